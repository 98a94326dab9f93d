import Course
import ExerciseRunner
import Interchange
import Progress

/// `observatory progress export` and `import`: progress as a file, and two of them made one.
struct ProgressTransfer {
  let desk: Desk

  /// Writes everything that is stored, to a file if one is named.
  func export() throws(Failure) -> ExitStatus {
    let store = desk.store
    let isLog = desk.invocation.value("--format") == "xapi"
    let text =
      try isLog ? statements() : desk.storing { () throws(StoreError) in try store.export() }
    guard let name = desk.invocation.arguments.dropFirst().first else {
      desk.world.output.write(text)
      return .success
    }
    do {
      try Files.write(Array(text.utf8), to: desk.world.absolute(name))
    } catch {
      throw .file(error)
    }
    return .success
  }

  /// What was answered and judged, as xAPI statements.
  private func statements() throws(Failure) -> String {
    let store = desk.store
    let (answers, attempts) = try desk.storing { () throws(StoreError) in
      (try store.answerLog(), try store.attemptLog())
    }
    let questions = desk.index.quizzes.flatMap { entry -> [Question] in
      (try? desk.index.course.quiz(entry))?.0.questions ?? []
    }
    let actor = XAPIActor(desk.invocation.value("--actor") ?? "learner")
    return XAPIStatements(
      actor: actor, answers: answers, attempts: attempts, questions: questions
    ).text
  }

  /// Merges what another machine exported.
  func merge() throws(Failure) -> ExitStatus {
    guard let name = desk.invocation.arguments.dropFirst().first else {
      throw .usage(.argumentMissing(command: "progress import", arguments: "FILE, or - for a pipe"))
    }
    let bytes: [UInt8]
    do {
      bytes = name == "-" ? desk.world.readInput() : try Files.read(desk.world.absolute(name))
    } catch {
      throw .file(error)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .transfer(file: name, .notProgress)
    }
    let summary: ProgressStore.ImportSummary
    do { summary = try desk.store.merge(text) } catch { throw .transfer(file: name, error) }
    desk.interface.say(Self.sentence(summary))
    return .success
  }

  private static func sentence(_ summary: ProgressStore.ImportSummary) -> String {
    let names = [
      ("answer", "answer", "answers"), ("review", "review", "reviews"),
      ("attempt", "attempt", "attempts"), ("page_read", "page read", "pages read"),
      ("quiz_session", "quiz", "quizzes"), ("kept_file", "kept file", "kept files"),
      ("appeal", "appeal", "appeals"),
    ]
    let parts = names.compactMap { table, one, many in
      summary[table].map { "\($0) \($0 == 1 ? one : many)" }
    }
    if !parts.isEmpty { return "Merged; new here: \(parts.joined(separator: ", "))." }
    return summary.isEmpty ? "Merged; everything in it was here already." : "Merged."
  }
}

extension ImportError {
  /// What is wrong with the file; nothing was changed.
  func sentence(file: String) -> String {
    let kept = "nothing was changed."
    switch self {
    case .notJSON(let error):
      return "\(file) is not JSON (\(error.expected) is expected at byte \(error.offset)); \(kept)"
    case .notProgress:
      return "\(file) holds no progress; make it with `observatory progress export`; \(kept)"
    case .newer(let version):
      return "\(file) was written by a newer version of observatory (format \(version)); \(kept)"
    case .unfit(let table, let row, let column):
      return "\(file) is damaged: row \(row) of \(table) has no fitting \(column); \(kept)"
    case .store(let error): return error.sentence
    }
  }
}
