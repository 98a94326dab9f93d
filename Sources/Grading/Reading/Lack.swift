/// Finds the words that say of a name that it isn't there: "without A", "if you don't use A",
/// "when A is left out" speak of what happens otherwise.
enum Lack {
  /// What one does with a thing by whose name a side is called.
  private static let verbs: Set<String> = [
    "use", "used", "using", "uses", "have", "has", "had", "put", "write", "add", "take", "choose",
    "mark", "marked", "declare", "declared", "there", "were", "was", "is", "wrap",
  ]
  /// What one does who leaves a thing away.
  private static let omissions: Set<String> = [
    "omit", "omitted", "forget", "forgot", "drop", "dropped", "skip", "skipped", "remove",
    "removed", "leave", "left",
  ]
  private static let conditions: Set<String> = ["if", "when", "whenever", "once", "suppose", "had"]
  /// How far in front of a name its condition begins.
  private static let reach = 7

  /// Returns the word by which the name that begins at `start` is said to be lacking.
  static func cue(before start: Int, in reading: Reading) -> Int? {
    guard start > 0 else { return nil }
    if reading.word(start - 1) == "without" { return start - 1 }
    if start > 1, reading.word(start - 2) == "without", isFiller(start - 1, in: reading) {
      return start - 2
    }
    let clause = reading.clauses[start]
    let before = (max(0, start - reach)..<start).filter { reading.clauses[$0] == clause }
    guard let condition = before.first(where: { conditions.contains(reading.word($0)) }) else {
      return nil
    }
    for place in before.reversed() where place > condition {
      let word = reading.word(place)
      if word == "not" || word == "no" || omissions.contains(word) { return place }
      guard verbs.contains(word) || isFiller(place, in: reading) else { return nil }
    }
    return nil
  }

  private static func isFiller(_ index: Int, in reading: Reading) -> Bool {
    CommonWords.functionWords.contains(reading.word(index))
  }
}
