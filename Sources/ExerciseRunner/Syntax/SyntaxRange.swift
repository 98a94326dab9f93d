import JSON

/// A stretch of Swift code and what it is, for colours.
package struct SyntaxRange: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case attribute
    case comment
    case directive
    case documentation
    case identifier
    case keyword
    case label
    case number
    case `operator`
    case string
    case type
  }

  /// The first byte, counted in UTF-8 from the start of the text.
  package var offset: Int
  /// How many UTF-8 bytes.
  package var length: Int
  package var kind: Kind

  package init(offset: Int, length: Int, kind: Kind) {
    self.offset = offset
    self.length = length
    self.kind = kind
  }

  init?(_ value: JSONValue) {
    guard let items = value.array, items.count == 3, let offset = items[0].int,
      let length = items[1].int, let kind = items[2].string.flatMap(Kind.init)
    else { return nil }
    self.init(offset: offset, length: length, kind: kind)
  }
}
