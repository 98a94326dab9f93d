import Course
import Grading

/// What the lint of a rubric found, a finding for each kind.
struct RubricFindings {
  private let issues: [RubricIssue]

  init(_ issues: [RubricIssue]) { self.issues = issues }

  func issues(like pattern: CourseIssue) -> [CourseIssue] {
    RubricIssue.Kind.allCases.compactMap { kind in
      let found = issues.filter { $0.kind == kind }
      guard let first = found.first else { return nil }
      let more = found.count > 1 ? " and \(found.count - 1) more" : ""
      var issue = pattern
      issue.message += " \(kind.rawValue): \(first.detail.prefix(120))\(more)"
      return issue
    }
  }
}
