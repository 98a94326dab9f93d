/// Tells sentences from their words in another order, by neighbours that no sentence has.
///
/// A few kinds of grammar words are enough: in a shuffled sentence every third of them has an
/// impossible neighbour, in learners' English hardly one of thirty.
enum WordOrder {
  private enum Kind {
    case determiner
    /// A verb that can be no noun and stands after "to": "evaluate", "depend".
    case infinitive
    case preposition
    case auxiliary
    case conjunction
    case pronoun
    /// A verb that can be no noun: "makes", "depends".
    case verb
    case content
  }

  /// Whether a word is a verb wherever it stands.
  static func isVerb(_ word: String) -> Bool { kinds[word] == .verb || kinds[word] == .infinitive }

  static func isSalad(_ reading: Reading) -> Bool {
    let (places, chances) = reading.disorder
    return places.count >= 2 && places.count * 100 >= chances * 17
  }

  /// Returns the words that have an impossible neighbour, and how many words could.
  static func violations(in reading: Reading) -> (places: [Int], chances: Int) {
    var places: [Int] = []
    var chances = 0
    var run = 0
    let hasNames = namesByLetters(reading)
    let shouts = !reading.text.original.contains(where: \.isLowercase)
    for index in 0..<reading.count {
      let word = reading.word(index)
      let kind = hasNames && word == "a" ? .content : kinds[word] ?? .content
      let isLast =
        index + 1 == reading.count || reading.text.tokens[index + 1].breakBefore > .none
      if !shouts, isStrayCapital(index, kind, in: reading) { places.append(index) }
      run = kind == .content && !CommonWords.functionWords.contains(word) ? run + 1 : 0
      if run == 5 { places.append(index) }
      if isLast { run = 0 }
      guard kind != .content, kind != .infinitive else { continue }
      chances += 1
      if isLast {
        let isFinal =
          index + 1 == reading.count || reading.text.tokens[index + 1].breakBefore == .sentence
        if isFinal, neverLast.contains(word) { places.append(index) }
        continue
      }
      if isImpossible(word, kind, before: reading.word(index + 1)),
        !isShortened(index, in: reading), !isRecipient(index, in: reading),
        !(kind == .preposition && isStranded(index, in: reading))
      {
        places.append(index)
      }
    }
    return (places, chances)
  }

  /// Whether letters are names: "view A and view B", "screen A".
  static func namesByLetters(_ reading: Reading) -> Bool {
    (0..<reading.count).contains { index in
      reading.word(index) == "b"
        || (index > 0 && reading.word(index) == "a" && named.contains(reading.word(index - 1))
          && reading.text.tokens[index].breakBefore == .none
          && reading.text.quote(index..<(index + 1)) == "A")
    }
  }

  /// What a letter may be the name of.
  private static let named: Set<String> = [
    "view", "screen", "row", "cell", "body", "struct", "class", "object", "model", "label",
    "component",
  ]

  /// Whether a word of grammar begins with a capital in the middle of a sentence.
  private static func isStrayCapital(_ index: Int, _ kind: Kind, in reading: Reading) -> Bool {
    guard index > 0, kind != .content, kind != .verb, reading.word(index) != "i",
      reading.text.tokens[index].breakBefore < .link
    else { return false }
    let quoted = reading.text.quote(index..<(index + 1))
    return quoted.first?.isUppercase == true && quoted.dropFirst().allSatisfy(\.isLowercase)
  }

  /// Whether a pronoun is what a verb is about, so that a noun may follow: "gives you an object".
  private static func isRecipient(_ index: Int, in reading: Reading) -> Bool {
    index > 0 && kinds[reading.word(index)] == .pronoun
      && handing.contains(reading.word(index - 1)) && kinds[reading.word(index + 1)] == .determiner
  }

  private static let handing: Set<String> = [
    "give", "gives", "gave", "given", "hand", "hands", "tell", "tells", "show", "shows", "make",
    "makes", "call", "calls", "send", "sends", "lend", "lends", "with", "were", "get", "gets",
    "offers", "brings", "spares",
  ]

  /// Whether a preposition may stand without its noun: "what they're made from is noted".
  private static func isStranded(_ index: Int, in reading: Reading) -> Bool {
    (max(0, index - 6)..<index).contains { place in
      ["what", "which", "whatever", "who", "whom"].contains(reading.word(place))
    }
  }

