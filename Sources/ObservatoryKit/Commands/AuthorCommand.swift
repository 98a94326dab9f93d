import Course
import ExerciseRunner
import JSON

/// `observatory author`: tools for those who write courses.
struct AuthorCommand {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    switch invocation.arguments[0] {
    case "check": return try check()
    case let verb: throw .notThere(command: "author \(verb)")
    }
  }

  /// Reads everything and, unless told not to, runs everything.
  private func check() throws(Failure) -> ExitStatus {
    let folder = try CourseFolder.find(named: invocation.value("--course"), in: world)
    let check = CourseCheck(CourseIndex(folder))
    var issues = check.issues
    if !invocation.has("--no-run") {
      issues += JobRunner(bench: try Workbench(world)).run(check.jobs)
    }
    issues = issues.map { issue in
      var issue = issue
      if issue.file.hasPrefix(folder.path + "/") {
        issue.file = String(issue.file.dropFirst(folder.path.count + 1))
      }
      return issue
    }
    let runs = invocation.has("--no-run") ? 0 : check.jobs.count
    if invocation.value("--format") == "json" {
      world.output.write(json(issues, runs: runs).prettyText + "\n")
    } else {
      for issue in issues { world.output.write("\(issue.severity.rawValue): \(issue.text)\n") }
      let count = issues.count { $0.severity == .error }
      world.output.write("\(runs) runs, \(count) errors.\n")
    }
    return issues.contains { $0.severity == .error } ? .failed : .success
  }

  private func json(_ issues: [CourseIssue], runs: Int) -> JSONValue {
    .object([
      .init("version", .int(1)), .init("runs", .int(runs)),
      .init(
        "issues",
        .array(
          issues.map { issue in
            .object([
              .init("file", .string(issue.file)), .init("line", .int(issue.line)),
              .init("code", .string(issue.code)),
              .init("severity", .string(issue.severity.rawValue)),
              .init("message", .string(issue.message)),
            ])
          })),
    ])
  }
}
