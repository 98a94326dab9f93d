/// Text of a GIFT file whose escapes were read: an escaped character is never syntax.
struct GIFTUnits {
  struct Unit: Equatable {
    var scalar: Unicode.Scalar
    var isEscaped = false
  }

  private(set) var units: ArraySlice<Unit>

  private init(_ units: ArraySlice<Unit>) { self.units = units }

  /// Reads the escapes `\:`, `\#`, `\=`, `\{`, `\}`, `\~`, `\n` and `\\`; other backslashes stay.
  init(reading text: some StringProtocol) {
    var units: [Unit] = []
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        isEscape = false
        if let meant = Self.escapes[scalar] {
          units.append(Unit(scalar: meant, isEscaped: true))
          continue
        }
        units.append(Unit(scalar: "\\", isEscaped: true))
      }
      if scalar == "\\" { isEscape = true } else { units.append(Unit(scalar: scalar)) }
    }
    if isEscape { units.append(Unit(scalar: "\\", isEscaped: true)) }
    self.units = units[...]
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    ":": ":", "#": "#", "=": "=", "{": "{", "}": "}", "~": "~", "n": "\n", "\\": "\\",
  ]

  var isEmpty: Bool { units.isEmpty }

  /// The text, with the spaces at its ends left out.
  var text: String {
    let trimmed = trimmed.units
    var text = String.UnicodeScalarView()
    text.append(contentsOf: trimmed.map(\.scalar))
    return String(text)
  }

  var trimmed: GIFTUnits {
    func isSpace(_ unit: Unit) -> Bool { !unit.isEscaped && unit.scalar.properties.isWhitespace }
    var units = units.drop(while: isSpace)
    while let last = units.last, isSpace(last) { units.removeLast() }
    return GIFTUnits(units)
  }

  /// Whether the text begins with some syntax.
  func hasPrefix(_ syntax: String) -> Bool { starts(with: syntax, at: units.startIndex) }

  private func starts(with syntax: String, at index: Int) -> Bool {
    let scalars = Array(syntax.unicodeScalars)
    guard index + scalars.count <= units.endIndex else { return false }
    return zip(units[index...], scalars).allSatisfy { !$0.isEscaped && $0.scalar == $1 }
  }

  private func index(of syntax: String) -> Int? {
    units.indices.first { starts(with: syntax, at: $0) }
  }

  func contains(_ syntax: String) -> Bool { index(of: syntax) != nil }

  /// The text before and after some syntax; nil if it does not occur.
  func cut(at syntax: String) -> (before: GIFTUnits, after: GIFTUnits)? {
    guard let index = index(of: syntax) else { return nil }
    let end = index + syntax.unicodeScalars.count
    return (GIFTUnits(units[..<index]), GIFTUnits(units[end...]))
  }

  /// Takes syntax off the beginning; nil if it isn't there.
  func dropping(_ syntax: String) -> GIFTUnits? {
    hasPrefix(syntax) ? GIFTUnits(units.dropFirst(syntax.unicodeScalars.count)) : nil
  }

  /// The parts that begin with one of some marks, with their marks; text before the first is lost
  /// unless `keepsFirst`, which marks it with the first mark.
  func parts(_ marks: [Unicode.Scalar], keepsFirst: Bool) -> [(mark: Unicode.Scalar, GIFTUnits)] {
    var parts: [(mark: Unicode.Scalar, GIFTUnits)] = []
    var start = units.startIndex
    var mark = keepsFirst ? marks.first : nil
    func close(_ end: Int) {
      let part = GIFTUnits(units[start..<end]).trimmed
      if let mark, !(parts.isEmpty && part.isEmpty && start == units.startIndex) {
        parts.append((mark, part))
      }
    }
    for index in units.indices where !units[index].isEscaped && marks.contains(units[index].scalar)
    {
      close(index)
      mark = units[index].scalar
      start = index + 1
    }
    close(units.endIndex)
    return parts
  }
}
