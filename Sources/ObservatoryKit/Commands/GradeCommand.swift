import ExerciseRunner
import Terminal

/// `observatory grade`: judges every submission in a folder.
struct GradeCommand {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    let exercise = try exercise()
    let submissions = try submissions(for: exercise)
    var run = GradeRun(bench: try Workbench(world), exercise: exercise)
    if let seconds = try invocation.seconds("--timeout") { run.limits.allow(computing: seconds) }
    let format = invocation.value("--format") ?? "jsonl"
    return format == "jsonl"
      ? try writeLines(submissions, run) : try writeReport(submissions, run, format)
  }

  private func exercise() throws(Failure) -> ExerciseFiles {
    guard let name = invocation.value("--exercise") else {
      throw .usage(.argumentMissing(command: "grade", arguments: "--exercise ID"))
    }
    return try CourseFolder.find(named: invocation.value("--course"), in: world).exercise(name)
  }

  private func submissions(for exercise: ExerciseFiles) throws(Failure) -> [Submission] {
    let folder = world.absolute(invocation.arguments[0])
    guard Files.isFolder(folder) else { throw .submissionsMissing(path: folder) }
    var submissions = Submission.all(in: folder, exercise: exercise.id)
    if submissions.isEmpty { throw .submissionsMissing(path: folder) }
    if let text = invocation.value("--shard") {
      guard let shard = Shard(text) else { throw .notAShard(text) }
      submissions = shard.part(of: submissions)
    }
    return submissions
  }

  // MARK: JSONL

  /// Writes a line a submission as they finish; what a named file holds already is not run again.
  private func writeLines(
    _ submissions: [Submission], _ run: GradeRun
  ) throws(Failure) -> ExitStatus {
    let contents = Dictionary(
      submissions.map { ($0.name, $0.content(for: run.exercise)) },
      uniquingKeysWith: { first, _ in first })
    var tally = Tally()
    var pending = submissions
    var file: AppendedFile?
    if let path = invocation.value("--output").map(world.absolute) {
      let kept = GradeLog.kept(in: try earlier(path), contents: contents)
      for line in kept { tally.keep(isPass: line.isPass) }
      let done = Set(kept.map(\.submission))
      pending.removeAll { done.contains($0.name) }
      do {
        file = try AppendedFile(path, beginning: kept.map(\.line).joined())
      } catch {
        throw .file(error)
      }
    }
    defer { file?.close() }
    let sink: any OutputSink = file ?? world.output
    try run.run(pending) { index, outcome in
      tally.count(outcome)
      let name = pending[index].name
      switch outcome {
      case .judged(let verdict):
        sink.write(GradeLog.line(verdict, of: name, content: contents[name] ?? ""))
      case .unable(let reason): sayUnable(name, reason)
      }
    }
    if let file, !file.isComplete { throw .outputIncomplete(invocation.value("--output") ?? "") }
    return conclude(tally)
  }

  private func earlier(_ path: String) throws(Failure) -> String {
    do {
      return String(decoding: try Files.read(path, limit: 1 << 30), as: UTF8.self)
    } catch .missing {
      return ""
    } catch {
      throw .file(error)
    }
  }

  // MARK: Reports

  /// Writes one report of all submissions, in the order of their names.
  private func writeReport(
    _ submissions: [Submission], _ run: GradeRun, _ format: String
  ) throws(Failure) -> ExitStatus {
    var tally = Tally()
    var verdicts: [Verdict?] = submissions.map { _ in nil }
    try run.run(submissions) { index, outcome in
      tally.count(outcome)
      switch outcome {
      case .judged(var verdict):
        // A report of many submissions tells them apart by the name of what was judged.
        verdict.exercise = submissions[index].name
        verdicts[index] = verdict
      case .unable(let reason): sayUnable(submissions[index].name, reason)
      }
    }
    let text = VerdictFormat.text(verdicts.compactMap(\.self), format: format)
    if let path = invocation.value("--output").map(world.absolute) {
      do { try Files.write(Array(text.utf8), to: path) } catch { throw .file(error) }
    } else {
      world.output.write(text)
    }
    return conclude(tally)
  }

  private func sayUnable(_ name: String, _ reason: String) {
    world.error.write("observatory: \(Sanitizer.singleLine(name)): \(reason)\n")
  }

  private func conclude(_ tally: Tally) -> ExitStatus {
    world.error.write(tally.sentence + "\n")
    return tally.status
  }
}

extension GradeCommand {
  /// How the submissions fared.
  struct Tally {
    private var passed = 0
    private var failed = 0
    private var unable = 0
    private var kept = 0

    mutating func count(_ outcome: GradeRun.Outcome) {
      switch outcome {
      case .judged(let verdict) where verdict.status == .pass: passed += 1
      case .judged: failed += 1
      case .unable: unable += 1
      }
    }

    mutating func keep(isPass: Bool) {
      kept += 1
      if isPass { passed += 1 } else { failed += 1 }
    }

    var status: ExitStatus { unable > 0 ? .unusable : failed > 0 ? .failed : .success }

    var sentence: String {
      var text = "\(passed + failed + unable) submissions: \(passed) passed, \(failed) did not"
      if unable > 0 { text += ", \(unable) could not be run" }
      if kept > 0 { text += "; \(kept) of them were judged before" }
      return text + "."
    }
  }
}
