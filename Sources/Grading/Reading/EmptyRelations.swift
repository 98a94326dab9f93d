/// Tells an answer whose clauses join two terms each by verbs that say nothing of them: "the body
/// uses the view, the property belongs to the getter".
enum EmptyRelations {
  private static let verbs: Set<String> = [
    "is", "has", "needs", "makes", "uses", "belongs", "depends", "works", "does", "concerns",
    "involves", "affects",
  ]
  private static let prepositions: Set<String> = ["of", "with", "for", "on", "to", "about"]
  private static let articles: Set<String> = ["the", "a", "an"]

  static func areAll(of reading: Reading) -> Bool {
    let clauses = clauses(of: reading)
    guard clauses.count >= 3, !reading.text.original.contains("{") else { return false }
    let bare = clauses.filter(isBare)
    let related = bare.filter { clause in clause.prefix(2).contains(where: verbs.contains) }
    let joined = bare.count { $0.count > 1 }
    let isWhole = bare.count == clauses.count
    let isOdd =
      !reading.disorder.places.isEmpty
      || !WordOrder.disagreements(in: reading).isEmpty || bare.contains(where: disagrees)
    let isMostly = isWhole || (isOdd && bare.count * 3 >= clauses.count * 2)
    if related.isEmpty {
      let named = (0..<reading.count).count { articles.contains(reading.word($0)) }
      return isMostly && joined > 1 && named > 2
    }
    if joined < 2 { return isMostly && clauses.count > joined + 1 }
    if isWhole,
      isOdd || clauses.count - joined >= 2
        || bare.contains(where: { $0.count == 3 && $0[1] != "is" })
    {
      return true
    }
    if isOdd { return isMostly }
    // "A struct is a copy" may well be meant, if it is English.
    return bare.count * 5 >= clauses.count * 4
      && related.count { !($0.count == 3 && $0[1] == "is") } >= 2
  }

  /// Whether a noun in the plural has a verb in the singular.
  private static func disagrees(_ clause: [String]) -> Bool {
    guard clause.count > 2, let noun = clause.first else { return false }
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") && verbs.contains(clause[1])
  }

  /// Whether a clause is a term, or two with a verb or a preposition, or both, in between.
  private static func isBare(_ clause: [String]) -> Bool {
    if clause.count == 2, let last = clause.last, verbs.contains(last) { return true }
    guard let first = clause.first, let last = clause.last, isTerm(first), isTerm(last) else {
      return false
    }
    let between = clause.dropFirst().dropLast()
    return switch between.count {
    case 0: clause.count == 1 || verbs.contains(first)
    case 1: between.allSatisfy { verbs.contains($0) || prepositions.contains($0) }
    case 2: verbs.contains(clause[1]) && prepositions.contains(clause[2])
    default: false
    }
  }

  private static func isTerm(_ word: String) -> Bool {
    !CommonWords.functionWords.contains(word) || Guards.subjectMatter.contains(word)
  }

  private static func clauses(of reading: Reading) -> [[String]] {
    var clauses: [[String]] = [[]]
    for index in 0..<reading.count {
      let word = reading.word(index)
      if reading.text.tokens[index].breakBefore > .none || word == "and" { clauses.append([]) }
      if word != "and", !articles.contains(word) { clauses[clauses.count - 1].append(word) }
    }
    return clauses.map { clause in
      var clause = clause.filter { !$0.allSatisfy(\.isNumber) }
      if let last = clause.last, prepositions.contains(last) { clause.removeLast() }
      if let first = clause.first, prepositions.contains(first) { clause.removeFirst() }
      return clause
    }.filter { !$0.isEmpty }
  }
}
