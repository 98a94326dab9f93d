/// A call as it is written in a line of Swift: what is called, with which labels.
struct CallSite: Equatable {
  /// The name of the function or type.
  let callee: String
  /// The labels, `_` where there is none.
  let labels: [String]

  /// The call as documentation names functions, such as `Label(title:icon:)`.
  var signature: String { "\(callee)(\(labels.map { "\($0):" }.joined()))" }

  /// Whether the name is that of a type.
  var makesValue: Bool { callee.first?.isUppercase ?? false }

  /// Reads the innermost call around a column of a line, else the first call at or after it.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - column: the compiler's column: bytes from the start of the line, the first is 1.
  init?(in line: String, at column: Int) {
    let text = Array(line.utf8)
    let start = min(max(column - 1, 0), text.count)
    guard let open = Self.enclosing(text, start) ?? Self.following(text, start) else { return nil }
    let name = text[..<open].reversed().prefix(while: Self.isOfName).reversed()
    guard !name.isEmpty else { return nil }
    callee = String(decoding: Array(name), as: UTF8.self)
    labels = Self.arguments(text[(open + 1)...]).map(Self.label)
  }

  private static func enclosing(_ text: [UInt8], _ start: Int) -> Int? {
    if start < text.count, text[start] == UInt8(ascii: "(") { return start }
    var depth = 0
    for index in stride(from: start - 1, through: 0, by: -1) {
      switch text[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "{"): depth -= 1
      case UInt8(ascii: "("): depth -= 1
      default: continue
      }
      if depth < 0 { return text[index] == UInt8(ascii: "(") ? index : nil }
    }
    return nil
  }

  private static func following(_ text: [UInt8], _ start: Int) -> Int? {
    text[start...].firstIndex(of: UInt8(ascii: "("))
  }

  /// The texts of the arguments, up to the parenthesis that closes the call.
  private static func arguments(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var arguments: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var depth = 0
    var isText = false
    for index in text.indices {
      let byte = text[index]
      if byte == UInt8(ascii: "\"") { isText.toggle() }
      if isText { continue }
      if byte == UInt8(ascii: ","), depth == 0 {
        arguments.append(text[start..<index])
        start = index + 1
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 {
        arguments.append(text[start..<index])
        break
      }
    }
    return arguments.filter { $0.contains { $0 != UInt8(ascii: " ") } }
  }

  private static func label(_ argument: ArraySlice<UInt8>) -> String {
    let argument = argument.drop { $0 == UInt8(ascii: " ") }
    let name = argument.prefix(while: isOfName)
    guard !name.isEmpty, name.endIndex < argument.endIndex,
      argument[name.endIndex] == UInt8(ascii: ":")
    else { return "_" }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_") || byte > 127
  }
}
