/// Nouns that their verbs don't fit, and articles without a noun.
extension WordOrder {
  /// Returns the words after an article that are no noun there ("the computed needs", "the stored
  /// with") or a noun in the plural with a verb in the singular ("the views is").
  static func disagreements(in reading: Reading) -> [Int] {
    // "View A and view B", "let a = b": letters are names.
    if namesByLetters(reading) { return [] }
    return (0..<reading.count).dropLast(2).filter { index in
      if reading.word(index) == "not", singular.contains(reading.word(index + 1)) { return true }
      guard ["the", "a", "an"].contains(reading.word(index)) else { return false }
      let word = reading.word(index + 1)
      let next = reading.word(index + 2)
      let isPlural = word.hasSuffix("s") && !word.hasSuffix("ss") && word.count > 3
      if isPlural, !word.contains("'"), reading.word(index) == "a" { return true }
      guard reading.text.tokens[index + 2].breakBefore < .clause, singular.contains(next)
      else { return false }
      return isPlural || word.hasSuffix("ed") || word.hasSuffix("ly")
    }
  }

  private static let singular: Set<String> = [
    "is", "has", "does", "needs", "makes", "uses", "belongs", "depends", "works", "was",
  ]
}
