import Course
import Grading

/// What the lint of a rubric found, a finding for each kind.
///
/// What contradicts the author's own examples is an error; answers that a machine made up, such as
/// the model answer's words in another order, are a warning: nobody may ever give them.
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
      issue.severity = Self.isAuthors(kind) ? .error : .warning
      return issue
    }
  }

  private static func isAuthors(_ kind: RubricIssue.Kind) -> Bool {
    switch kind {
    case .refusesRightAnswer, .misjudgesPartialAnswer, .misreadsExample, .saysNothing: true
    case .acceptsWrongAnswer, .isFragile, .overlooksReversal, .unusedPattern,
      .acceptsOtherQuestion:
      false
    }
  }
}
