/// A word or a piece of code of an answer.
package struct Token: Sendable, Hashable {
  /// How strongly the text is interrupted in front of a token.
  package enum Break: Int, Sendable, Comparable {
    case none
    case comma
    /// A colon, dash or arrow: a new clause about the same.
    case link
    /// A semicolon.
    case clause
    case sentence

    package static func < (first: Break, second: Break) -> Bool { first.rawValue < second.rawValue }
  }

  /// The word in lower case, after contractions are expanded; code keeps its sigil (`@state`).
  package var text: String
  /// The scalars of the original text this token was read from.
  package var origin: Range<Int>
  package var breakBefore: Break
  /// Whether the token carries a sigil, a dot or inner capitals, so that typos are tolerated only
  /// in its letters and it is never stemmed.
  package var isCode: Bool
  /// The lower-case names inside a member access: `$model.name` has `model` and `name`.
  package var parts: [String]
  /// Shapes that no word list can name: `<dollar>`, `<member>`, `<self>`, `<optional>`, `<key>`.
  package var shapes: [String]

  package init(
    text: String, origin: Range<Int>, breakBefore: Break = .none, isCode: Bool = false,
    parts: [String] = [], shapes: [String] = []
  ) {
    self.text = text
    self.origin = origin
    self.breakBefore = breakBefore
    self.isCode = isCode
    self.parts = parts
    self.shapes = shapes
  }
}

/// An answer cut into tokens, with the marks that relate them counted.
package struct TokenisedText: Sendable {
  package var original: String
  package var tokens: [Token]
  /// Arrows, colons, plus signs, semicolons: what note takers write for verbs.
  package var relations: Int
  /// Equals signs between two words.
  package var equations: Int
  package var commas: Int

  /// Returns the learner's own words from one token to another.
  package func quote(_ tokens: Range<Int>) -> String {
    guard !tokens.isEmpty, let last = self.tokens[tokens].last else { return "" }
    let scalars = original.unicodeScalars
    let start = scalars.index(
      scalars.startIndex, offsetBy: self.tokens[tokens.lowerBound].origin.lowerBound)
    let end = scalars.index(scalars.startIndex, offsetBy: last.origin.upperBound)
    return String(original[start..<end])
  }
}
