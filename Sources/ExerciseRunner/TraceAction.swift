import JSON

/// An event of a trace, as `--do` and `// do:` lines write it.
package enum TraceAction: Equatable, Sendable {
  case tap(String)
  case toggle(String)
  case type(String, into: String)
  case submit(String)
  case dismiss
  case select(String, in: String)
  case wait(Double)
  case run(String)

  /// Why some text is not an event.
  package struct Malformed: Error, Equatable {
    package var text: String

    /// The failure in a sentence.
    package var sentence: String {
      "“\(text)” is not an event; write tap LABEL, toggle LABEL, type TEXT into LABEL, submit LABEL,"
        + " dismiss, select VALUE in LABEL, wait SECONDS or run: STATEMENTS."
    }
  }

  /// Reads an event.
  package init(parsing text: String) throws(Malformed) {
    let trimmed = String(text.trimmingSpaces)
    if let code = Self.rest(of: trimmed, after: "run:") {
      if code.isEmpty { throw Malformed(text: text) }
      self = .run(code)
    } else if trimmed == "dismiss" {
      self = .dismiss
    } else if let label = Self.rest(of: trimmed, after: "tap "), !label.isEmpty {
      self = .tap(label)
    } else if let label = Self.rest(of: trimmed, after: "toggle "), !label.isEmpty {
      self = .toggle(label)
    } else if let label = Self.rest(of: trimmed, after: "submit "), !label.isEmpty {
      self = .submit(label)
    } else if let seconds = Self.rest(of: trimmed, after: "wait ").flatMap(Double.init),
      seconds >= 0
    {
      self = .wait(seconds)
    } else if let (text, label) = Self.pair(of: trimmed, after: "type ", " into ") {
      self = .type(text, into: label)
    } else if let (value, label) = Self.pair(of: trimmed, after: "select ", " in ") {
      self = .select(value, in: label)
    } else {
      throw Malformed(text: text)
    }
  }

  /// The event as it is shown.
  package var name: String {
    switch self {
    case .tap(let label): "tap \(label)"
    case .toggle(let label): "toggle \(label)"
    case .type(let text, let label): "type \(text) into \(label)"
    case .submit(let label): "submit \(label)"
    case .dismiss: "dismiss"
    case .select(let value, let label): "select \(value) in \(label)"
    case .wait(let seconds):
      "wait \(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)")"
    case .run(let code): "run: \(code)"
    }
  }

  private static func rest(of text: String, after prefix: String) -> String? {
    guard text.hasPrefix(prefix) else { return nil }
    return String(text.dropFirst(prefix.count).trimmingSpaces)
  }

  /// The text before and after the last separator; the first part may be empty.
  private static func pair(
    of text: String, after prefix: String, _ separator: String
  ) -> (String, String)? {
    guard text.hasPrefix(prefix) else { return nil }
    let rest = " " + text.dropFirst(prefix.count)
    guard let range = rest.ranges(of: separator).last else { return nil }
    let label = String(rest[range.upperBound...].trimmingSpaces)
    return label.isEmpty ? nil : (String(rest[..<range.lowerBound].trimmingSpaces), label)
  }

  /// The event for the program; `index` numbers the `run:` events.
  func request(index: Int) -> JSONValue {
    var members: [JSONValue.Member] = [.init("name", .string(name))]
    func add(_ verb: String, _ more: JSONValue.Member...) {
      members.append(.init("verb", .string(verb)))
      members += more
    }
    switch self {
    case .tap(let label): add("tap", .init("label", .string(label)))
    case .toggle(let label): add("toggle", .init("label", .string(label)))
    case .type(let text, let label):
      add("type", .init("text", .string(text)), .init("label", .string(label)))
    case .submit(let label): add("submit", .init("label", .string(label)))
    case .dismiss: add("dismiss")
    case .select(let value, let label):
      add("select", .init("text", .string(value)), .init("label", .string(label)))
    case .wait(let seconds): add("wait", .init("seconds", .number("\(seconds)")))
    case .run: add("run", .init("index", .int(index)))
    }
    return .object(members)
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  var trimmingSpaces: SubSequence {
    let start = firstIndex { $0 != " " && $0 != "\t" } ?? endIndex
    var end = endIndex
    while end > start, let last = self[start..<end].last, last == " " || last == "\t" {
      end = index(before: end)
    }
    return self[start..<end]
  }
}
