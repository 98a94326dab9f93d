import JSON

/// What the checks of an exercise said about a learner's file.
package struct Verdict: Equatable, Sendable {
  package enum Status: String, Sendable {
    /// Every check passed.
    case pass
    /// A check failed.
    case fail
    /// Nothing could be judged.
    case error
    /// The time limit ended it.
    case timeout
  }

  /// One check.
  package struct Check: Equatable, Sendable {
    package enum Status: String, Sendable {
      case pass
      case fail
      case skipped
    }

    package var name: String
    package var status: Status
    package var message = ""
    package var expected: String?
    package var actual: String?
    package var file: String?
    package var line: Int?
    /// The learner's line that the failure is about.
    package var sourceLine: String?
    /// The section that explains it, `lesson-id#section`.
    package var lesson: String?
    /// What ran in the last step and why, one line each.
    package var trace: [String] = []

    package init(name: String, status: Status, message: String = "") {
      self.name = name
      self.status = status
      self.message = message
    }
  }

  package var exercise: String
  package var status: Status
  package var checks: [Check] = []
  /// One sentence for `error` and `timeout`.
  package var message = ""
  package var diagnostics: [Diagnostic] = []
  /// What the checks need of the file and don't find there, a sentence each; then nothing was judged.
  package var misfits: [String] = []
  package var output = ""
  package var outputDropped = 0
  package var sandbox: Sandbox = .limits
  package var seconds = 0.0
  /// What was seen in each step of the checks, where that was asked for.
  package var steps: [JSONValue] = []

  package init(exercise: String, status: Status, message: String = "") {
    self.exercise = exercise
    self.status = status
    self.message = message
  }
}

extension Verdict {
  /// The verdict as `verify --format json` prints it.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("version", .int(1)), .init("exercise", .string(exercise)),
      .init("status", .string(status.rawValue)), .init("checks", .array(checks.map(\.json))),
      .init("output", .string(output)), .init("sandbox", .string(sandbox.rawValue)),
      .init("seconds", .number(Self.rounded(seconds))),
    ]
    if !message.isEmpty { members.append(.init("message", .string(message))) }
    if !diagnostics.isEmpty {
      members.append(.init("diagnostics", .array(diagnostics.map(\.json))))
    }
    return .object(members)
  }

  private static func rounded(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Verdict.Check {
  var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("status", .string(status.rawValue)),
      .init("message", .string(message)), .init("expected", .optional(expected)),
      .init("actual", .optional(actual)), .init("file", .optional(file)),
      .init("line", line.map(JSONValue.int) ?? .null), .init("lesson", .optional(lesson)),
    ])
  }
}

extension Diagnostic {
  package var json: JSONValue {
    .object([
      .init("file", .string(file)), .init("line", .int(line)), .init("column", .int(column)),
      .init("severity", .string(severity.rawValue)), .init("message", .string(message)),
    ])
  }
}
