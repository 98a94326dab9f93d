/// Finds the words that negate and how far they reach.
///
/// A negation reaches to the end of its clause or to a comma; two over the same statement cancel
/// out ("no view that didn't read it"). "Not only", "nothing but" and "no matter" don't negate.
enum Polarity {
  private static let always: Set<String> = [
    "not", "no", "never", "none", "nobody", "nothing", "neither", "without", "unless", "hardly",
    "nowhere", "except", "barely", "impossible", "unlike", "untrue",
  ]
  /// Verbs that deny what follows them.
  private static let verbs: Set<String> = [
    "fail", "avoid", "prevent", "refus", "unabl", "lack", "omit",
  ]

  static func mark(in reading: inout Reading, neutral: Int?) {
    let harmless = neutral.map { reading.hits(of: $0) } ?? []
    for index in 0..<reading.count where isCue(index, in: reading) {
      if harmless.contains(where: { $0.range.contains(index) }) { continue }
      reading.cues.append(Reading.Cue(token: index, scope: index..<end(of: index, in: reading)))
    }
  }

  private static func isCue(_ index: Int, in reading: Reading) -> Bool {
    let word = reading.word(index)
    if index == 0, reading.verdictWord != nil { return false }
    if word == "no", reading.text.tokens[index].breakBefore > .none, index + 1 < reading.count,
      reading.text.tokens[index + 1].breakBefore > .none
    {
      return false
    }
    if always.contains(word) { return true }
    if word == "nor" {
      return !(0..<index).contains {
        reading.word($0) == "neither" && reading.sentences[$0] == reading.sentences[index]
      }
    }
    if reading.stands("instead", "of", at: index) || reading.stands("rather", "than", at: index)
      || reading.stands("other", "than", at: index) || reading.stands("opposed", "to", at: index)
      || reading.stands("far", "from", at: index)
    {
      return true
    }
    if reading.stands("false", "that", at: index) || reading.stands("wrong", "that", at: index) {
      return true
    }
    if word.hasPrefix("stop"), index + 1 < reading.count {
      return reading.word(index + 1).hasSuffix("ing")
    }
    return verbs.contains(Stemmer.stem(word))
  }

  private static func end(of cue: Int, in reading: Reading) -> Int {
    var index = cue + 1
    // "It isn't because …": the reason is what is denied.
    if index < reading.count, reading.word(index) == "because" { index += 1 }
    let clause = index < reading.count ? reading.clauses[index] : 0
    while index < reading.count, reading.clauses[index] == clause,
      reading.text.tokens[index].breakBefore < .comma
    {
      index += 1
    }
    return index
  }
}