  /// Whether the word stands for two: "it's" is followed by what follows "is".
  private static func isShortened(_ index: Int, in reading: Reading) -> Bool {
    let token = reading.text.tokens[index]
    return token.origin.count > token.text.unicodeScalars.count
  }

  private static func isImpossible(_ word: String, _ kind: Kind, before next: String) -> Bool {
    if word == next { return word != "that" && word != "had" }
    // "For await" is Swift and no English.
    if next == "for", word == "with" { return false }
    let follower = kinds[next] ?? .content
    if follower == .infinitive { return kind == .determiner }
    switch kind {
    case .determiner:
      // "The only guard" is English, "a only" is not.
      if next == "only" { return word == "a" || word == "an" }
      return follower != .content || alsoAfterContent.contains(next)
    case .preposition:
      if next == "when" || next == "what" { return word == "of" && next == "when" }
      if word == "to", ["be", "have", "do"].contains(next) { return false }
      return follower == .auxiliary || follower == .verb
        || (follower == .conjunction && !pairs.contains(word + " " + next))
        || (follower == .preposition && !pairs.contains(word + " " + next))
        || next == "not"
    case .auxiliary:
      return (follower == .auxiliary && next != "be" && next != "been" && next != "have")
        || follower == .verb || next == "of" || next == "and" || next == "or" || next == "them"
    case .conjunction:
      return next == "of" || (follower == .conjunction && !pairs.contains(word + " " + next))
    case .pronoun:
      return follower == .determiner || follower == .pronoun || next == "of"
    case .verb:
      return follower == .verb || (follower == .auxiliary && next != "be")
    case .content, .infinitive:
      return false
    }
  }

  private static let neverLast: Set<String> = [
    "a", "an", "the", "of", "and", "or", "because", "with", "from", "by", "than", "its", "their",
    "would", "if", "whose", "when", "so",
  ]
  private static let alsoAfterContent: Set<String> = ["not", "again", "away", "only", "ever"]
  private static let pairs: Set<String> = [
    "out of", "from within", "from inside", "in between", "from outside", "up to", "in by",
    "in with", "for by", "on from", "on to", "and so", "and when", "and if", "but if", "but when",
    "or when", "or if", "so when", "so if", "because when", "because if", "as if", "and because",
    "and as", "but as", "so as", "as when", "only when", "down to", "in to", "over to", "in as",
    "on by", "up in", "up for", "but because", "and while", "but so", "of by", "in from", "out by",
    "in and", "up and", "on and", "off and", "out and", "down and", "over and", "through and",
    "by and", "to and", "even if", "even when", "for as", "with when", "so while", "that when",
    "that if", "that as",
  ]
  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for word in ["a", "an", "the", "its", "their", "your", "my", "our"] {
      kinds[word] = .determiner
    }
    for word in ["of", "in", "on", "at", "with", "from", "into", "by", "for", "to", "through"] {
      kinds[word] = .preposition
    }
    for word in [
      "is", "are", "was", "were", "has", "have", "had", "does", "do", "did", "will", "would",
      "can", "could", "should", "must", "be",
    ] {
      kinds[word] = .auxiliary
    }
    for word in ["and", "or", "but", "because", "if", "when", "while", "so", "as", "whereas"] {
      kinds[word] = .conjunction
    }
    for word in ["it", "they", "them", "i", "you", "we", "nobody"] {
      kinds[word] = .pronoun
    }
    for word in [
      "makes", "evaluates", "depends", "notifies", "invalidates", "creates", "becomes", "keeps",
      "gives", "gets", "registers", "belongs", "tells", "wraps", "happens", "comes", "goes", "owns",
      "replaces", "reruns", "rerenders", "tracks", "delivers", "takes", "needs", "declares",
      "holds", "subscribes", "provides", "receives", "loses", "sees", "knows", "lets", "wants",
      "shares", "supplies", "generates",
    ] {
      kinds[word] = .verb
    }
    for word in [
      "evaluate", "depend", "invalidate", "become", "know", "observe", "register", "declare",
      "keep", "give", "tell", "create", "belong", "happen", "subscribe", "receive", "provide",
      "see", "rewrite", "generate", "replace",
    ] {
      kinds[word] = .infinitive
    }
    return kinds
  }()
}
