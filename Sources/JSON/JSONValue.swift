/// JSON whose objects keep the order of their members, so that equal values print equal bytes.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  package struct Member: Equatable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  package static func int(_ value: Int) -> JSONValue { .number(String(value)) }

  /// The shortest number that reads back as the same value; null for what JSON can't say.
  package static func double(_ value: Double) -> JSONValue {
    guard value.isFinite else { return .null }
    let text = value.description
    return .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  package static func strings(_ values: [String]) -> JSONValue {
    .array(values.map(JSONValue.string))
  }
  package static func optional(_ value: String?) -> JSONValue {
    value.map(JSONValue.string) ?? .null
  }

  /// The member of an object; nil where there is none.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
  package var int: Int? {
    if case .number(let text) = self { Int(text) } else { nil }
  }
  package var double: Double? {
    if case .number(let text) = self { Double(text) } else { nil }
  }
  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }
  package var array: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }
  package var strings: [String]? { array?.compactMap(\.string) }
}

// MARK: Printing

extension JSONValue {
  /// The value as JSON on one line.
  package var text: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// The value as JSON with two spaces of indentation a level.
  package var prettyText: String {
    var text = ""
    write(to: &text, indent: 0)
    return text
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value
    case .string(let value): Self.write(value, to: &text)
    case .array(let items):
      Self.writeList("[", "]", items, to: &text, indent: indent) { item, text, indent in
        item.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.writeList("{", "}", members, to: &text, indent: indent) { member, text, indent in
        Self.write(member.name, to: &text)
        text += indent == nil ? ":" : ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func writeList<Item>(
    _ open: String, _ close: String, _ items: [Item], to text: inout String, indent: Int?,
    _ write: (Item, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indent.map { $0 + 2 }
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      write(item, &text, inner)
    }
    if let indent, !items.isEmpty { text += "\n" + String(repeating: " ", count: indent) }
    text += close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.steersTerminals:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may obey it: controls, and those that turn the direction of text around.
  ///
  /// They are written as escapes, so that JSON can be looked at on a terminal.
  fileprivate var steersTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
