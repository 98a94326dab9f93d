/// JSON with members in the order in which they were given, so that equal runs give equal bytes.
enum JSONText {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  static func strings(_ strings: [String]) -> JSONText { .array(strings.map(JSONText.string)) }

  static func optional(_ string: String?) -> JSONText { string.map(JSONText.string) ?? .null }

  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += "\(value)"
    case .string(let value): Self.write(value, to: &text)
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.0, to: &text)
        text += ":"
        member.1.write(to: &text)
      }
      text += "}"
    }
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
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
