/// Finds the words that negate and how far they reach.
///
/// A negation reaches to the end of its clause or to a comma; two over the same statement cancel
/// out ("no view that didn't read it"). "Not only", "nothing but" and "no matter" don't negate.
enum Polarity {
  private static let always: Set<String> = [
    "not", "no", "never", "none", "nobody", "nothing", "neither", "without", "unless", "hardly",
    "nowhere", "except", "non", "barely", "impossible", "unlike", "untrue",
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
        || (1...3).contains { reading.stands("from", at: index + $0) }
    }
    if word.hasPrefix("keep") || word.hasPrefix("save"),
      let from = (1...3).first(where: { reading.stands("from", at: index + $0) })
    {
      let next = index + from + 1
      return word.hasPrefix("save") || (next < reading.count && reading.word(next).hasSuffix("ing"))
    }
    return verbs.contains(Stemmer.stem(word))
  }

  private static func end(of cue: Int, in reading: Reading) -> Int {
    if reading.word(cue) == "non" { return min(cue + 2, reading.count) }
    var index = cue + 1
    // "It isn't because …": the reason is what is denied.
    if index < reading.count, reading.word(index) == "because",
      reading.text.tokens[index].breakBefore == .none
    {
      index += 1
    }
    let clause = index < reading.count ? reading.clauses[index] : 0
    // "You avoid it by …" denies nothing of what helps.
    let stopsAtMeans = verbs.contains(Stemmer.stem(reading.word(cue)))
    let isVerbal = verbal.contains(reading.word(cue))
    let isRelative =
      (isVerbal || isObject(cue, in: reading)) && isInRelativeClause(cue, in: reading)
    let isOverall = isVerbal && deniesSentence(cue, in: reading)
    while index < reading.count, reading.clauses[index] == clause,
      reading.text.tokens[index].breakBefore < .comma
    {
      // A second denied verb is a statement of its own, unless they stand together: "never not".
      if isVerbal, !isOverall, index > cue + 2, verbal.contains(reading.word(index)) {
        return max(cue + 1, auxiliaries.contains(reading.word(index - 1)) ? index - 1 : index)
      }
      if index > cue + 1, reading.word(index) == "since" || isException(index, in: reading) {
        return index
      }
      if stopsAtMeans, reading.word(index) == "by" || isAdvice(index, after: cue, in: reading) {
        return index
      }
      if isVerbal, index > cue + 1, isOtherPredicate(index, in: reading) { return index }
      if isRelative, index > cue + 2, mainVerbs.contains(reading.word(index)) { return index }
      index += 1
    }
    return index
  }

  /// Whether here begins what one does to keep something from happening: "to prevent that use …".
  private static func isAdvice(_ index: Int, after cue: Int, in reading: Reading) -> Bool {
    cue > 0 && reading.word(cue - 1) == "to" && index > cue + 1
      && (advice.contains(reading.word(index)) || reading.word(index) == "you")
  }

  private static let advice: Set<String> = [
    "use", "put", "add", "make", "supply", "provide", "inject", "declare", "mark", "write", "set",
    "pass", "give", "keep", "hand",
  ]

  /// Whether the negation belongs to "… that didn't read it", whose main verb is still to come.
  private static func isInRelativeClause(_ cue: Int, in reading: Reading) -> Bool {
    var start = cue
    while start > 0, reading.clauses[start] == reading.clauses[start - 1] { start -= 1 }
    // "… that has the object but never read it stays": the second verb has the same subject.
    if start > 1, cue - start <= 2, ["but", "and", "yet"].contains(reading.word(start)),
      reading.sentences[start] == reading.sentences[start - 1]
    {
      return (max(1, start - 8)..<start).contains { index in
        ["that", "which", "who", "whose"].contains(reading.word(index))
          && reading.clauses[index] == reading.clauses[start - 1]
      }
    }
    for index in stride(from: cue - 1, through: max(0, cue - 4), by: -1) {
      if ["that", "which", "who", "whose", "what"].contains(reading.word(index)) {
        return index > 0 && reading.clauses[index] == reading.clauses[cue]
      }
    }
    return false
  }

  /// Whether here begins what the subject does nevertheless: "can't tell them apart and runs all".
  private static func isOtherPredicate(_ index: Int, in reading: Reading) -> Bool {
    guard ["and", "but"].contains(reading.word(index)), index + 1 < reading.count else {
      return false
    }
    let next = reading.word(index + 1)
    return finite.contains(next) || (next.hasSuffix("s") && WordOrder.isVerb(next))
  }

  /// Whether "but" names here what isn't denied: "not for anything but caches".
  private static func isException(_ index: Int, in reading: Reading) -> Bool {
    ["anything", "anybody", "anyone"].contains {
      reading.stands($0, "but", at: index - 1)
    }
  }

  private static let finite: Set<String> = [
    "runs", "reruns", "updates", "redraws", "wakes", "fires", "sends", "calls", "refreshes",
    "stays", "leaves", "starts", "stops", "crashes", "redoes", "disturbs", "reaches", "ends",
  ]

  /// Whether the negation denies an object: "views that have no use for it".
  private static func isObject(_ cue: Int, in reading: Reading) -> Bool {
    cue > 0 && ["no", "nothing", "none"].contains(reading.word(cue))
      && ["have", "has", "had", "need", "needs", "show", "shows"].contains(reading.word(cue - 1))
  }

  /// Whether a whole sentence is denied, with the negations in it: "it isn't that they aren't".
  private static func deniesSentence(_ cue: Int, in reading: Reading) -> Bool {
    reading.stands("that", at: cue + 1) || reading.stands("as", "if", at: cue + 1)
      || reading.stands("true", "that", at: cue + 1) || reading.stands("so", "that", at: cue + 1)
      || reading.stands("the", "case", "that", at: cue + 1)
  }

  private static let verbal: Set<String> = ["not", "never"]
  private static let auxiliaries: Set<String> = [
    "is", "are", "was", "were", "do", "does", "did", "will", "would", "can", "could", "should",
    "has", "have", "had", "need", "must",
  ]
  private static let mainVerbs: Set<String> = [
    "is", "are", "was", "were", "get", "gets", "will", "stay", "stays", "remain", "remains", "run",
    "runs", "rerun", "do", "does", "update", "updates", "refresh", "redraw", "rerender", "would",
    "keep", "keeps",
    "sleep", "sleeps",
  ]
}
