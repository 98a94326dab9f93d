import Course
import ExerciseRunner
import JSON
import Progress
import Terminal

/// `observatory author stats`: how learners fared with every question, from their logs.
struct AuthorStats {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    let rows = try rows()
    if invocation.value("--format") == "json" {
      world.output.write(json(rows).prettyText + "\n")
    } else if rows.isEmpty {
      world.output.write(
        "No quiz was answered yet; name exported files to see those: observatory author stats"
          + " FILE.\n")
    } else {
      world.show(text(rows))
    }
    return .success
  }

  /// A question's statistics and its quiz; nil for a question that the course no longer has.
  private struct Row {
    var statistics: QuestionStatistics
    var quiz: String?
  }

  /// In the order of the course; questions that it no longer has come last.
  private func rows() throws(Failure) -> [Row] {
    let index = CourseIndex(try CourseFolder.find(named: invocation.value("--course"), in: world))
    var places: [String: (order: Int, quiz: String)] = [:]
    for entry in index.quizzes {
      guard let (quiz, _) = try? index.course.quiz(entry) else { continue }
      for question in quiz.questions { places[question.id] = (places.count, quiz.id) }
    }
    return try statistics().map { Row(statistics: $0, quiz: places[$0.question]?.quiz) }
      .sorted { first, second in
        let places = [first, second].map { places[$0.statistics.question]?.order ?? .max }
        return (places[0], first.statistics.question) < (places[1], second.statistics.question)
      }
  }

  /// The statistics of the named exports together, else those of this machine.
  private func statistics() throws(Failure) -> [QuestionStatistics] {
    let files = invocation.arguments.dropFirst()
    let folders = StateFolders(environment: world.environment)
    do {
      if files.isEmpty {
        return try ProgressStore(folder: folders.data, now: world.now).questionStatistics()
      }
      try Files.makeFolder(folders.cache)
      return try Files.withTemporaryFolder(in: folders.cache) { folder in
        let store = try ProgressStore(folder: folder, now: world.now)
        defer { store.close() }
        for file in files { try merge(file, into: store) }
        return try store.questionStatistics()
      }
    } catch {
      throw Failure(error)
    }
  }

  private func merge(_ file: String, into store: ProgressStore) throws {
    let bytes = try Files.read(world.absolute(file))
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure.transfer(file: file, .notProgress)
    }
    do { try store.merge(text) } catch { throw Failure.transfer(file: file, error) }
  }

  // MARK: Writing

  private func text(_ rows: [Row]) -> String {
    let width = max(8, rows.map(\.statistics.question.count).max() ?? 0)
    func line(_ cells: [String], _ last: String) -> String {
      let widths = [width, 5, 5, 11, 6]
      let padded = zip(cells, widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
        return index == 0 ? cell.0 + space : space + cell.0
      }
      return padded.joined(separator: "  ") + (last.isEmpty ? "" : "  \(last)") + "\n"
    }
    var text = line(["question", "tries", "skips", "first right", "discr."], "wrong answers")
    for row in rows {
      let statistics = row.statistics
      let share = statistics.sessions == 0 ? "–" : "\(Self.percent(statistics)) %"
      let wrong = statistics.wrongAnswers.prefix(3).map { answer in
        "“\(Sanitizer.singleLine(answer.text))”" + (answer.count > 1 ? " ×\(answer.count)" : "")
      }
      let gone = row.quiz == nil ? ["not in the course"] : []
      text += line(
        [
          statistics.question, "\(statistics.answers)", "\(statistics.skips)", share,
          statistics.discrimination.map(Self.hundredths) ?? "–",
        ], (gone + wrong).joined(separator: ", "))
    }
    return text
  }

  private static func percent(_ statistics: QuestionStatistics) -> Int {
    (statistics.rightAtFirst * 200 + statistics.sessions) / (2 * statistics.sessions)
  }

  private static func hundredths(_ value: Double) -> String {
    let number = Int((abs(value) * 100).rounded())
    let digits = number % 100 < 10 ? "0\(number % 100)" : "\(number % 100)"
    return "\(value < 0 && number > 0 ? "-" : "")\(number / 100).\(digits)"
  }

  private func json(_ rows: [Row]) -> JSONValue {
    .object([
      .init("version", .int(1)),
      .init(
        "questions",
        .array(
          rows.map { row in
            let statistics = row.statistics
            return .object([
              .init("question", .string(statistics.question)),
              .init("quiz", .optional(row.quiz)), .init("tries", .int(statistics.answers)),
              .init("skips", .int(statistics.skips)),
              .init("sessions", .int(statistics.sessions)),
              .init("right_at_first", .int(statistics.rightAtFirst)),
              .init(
                "discrimination", statistics.discrimination.map(JSONValue.double) ?? .null),
              .init(
                "wrong_answers",
                .array(
                  statistics.wrongAnswers.map { answer in
                    .object([
                      .init("text", .string(answer.text)), .init("count", .int(answer.count)),
                    ])
                  })),
            ])
          })),
    ])
  }
}
