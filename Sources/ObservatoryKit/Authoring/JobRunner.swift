import Course

/// Runs the jobs of a course check on all cores and keeps the findings in their order.
struct JobRunner: Sendable {
  let bench: Workbench

  func run(
    _ jobs: [CourseCheck.Job], onProgress: (Int) -> Void = { _ in }
  ) throws(Failure) -> [CourseIssue] {
    try Workers.map(jobs, onProgress: onProgress) { [bench] in Self.run($0, bench) }.flatMap(\.self)
  }

  private static func run(_ job: CourseCheck.Job, _ bench: Workbench) -> [CourseIssue] {
    do {
      return try job.run(bench)
    } catch {
      let message = Failure(error).sentence
      return [CourseIssue(file: job.file, line: job.line, code: "run", message: message)]
    }
  }
}
