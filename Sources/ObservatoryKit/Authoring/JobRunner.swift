import Course
import Dispatch
import Synchronization

/// Runs the jobs of a course check on all cores and keeps the findings in their order.
struct JobRunner: Sendable {
  let bench: Workbench

  func run(_ jobs: [CourseCheck.Job]) -> [CourseIssue] {
    let findings = Mutex([[CourseIssue]](repeating: [], count: jobs.count))
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      let found = run(jobs[index])
      findings.withLock { $0[index] = found }
    }
    return findings.withLock { Array($0.joined()) }
  }

  private func run(_ job: CourseCheck.Job) -> [CourseIssue] {
    do {
      return try job.run(bench)
    } catch {
      let message = Failure(error).sentence
      return [CourseIssue(file: job.file, line: job.line, code: "run", message: message)]
    }
  }
}
