import JSON

/// What a traced program did.
package struct TraceReport: Equatable, Sendable {
  package enum Status: String, Sendable {
    case ok
    case compileError = "compile-error"
    case fatal
    case timeout
    case limit
  }

  /// One event and what followed from it.
  package struct Step: Equatable, Sendable {
    package var name: String
    package var updates: [Update]
    package var output: String
    package var warnings: [String]
    /// Views that were on the screen and did not run.
    package var quiet: [String]
  }

  /// The runs of one unit in a step.
  package struct Update: Equatable, Sendable {
    package var view: String
    package var kind: String
    package var path: String
    package var count: Int
    package var causes: [Cause]
    package var reads: [String]
  }

  /// Why a unit ran.
  package struct Cause: Equatable, Sendable {
    package var kind: String
    package var name: String?
    package var fields: [String]
  }

  /// A control on the final screen.
  package struct Control: Equatable, Sendable {
    package var number: Int
    /// `button`, `toggle`, `field`, `stepper`, `slider`, `picker`, `link` or `row`.
    package var kind: String
    /// What an action names it by.
    package var label: String
    package var isEnabled: Bool
  }

  package var status: Status
  package var state: String
  package var steps: [Step] = []
  package var screen = ""
  /// The final screen with a number before each control; empty unless it was asked for.
  package var numberedScreen = ""
  package var controls: [Control] = []
  package var issues: [String] = []
  package var fatal: String?
  package var fatalFile: String?
  package var fatalLine: Int?
  package var diagnostics: [Diagnostic] = []
  /// What the program printed in all.
  package var output = ""

  package init(
    status: Status, state: String, fatal: String? = nil, diagnostics: [Diagnostic] = []
  ) {
    self.status = status
    self.state = state
    self.fatal = fatal
    self.diagnostics = diagnostics
  }
}

extension TraceReport {
  init(_ outcome: RunOutcome, state: String) {
    self.init(status: .ok, state: state)
    output = outcome.output
    for payload in outcome.payloads {
      switch payload["kind"]?.string {
      case "step": steps.append(Step(payload))
      case "controls":
        numberedScreen = payload["text"]?.string ?? ""
        controls = (payload["controls"]?.array ?? []).map(Control.init)
      case "screen": screen = payload["text"]?.string ?? ""
      case "issue": issues.append(payload["text"]?.string ?? "")
      default: break
      }
    }
    switch outcome.end {
    case .finished: if !issues.isEmpty { status = .fatal }
    case .wallLimit, .cpuLimit: status = .timeout
    case .memoryLimit, .outputLimit, .fileLimit: status = .limit
    default: status = .fatal
    }
    if case .trapped(let message, let file, let line) = outcome.end {
      (fatal, fatalFile, fatalLine) = (message, file, line)
    } else if outcome.end != .finished {
      fatal = outcome.end.sentence
    } else if status == .fatal {
      fatal = issues.first
    }
  }

  /// The report as `trace --format json` prints it.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("version", .int(1)), .init("status", .string(status.rawValue)),
      .init("state", .string(state)), .init("steps", .array(steps.map(\.json))),
      .init("screen", .string(screen)), .init("issues", .strings(issues)),
      .init("fatal", fatalJSON),
    ]
    if !diagnostics.isEmpty {
      members.append(.init("diagnostics", .array(diagnostics.map(\.json))))
    }
    return .object(members)
  }

  private var fatalJSON: JSONValue {
    guard let fatal else { return .null }
    return .object([
      .init("message", .string(fatal)), .init("file", .optional(fatalFile)),
      .init("line", fatalLine.map(JSONValue.int) ?? .null),
    ])
  }
}

extension TraceReport.Step {
  init(_ payload: JSONValue) {
    name = payload["name"]?.string ?? ""
    updates = (payload["updates"]?.array ?? []).map(TraceReport.Update.init)
    output = payload["output"]?.string ?? ""
    warnings = payload["warnings"]?.strings ?? []
    quiet = payload["quiet"]?.strings ?? []
  }

  var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("updates", .array(updates.map(\.json))),
      .init("output", .string(output)), .init("warnings", .strings(warnings)),
      .init("quiet", .strings(quiet)),
    ])
  }
}

extension TraceReport.Update {
  init(_ payload: JSONValue) {
    view = payload["view"]?.string ?? ""
    kind = payload["kind"]?.string ?? ""
    path = payload["path"]?.string ?? ""
    count = payload["count"]?.int ?? 0
    causes = (payload["causes"]?.array ?? []).map(TraceReport.Cause.init)
    reads = payload["reads"]?.strings ?? []
  }

  var json: JSONValue {
    .object([
      .init("view", .string(view)), .init("kind", .string(kind)), .init("path", .string(path)),
      .init("count", .int(count)), .init("causes", .array(causes.map(\.json))),
      .init("reads", .strings(reads)),
    ])
  }
}

extension TraceReport.Control {
  init(_ payload: JSONValue) {
    number = payload["number"]?.int ?? 0
    kind = payload["kind"]?.string ?? ""
    label = payload["label"]?.string ?? ""
    isEnabled = payload["enabled"]?.bool ?? true
  }
}

extension TraceReport.Cause {
  init(_ payload: JSONValue) {
    kind = payload["kind"]?.string ?? ""
    name = payload["name"]?.string
    fields = payload["fields"]?.strings ?? []
  }

  var json: JSONValue {
    var members: [JSONValue.Member] = [.init("kind", .string(kind))]
    if let name { members.append(.init("name", .string(name))) }
    if kind == "value" { members.append(.init("fields", .strings(fields))) }
    return .object(members)
  }

  /// The cause as people read it: the property, or what kind of thing it was.
  package var text: String {
    switch kind {
    case "observed": name ?? kind
    case "value": fields.isEmpty ? "value" : "value " + fields.joined(separator: ", ")
    default: name.map { "\(kind) \($0)" } ?? kind
    }
  }
}
