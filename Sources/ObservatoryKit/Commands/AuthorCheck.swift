import Course
import ExerciseRunner
import JSON

/// `observatory author check`: reads everything and, unless told not to, runs everything.
struct AuthorCheck {
  let invocation: Invocation
  let world: World

  private var isJSON: Bool { invocation.value("--format") == "json" }

  func run() throws(Failure) -> ExitStatus {
    let start = world.now()
    let folder = try CourseFolder.find(named: invocation.value("--course"), in: world)
    let index = CourseIndex(folder)
    let names = Array(invocation.arguments.dropFirst())
    let check = CourseCheck(index, try CourseSelection(names, in: index))
    if invocation.has("--mutate") { return try mutate(check) }
    var issues = check.issues
    let jobs = invocation.has("--no-run") ? [] : check.jobs
    if !jobs.isEmpty {
      let bench = try Workbench(world)
      let runner = JobRunner(bench: bench)
      issues += try withProgress(of: jobs.count, "runs") { onProgress throws(Failure) in
        try runner.run(jobs, onProgress: onProgress)
      }
    }
    issues = issues.map { $0.relative(to: folder) }
    let seconds = world.now() - start
    if isJSON {
      world.output.write(json(issues, check, runs: jobs.count, seconds: seconds).prettyText + "\n")
    } else {
      write(issues, check, runs: jobs.count, seconds: seconds)
    }
    return issues.contains { $0.severity == .error } ? .failed : .success
  }

  private func write(_ issues: [CourseIssue], _ check: CourseCheck, runs: Int, seconds: Double) {
    if check.selection.isWhole, !check.coverage.rows.isEmpty {
      world.output.write(check.coverage.text + "\n")
    }
    for issue in issues { world.show("\(issue.severity.rawValue): \(issue.text)\n") }
    let count = issues.count { $0.severity == .error }
    world.output.write("\(runs) runs, \(count) errors, \(Int(seconds.rounded())) seconds.\n")
  }

  private func json(
    _ issues: [CourseIssue], _ check: CourseCheck, runs: Int, seconds: Double
  ) -> JSONValue {
    .object([
      .init("version", .int(1)), .init("runs", .int(runs)),
      .init("seconds", .double((seconds * 10).rounded() / 10)),
      .init("issues", .array(issues.map(\.json))),
      .init("coverage", check.selection.isWhole ? check.coverage.json : .array([])),
    ])
  }

  // MARK: Mutation

  private func mutate(_ check: CourseCheck) throws(Failure) -> ExitStatus {
    let exercises = check.contents.exercises.filter(check.selection.has(exercise:))
    let mutation = try MutationRun(exercises, bench: try Workbench(world))
    let reports = try withProgress(of: mutation.count, "edits") { onProgress throws(Failure) in
      try mutation.run(onProgress: onProgress)
    }
    let texts = reports.map { report in
      (report, (try? LearnerSource(reading: report.file).text) ?? "")
    }
    if isJSON {
      let values = texts.map { report, solution in report.json(solution: solution) }
      world.output.write(
        JSONValue.object([
          .init("version", .int(1)), .init("issues", .array(mutation.issues.map(\.json))),
          .init("exercises", .array(values)),
        ]).prettyText + "\n")
    } else {
      for issue in mutation.issues { world.show("error: \(issue.text)\n") }
      for (report, solution) in texts { world.show(report.text(solution: solution)) }
    }
    let isTight = reports.allSatisfy(\.survivors.isEmpty) && mutation.issues.isEmpty
    return isTight ? .success : .failed
  }

  // MARK: Progress

  /// Shows how far the work is, where somebody watches.
  private func withProgress<Result>(
    of total: Int, _ what: String, _ work: ((Int) -> Void) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let facts = world.facts(try Desk.terminalOptions(invocation))
    guard facts.errorIsTerminal, facts.movesCursor, !isJSON else { return try work { _ in } }
    let line = ProgressLine(total: total, what: what, output: world.error)
    defer { line.clear() }
    return try work(line.show)
  }
}

extension CourseIssue {
  fileprivate var json: JSONValue {
    .object([
      .init("file", .string(file)), .init("line", .int(line)), .init("code", .string(code)),
      .init("severity", .string(severity.rawValue)), .init("message", .string(message)),
    ])
  }

  fileprivate func relative(to folder: CourseFolder) -> CourseIssue {
    guard file.hasPrefix(folder.path + "/") else { return self }
    var issue = self
    issue.file = String(file.dropFirst(folder.path.count + 1))
    return issue
  }
}
