/// Refuses what is no answer: nothing, "no idea", the question again, a heap of words, orders to
/// the grader, another topic.
struct Guards {
  let rubric: Rubric
  let reading: Reading

  /// Guards that hold whatever the answer may seem to say.
  func beforeMatching() -> Guard? {
    if reading.count == 0 { return .empty }
    if !hits("injection").isEmpty { return .injection }
    if isHeapOfWords || isWordSalad || isLoop { return .stuffing }
    return nil
  }

  /// Guards that yield when an idea was found in the answer.
  func afterMatching(found: Bool) -> Guard? {
    if isGivingUp, !found { return .idk }
    if isEcho(found: found) { return .echo }
    if !found, isOffTopic { return .offTopic }
    return nil
  }

  private func hits(_ name: String) -> [Reading.Hit] {
    guard let classID = rubric.reader.domain.classIDs[name] else { return [] }
    return reading.hits(of: classID)
  }

  func isFunctionWord(_ index: Int) -> Bool {
    CommonWords.functionWords.contains(reading.word(index))
  }

  // MARK: The guards

  /// Many words and nothing that relates them: no grammar, no verbs of relation, no signs.
  private var isHeapOfWords: Bool {
    guard reading.count >= 5 else { return false }
    if isBareList { return true }
    let glue = glueWords + marks
    let conjunctions = (0..<reading.count).count { ["and", "or"].contains(reading.word($0)) }
    if conjunctions * 3 >= reading.count, reading.count >= 7 { return true }
    let hasSubject = (0..<reading.count).contains { Self.subjects.contains(reading.word($0)) }
    let isNote =
      (relations > 0 || reading.text.equations * 4 >= reading.count) && reading.count < 12
      || (relations > 1 && reading.count < 20)
    let least = hasSubject || isNote ? 10 : reading.count < 8 ? 16 : 20
    return glue * 100 < reading.count * least
  }

  /// Terms between stops, and hardly a word of grammar; a note has a semicolon or two.
  private var isBareList: Bool {
    let semicolons = reading.text.tokens.count { $0.breakBefore == .clause }
    let others = relations - semicolons + reading.text.equations
    if semicolons >= 4, others == 0, reading.count * 2 <= (semicolons + 1) * 5 { return true }
    return reading.count >= 7 && glueWords + others == 0 && (semicolons == 0 || semicolons > 2)
  }

  /// How many signs relate the words to each other; the commas of a list don't.
  var marks: Int {
    relations + reading.text.equations + (isItemised ? 0 : stops)
  }

  var stops: Int { reading.text.commas + (reading.sentences.last ?? 0) }

  /// Whether hardly more than a word stands between two stops.
  private var isItemised: Bool { reading.count < (stops + 1) * 2 }

  /// Signs and words with which a note sets one thing beside another.
  var relations: Int {
    let contrasts = (0..<reading.count).count { index in
      reading.word(index) == "vs" || reading.stands("instead", "of", at: index)
        || reading.stands("rather", "than", at: index)
    }
    return reading.text.relations + contrasts
  }

  /// How many words of grammar there are; "isn't" counts once, and not as an item of a list.
  var glueWords: Int {
    (0..<reading.count).count { index in
      guard isFunctionWord(index), !Self.subjectMatter.contains(reading.word(index)) else {
        return false
      }
      let tokens = reading.text.tokens
      let isSecondHalf = index > 0 && tokens[index].origin == tokens[index - 1].origin
      let isFirstHalf =
        index + 1 < reading.count && tokens[index].origin == tokens[index + 1].origin
      return !isSecondHalf && !(isFirstHalf && isItemised)
    }
  }

  /// Few words over and over.
  private var isLoop: Bool {
    guard reading.count >= 9 else { return false }
    let different = Set((0..<reading.count).map(reading.word)).count
    return different * 100 < reading.count * 42
  }

  /// Neighbours that no sentence has, as in the words of a sentence in another order.
  private var isWordSalad: Bool { reading.count >= 8 && WordOrder.isSalad(reading) }

  private var isGivingUp: Bool {
    if reading.count <= 3, !hits("shrug").isEmpty { return true }
    let phrases = hits("idk")
    guard !phrases.isEmpty else { return false }
    let rest = (0..<reading.count).count { index in
      !phrases.contains { $0.range.contains(index) } && !isFunctionWord(index)
    }
    return rest <= 3
  }

  /// Whether the answer is the question over again.
  ///
  /// Its words and hardly another; where an idea was found in them, it must be
  /// most of the question that is repeated.
  private func isEcho(found: Bool) -> Bool {
    var repeated: Set<String> = []
    var new = 0
    for index in 0..<reading.count where !isFunctionWord(index) {
      let token = reading.text.tokens[index]
      let stems = [Stemmer.stem(reading.word(index))] + token.parts.map(Stemmer.stem)
      let known = stems.filter(rubric.echo.contains)
      repeated.formUnion(known)
      if known.isEmpty, !Self.empty.contains(stems[0]) { new += 1 }
    }
    guard repeated.count >= 3 else { return false }
    if found {
      let share = rubric.questions.map { question in
        repeated.intersection(question).count * 100 / max(1, question.count)
      }
      return new == 0 && (share.max() ?? 0) >= 60
    }
    return new <= (repeated.count >= 6 ? 1 : 0)
  }

  private var isOffTopic: Bool {
    guard reading.count >= 3, hits("topic").isEmpty else { return false }
    // Everyday words for the question's ideas are no other topic, if there are many of them.
    if reading.count < 12 { return true }
    let own = rubric.reader.own.classIDs.values.filter { !reading.hits(of: $0).isEmpty }
    return own.isEmpty
  }

  /// Words of grammar that are terms here and therefore turn up in heaps.
  static let subjectMatter: Set<String> = [
    "let", "own", "same", "once", "only", "again", "after", "before", "later", "first", "last",
    "next", "get", "gets", "back", "for", "each", "all", "every", "any", "some", "one", "inside",
    "outside", "above", "self", "no", "yes", "never", "per", "instead", "during", "whole", "up",
    "does", "new", "like", "around",
  ]

  private static let subjects: Set<String> = [
    "it", "they", "you", "we", "i", "the", "a", "an", "this", "that", "there",
  ]

  /// Words that add nothing to a question's words.
  private static let empty: Set<String> = [
    "thing", "us", "use", "mak", "need", "happen", "mean", "call", "work", "differ", "reason",
    "way",
    "case", "say", "question", "answer", "reach", "way", "caus", "exactli", "simpli", "someth",
    "would", "want", "situation", "depend", "correctli", "look", "check", "see", "find", "pick",
    "choos", "observ",
  ]
}
