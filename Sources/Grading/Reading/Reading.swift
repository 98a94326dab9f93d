/// An answer as the matcher sees it: tokens with their classes, clauses, sides and polarity.
package struct Reading: Sendable {
  /// A place where an entry of a lexicon class was found.
  struct Hit: Sendable, Hashable {
    var range: Range<Int>
    /// The entry says the opposite of its class.
    var isNegative: Bool
    /// The words that stand inside the phrase without belonging to it.
    var skipped: Range<Int>?

    /// Whether both claim the same word.
    func collides(with other: Hit) -> Bool {
      range.overlaps(other.range) && !skips(other) && !other.skips(self)
    }

    /// Whether the other is the same words or some of them.
    func covers(_ other: Hit) -> Bool {
      range.lowerBound <= other.range.lowerBound && range.upperBound >= other.range.upperBound
        && !skips(other)
    }

    private func skips(_ other: Hit) -> Bool {
      guard let skipped else { return false }
      return skipped.lowerBound <= other.range.lowerBound
        && skipped.upperBound >= other.range.upperBound
    }
  }

  /// A word that turns the meaning of what follows it.
  struct Cue: Sendable, Hashable {
    var token: Int
    var scope: Range<Int>
  }

  var text: TokenisedText
  var keys: [LexiconToken]
  /// Where each class of the lexicon occurs, in the order of the text.
  var hits: [[Hit]]
  var sentences: [Int]
  var clauses: [Int]
  var cues: [Cue] = []
  var isRetracted: [Bool]
  /// For contrast questions: 1 or 2 for tokens that speak of the first or second side, else 0.
  var sides: [Int]
  /// Whether the side was carried over from an earlier sentence and is a guess only.
  var isSideInherited: [Bool] = []
  /// "yes" or "no" when the answer begins with that verdict.
  var verdictWord: String?
  /// The verdict that is given elsewhere: "They are, because …", "…, so yes".
  var impliedVerdict: String?

  var verdict: String? { verdictWord ?? impliedVerdict }
  /// The words that have an impossible neighbour, and how many words could have one.
  var disorder: (places: [Int], chances: Int) = ([], 0)
  /// The repairs that were made, for the trace: index of token → spelling.
  var repairs: [Int: String] = [:]

  var count: Int { text.tokens.count }

  func hits(of classID: Int) -> [Hit] { hits.indices.contains(classID) ? hits[classID] : [] }

  /// Returns the words as they are looked up, with slips repaired.
  func word(_ index: Int) -> String { repairs[index] ?? text.tokens[index].text }

  /// Whether `words` stand at this place.
  func stands(_ words: String..., at index: Int) -> Bool {
    words.indices.allSatisfy { offset in
      index + offset < count && index + offset >= 0 && word(index + offset) == words[offset]
    }
  }
}
