/// An answer as the matcher sees it: tokens with their classes, clauses, sides and polarity.
package struct Reading: Sendable {
  /// A place where an entry of a lexicon class was found.
  struct Hit: Sendable, Hashable {
    var range: Range<Int>
    /// The entry says the opposite of its class.
    var isNegative: Bool
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
  /// "yes" or "no" when the answer begins with that verdict.
  var verdictWord: String?
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
