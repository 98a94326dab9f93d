/// Cuts a reading into sentences and clauses and finds the leading "yes" or "no".
enum Clauses {
  /// Words that begin a new clause wherever they stand.
  private static let openers: Set<String> = [
    "but", "whereas", "because", "otherwise", "however", "therefore", "hence", "although",
    "though", "vs", "against", "so", "yet", "thus",
  ]
  /// Words that begin a new clause after a comma.
  private static let openersAfterComma: Set<String> = [
    "while", "since", "and", "which", "not", "then", "or", "instead", "as", "when", "if", "unless",
    "whilst", "where", "whose", "it", "they", "this", "that", "those", "these", "the", "you", "we",
    "i", "with", "there", "even", "only", "once", "until", "no", "nobody", "nothing", "each",
    "every", "whoever",
  ]
  /// Words after which "and" starts a statement with a subject of its own.
  static let subjects: Set<String> = [
    "the", "it", "its", "they", "this", "that", "those", "a", "an", "no", "nobody", "nothing",
    "there", "you", "we", "i", "then", "so", "each", "every", "all", "only", "when", "if", "none",
    "everyone", "everybody", "neither", "because", "with", "not", "never", "does", "do", "is",
    "stops", "fires", "keeps", "goes", "calls", "needs", "has", "gets", "makes", "runs", "tells",
    "gives", "lets", "still", "body", "swiftui",
    "ends", "starts", "creates", "loses", "must", "can", "are", "will",
  ]

  static func mark(in reading: inout Reading) {
    var sentence = 0
    var clause = 0
    for (index, token) in reading.text.tokens.enumerated() {
      let word = reading.word(index)
      if index == 0 {
        if word == "yes" || word == "no", isVerdict(in: reading) { reading.verdictWord = word }
      } else if token.breakBefore == .sentence {
        sentence += 1
        clause += 1
      } else if token.breakBefore >= .link || (openers.contains(word) && !isExcept(index, reading))
        || (token.breakBefore == .comma && openersAfterComma.contains(word))
        || (index == 1 && reading.verdictWord != nil)
        || (word == "and" && index + 1 < reading.count
          && subjects.contains(reading.word(index + 1)))
      {
        clause += 1
      }
      reading.sentences.append(sentence)
      reading.clauses.append(clause)
    }
  }

  /// Whether "but" means "except": "nobody but", "anything but".
  private static func isExcept(_ index: Int, _ reading: Reading) -> Bool {
    reading.word(index) == "but" && index > 0 && reading.text.tokens[index].breakBefore == .none
      && excluding.contains(reading.word(index - 1))
  }

  private static let excluding: Set<String> = [
    "nobody", "nothing", "none", "anything", "anybody", "anyone", "everything", "nowhere",
  ]

  /// Returns the verdict in "They are, since …", "It doesn't." or "…, so yes".
  static func impliedVerdict(in reading: Reading) -> String? {
    guard reading.verdictWord == nil, reading.count > 0 else { return nil }
    if ["sure", "indeed", "definitely", "certainly", "absolutely"].contains(reading.word(0)) {
      return "yes"
    }
    if reading.count > 1, ["it", "they", "that", "this"].contains(reading.word(0)),
      ["is", "are", "does", "do", "will", "would", "can"].contains(reading.word(1))
    {
      let isDenied = reading.count > 2 && reading.word(2) == "not"
      if ends(isDenied ? 3 : 2, in: reading) { return isDenied ? "no" : "yes" }
    }
    // "They're not" has lost its verb.
    if reading.count > 1, ["it", "they", "that"].contains(reading.word(0)),
      reading.word(1) == "not", ends(2, in: reading)
    {
      return "no"
    }
    for index in 0..<reading.count where !reading.isRetracted[index] {
      if reading.word(index) == "yes" { return "yes" }
      let isFramed =
        index > 0
        && (reading.text.tokens[index].breakBefore > .none
          || ["so", "think", "say", "guess", "believe"].contains(reading.word(index - 1))
          || reading.stands("answer", "is", at: index - 2))
      if reading.word(index) == "no", isFramed, ends(index + 1, in: reading) { return "no" }
    }
    return nil
  }

  private static func ends(_ index: Int, in reading: Reading) -> Bool {
    guard index < reading.count else { return true }
    // "It isn't as if they weren't" gives no verdict yet.
    if reading.stands("as", "if", at: index) || reading.stands("as", "though", at: index)
      || reading.stands("so", "that", at: index)
    {
      return false
    }
    return reading.text.tokens[index].breakBefore > .none
      || ["because", "since", "as", "but", "so", "too", "either"].contains(reading.word(index))
  }

  /// Whether the first word is an answer of its own and not the beginning of "no view …".
  private static func isVerdict(in reading: Reading) -> Bool {
    guard reading.count > 1 else { return true }
    let next = reading.text.tokens[1]
    if next.breakBefore > .none || reading.word(0) == "yes" { return true }
    let word = reading.word(1)
    return CommonWords.functionWords.contains(word) && !["one", "other", "more"].contains(word)
  }
}
