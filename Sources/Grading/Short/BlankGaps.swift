/// Compares what was filled into a listing's gaps with the accepted answers, token by token.
package struct BlankGaps: Sendable {
  private let accepted: [[[String]]]

  /// - Parameter answers: For each gap the answers that are accepted.
  package init(answers: [[String]]) { accepted = answers.map { $0.map(Self.tokens) } }

  /// Returns for each gap whether it was filled rightly; a missing one was not.
  package func check(_ filled: [String]) -> [Bool] {
    accepted.indices.map { gap in
      guard filled.indices.contains(gap) else { return false }
      return accepted[gap].contains(Self.tokens(of: filled[gap]))
    }
  }

  /// Returns the listing with its gaps (`___`) filled in, in order.
  package static func fill(_ listing: String, with answers: [String]) -> String {
    var result = ""
    var rest = Substring(listing)
    var remaining = answers[...]
    while let gap = rest.firstRange(of: "___") {
      result += rest[..<gap.lowerBound]
      var end = gap.upperBound
      while end < rest.endIndex, rest[end] == "_" { end = rest.index(after: end) }
      result += remaining.popFirst() ?? "___"
      rest = rest[end...]
    }
    return result + rest
  }

  /// Returns Swift's tokens, near enough to ignore blanks between them and nothing else.
  static func tokens(of code: String) -> [String] {
    var tokens: [String] = []
    var current = ""
    var previous = Kind.blank
    for character in Normaliser.line(code) {
      let kind = Kind(character)
      if kind != previous || kind == .single, !current.isEmpty {
        tokens.append(current)
        current = ""
      }
      if kind != .blank { current.append(character) }
      previous = kind
    }
    if !current.isEmpty { tokens.append(current) }
    return tokens
  }

  private enum Kind {
    case blank
    case name
    case operation
    /// A bracket, comma, quote or sigil, a token of its own.
    case single

    init(_ character: Character) {
      if character == " " {
        self = .blank
      } else if character.isLetter || character.isNumber || character == "_" {
        self = .name
      } else if "+-*/%=<>!&|^~?.".contains(character) {
        self = .operation
      } else {
        self = .single
      }
    }
  }
}
