/// Why a text is no JSON.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  package var message: String
  /// The byte where reading stopped, counted from 1.
  package var column: Int

  package var description: String { "\(message) at column \(column)" }
}

extension JSONText {
  package static func read(_ text: some StringProtocol) throws(JSONError) -> JSONText {
    var reader = JSONReader(bytes: Array(text.utf8))
    return try reader.document()
  }
}

/// Reads one JSON text, strictly after RFC 8259, to a depth of 64.
private struct JSONReader {
  let bytes: [UInt8]
  var position = 0

  mutating func document() throws(JSONError) -> JSONText {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value(depth: 0)
    skipBlanks()
    guard position == bytes.count else { throw error("text after the end") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONText {
    guard depth < 64 else { throw error("nested too deeply") }
    skipBlanks()
    guard let byte = peek else { throw error("unexpected end") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONText {
    position += 1
    var fields: [(name: String, value: JSONText)] = []
    skipBlanks()
    if take("}") { return .object([]) }
    while true {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw error("expected a field name") }
      let name = try string()
      skipBlanks()
      guard take(":") else { throw error("expected “:”") }
      fields.append((name, try value(depth: depth + 1)))
      skipBlanks()
      if take("}") { return .object(fields) }
      guard take(",") else { throw error("expected “,” or “}”") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONText {
    position += 1
    var items: [JSONText] = []
    skipBlanks()
    if take("]") { return .array([]) }
    while true {
      items.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return .array(items) }
      guard take(",") else { throw error("expected “,” or “]”") }
    }
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(Character(try escape())).utf8)
      case ..<0x20: throw error("control character in a string")
      default: text.append(byte)
      }
    }
    throw error("string without an end")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = peek else { throw error("string without an end") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try unicode()
    default: throw error("unknown escape")
    }
  }

  /// Reads four digits and, for a surrogate, its partner; a lone one becomes U+FFFD.
  private mutating func unicode() throws(JSONError) -> Unicode.Scalar {
    let first = try digits()
    if (0xD800...0xDBFF).contains(first), peek == UInt8(ascii: "\\"),
      position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u")
    {
      let rewind = position
      position += 2
      let second = try digits()
      if (0xDC00...0xDFFF).contains(second) {
        let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
      position = rewind
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private mutating func digits() throws(JSONError) -> UInt32 {
    guard position + 4 <= bytes.count,
      let value = UInt32(
        String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    position += 4
    return value
  }

  private mutating func number() throws(JSONError) -> JSONText {
    let start = position
    while let byte = peek, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard text.first?.isNumber == true || text.first == "-", let value = Double(text) else {
      position = start
      throw error("expected a value")
    }
    return .number(value)
  }

  private mutating func word(_ text: String, _ value: JSONText) throws(JSONError) -> JSONText {
    guard bytes[position...].starts(with: text.utf8) else { throw error("expected a value") }
    position += text.utf8.count
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private func error(_ message: String) -> JSONError {
    JSONError(message: message, column: position + 1)
  }
}
