import Course
import ExerciseRunner

/// An exercise is sound if its starter fails, its solutions pass, and each mistake fails as named.
struct ExerciseCheck {
  private let files: ExerciseFiles

  init(_ files: ExerciseFiles) { self.files = files }

  var jobs: [CourseCheck.Job] {
    [job(files.starter) { $0.status == .pass ? "the starter passes already" : nil }]
      + ([files.solution] + files.accepted).map { path in
        job(path) { verdict in
          guard verdict.status == .pass else { return "it has to pass: " + Self.reason(verdict) }
          // A solution is read as a model; other ways may be rough.
          guard path == files.solution else { return nil }
          return verdict.diagnostics.first.map { "the compiler warns: \($0.text)" }
        }
      }
      + files.mistakes.map { path in
        job(path) { verdict in Self.complaint(verdict, expected: Self.expectation(in: path)) }
      }
  }

  private func job(
    _ path: String, complaint: @escaping @Sendable (Verdict) -> String?
  ) -> CourseCheck.Job {
    let (id, checks) = (files.id, files.checks)
    return CourseCheck.Job(file: path, line: 1) { bench in
      let verdict = try bench.verification.judge(exercise: id, file: path, checks: checks)
      guard let message = complaint(verdict) else { return [] }
      return [CourseIssue(file: path, line: 1, code: "exercise", message: message)]
    }
  }

  private static func complaint(_ verdict: Verdict, expected: String?) -> String? {
    if verdict.status == .pass { return "the mistake passes" }
    guard let expected else { return "the first line does not say “// expect: ”" }
    let failed = verdict.checks.filter { $0.status == .fail }.map(\.name)
    if failed.contains(expected) { return nil }
    let said = verdict.diagnostics.map(\.message) + [verdict.message]
    if failed.isEmpty, said.contains(where: { $0.contains(expected) }) { return nil }
    return "“\(expected)” should be what fails, but: " + reason(verdict)
  }

  private static func reason(_ verdict: Verdict) -> String {
    let failed = verdict.checks.filter { $0.status == .fail }
    if let check = failed.first {
      return "“\(check.name)” fails" + (failed.count > 1 ? " and \(failed.count - 1) more" : "")
    }
    let error = verdict.diagnostics.first { $0.severity == .error }
    return error?.text ?? "\(verdict.status.rawValue), \(verdict.message)"
  }

  private static func expectation(in path: String) -> String? {
    guard let bytes = try? Files.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let mark = "// expect: "
    guard let first = text.split(separator: "\n").first, first.hasPrefix(mark) else { return nil }
    return String(first.dropFirst(mark.count))
  }
}
