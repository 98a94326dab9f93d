/// Reads and writes the little JSON that answers travel in.
///
/// Writing keeps the order of the fields and never depends on a locale, so that the same answers
/// give the same bytes.
package indirect enum JSONText: Sendable, Hashable {
  case object([(name: String, value: JSONText)])
  case array([JSONText])
  case string(String)
  case number(Double)
  case integer(Int)
  case bool(Bool)
  case null

  package static func == (first: JSONText, second: JSONText) -> Bool {
    first.written == second.written
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(written) }

  /// Returns the value of the last field with this name, as most readers of JSON do.
  package func field(_ name: String) -> JSONText? {
    guard case .object(let fields) = self else { return nil }
    return fields.last { $0.name == name }?.value
  }

  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  // MARK: Writing

  package var written: String {
    switch self {
    case .object(let fields):
      "{" + fields.map { Self.quoted($0.name) + ": " + $0.value.written }.joined(separator: ", ")
        + "}"
    case .array(let items): "[" + items.map(\.written).joined(separator: ", ") + "]"
    case .string(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .integer(let number): "\(number)"
    case .bool(let value): value ? "true" : "false"
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
