/// Why some text is not JSON.
package struct JSONError: Error, Equatable {
  /// What was expected.
  package var expected: String
  /// Where, in bytes from the start.
  package var offset: Int

  package init(expected: String, offset: Int) {
    self.expected = expected
    self.offset = offset
  }
}

extension JSONValue {
  /// Reads JSON.
  ///
  /// - Throws: `JSONError` for anything that isn't one JSON value.
  package init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads JSON from UTF-8.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  var offset = 0
  var depth = 0

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value()
    skipSpace()
    if offset < bytes.count { throw error("the end") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    guard depth < 256 else { throw error("less nesting") }
    depth += 1
    defer { depth -= 1 }
    switch peek {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    offset += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("a member's name") }
      let name = try string()
      skipSpace()
      guard take(":") else { throw error("a colon") }
      members.append(.init(name, try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("a comma or a closing brace") }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    offset += 1
    var items: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(items) }
    repeat {
      items.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("a comma or a closing bracket") }
    return .array(items)
  }

  private mutating func string() throws(JSONError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = peek {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error("valid UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw error("an escape for a control character")
      default: text.append(byte)
      }
    }
    throw error("a closing quotation mark")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = peek else { throw error("an escape") }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"): text += Array(String(try unicodeEscape()).utf8)
    default: throw error("a known escape")
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let high = try hexDigits()
    if (0xd800..<0xdc00).contains(high) {
      guard take("\\"), take("u") else { return "\u{fffd}" }
      let low = try hexDigits()
      guard (0xdc00..<0xe000).contains(low) else { return "\u{fffd}" }
      return Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)) ?? "\u{fffd}"
    }
    return Unicode.Scalar(high) ?? "\u{fffd}"
  }

  private mutating func hexDigits() throws(JSONError) -> UInt32 {
    guard offset + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits") }
    offset += 4
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = offset
    while let byte = peek, "+-.0123456789eE".utf8.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard !text.isEmpty, Double(text) != nil, text.first != "+", text.first != "." else {
      offset = start
      throw error("a value")
    }
    return .number(text)
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    guard bytes[offset...].starts(with: word.utf8) else { throw error(word) }
    offset += word.utf8.count
    return value
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      offset += 1
    }
  }

  private func error(_ expected: String) -> JSONError {
    JSONError(expected: expected, offset: offset)
  }
}
