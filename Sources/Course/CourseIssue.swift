/// Something wrong in the files of a course.
package struct CourseIssue: Equatable, Sendable {
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// The path of the file, from the course's folder.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// A stable name for the kind of problem.
  package var code: String
  /// What is wrong and what to do.
  package var message: String
  package var severity: Severity

  package init(
    file: String, line: Int, code: String, message: String, severity: Severity = .error
  ) {
    self.file = file
    self.line = line
    self.code = code
    self.message = message
    self.severity = severity
  }

  package var text: String { "\(file):\(line): \(message)" }
}
