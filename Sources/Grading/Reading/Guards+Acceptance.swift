/// What is looked at only when an answer seems to say everything: an honest one has a sentence's
/// grammar, and most that have not are refused sooner.
extension Guards {
  /// Returns why an answer that says everything, each idea in one of the ranges, is none, for the
  /// trace, or nil.
  func objection(to ideas: [Range<Int>], stems: [String]) -> String? {
    if isRearranged(stems) { return "the model answer's words in disorder" }
    if isDisordered { return "too many neighbours that no sentence has" }
    if isThin { return "terms that no word of grammar joins" }
    if EmptyRelations.areAll(of: reading) { return "terms that verbs without meaning join" }
    if isListed(ideas) { return "a list of terms that says nothing of them" }
    return nil
  }

  /// Whether an answer that says everything is the model answer's words without their order.
  private func isRearranged(_ answer: [String]) -> Bool {
    guard let model = rubric.references.first else { return false }
    let violations = reading.disorder.places.count
    let isDivided = { reading.text.tokens[$0].breakBefore > .none }
    // A note says much of the model answer between its stops and signs.
    let isNote = stops > 0 && relations > 0
    let least = isNote ? 3 : violations > 0 && stops + relations == 0 ? 1 : 2
    if model.isInPieces(answer, from: least, isDivided: isDivided) { return true }
    return [{ _ in false }, isDivided].allSatisfy { isDivided in
      guard let order = model.order(of: answer, isDivided: isDivided) else { return false }
      let limit = leastKept(of: order.pairs, violations: violations)
      return order.pairs >= 3 && order.kept * 100 < order.pairs * limit
    }
  }

  /// Returns how many of a hundred neighbours stand in the model answer's order, if an answer of
  /// its words was not shuffled.
  private func leastKept(of pairs: Int, violations: Int) -> Int {
    let glue = glueWords * 100 / reading.count
    if violations >= 2 { return 47 }
    // Nobody shuffles words and leaves each stop and each neighbour possible, least of all a note's.
    if violations == 0, stops > 1, glue >= 25 {
      return relations > 1 && marks * 6 >= reading.count ? 0 : 15
    }
    if glue < 25 {
      return (marks - (reading.text.equations == 1 ? 1 : 0)) * 6 >= reading.count ? 0 : 34
    }
    if pairs >= 20 { return violations == 1 ? 40 : 30 }
    return violations == 1 ? 34 : 0
  }

  /// Whether more words stand in impossible places, or beside verbs of another number, than in any
  /// learner's English.
  private var isDisordered: Bool {
    let (places, chances) = reading.disorder
    let odd = Set(places).union(WordOrder.disagreements(in: reading)).count
    if odd >= 2, odd * 100 >= chances * 13 { return true }
    // Where every term has its article and no verb of its own, nothing is said of it.
    var terms = 0
    var articles = 0
    for index in 1..<max(1, reading.count) where !isFunctionWord(index) {
      terms += 1
      if ["the", "a", "an"].contains(reading.word(index - 1)) { articles += 1 }
    }
    return terms >= 7 && articles * 100 >= terms * 72
  }

  /// Whether all grammar of some words in a row is an "isn't" or a single sign: "lazy aren't
  /// recorded macro".
  private var isThin: Bool {
    guard reading.count >= 5, stops == 0, relations == 0, reading.text.equations <= 1 else {
      return false
    }
    let isDeclaration = (0..<reading.count).contains { ["let", "var"].contains(reading.word($0)) }
    if isDeclaration, reading.text.equations == 1 { return false }
    let tokens = reading.text.tokens
    let contracted = (1..<reading.count).count { tokens[$0].origin == tokens[$0 - 1].origin }
    return glueWords <= contracted
  }

  /// Whether all ideas are words of a list, or hardly anything but the list is there.
  private func isListed(_ ideas: [Range<Int>]) -> Bool {
    let listed = enumerated()
    if listed.isEmpty { return false }
    let terms = (0..<reading.count).filter { !isFunctionWord($0) }
    let clauses = Set(listed.map { reading.clauses[$0] })
    let isMixed = listed.contains { WordOrder.isVerb(reading.word($0)) || isContracted($0) }
    if terms.count >= 5,
      terms.count(where: listed.contains) * 10 >= terms.count * (isMixed ? 5 : 6),
      ideas.allSatisfy({ clauses.contains(reading.clauses[$0.lowerBound]) })
    {
      return true
    }
    return ideas.allSatisfy { idea in idea.count(where: listed.contains) * 2 >= idea.count }
  }

  /// Returns the places of the items, one or two words each, of lists of four or more with
  /// commas between them; what leads to a list and away from it is joined to an item.
  private func enumerated() -> Set<Int> {
    // A note sets two lists beside each other: "A: this, that. B: other, else".
    guard reading.text.commas >= 3, relations < 2, !reading.text.original.contains("{") else {
      return []
    }
    var listed: Set<Int> = []
    var items: [Range<Int>] = []
    var start = 0
    for index in 1...reading.count {
      let isJoined = index < reading.count && ["and", "or"].contains(reading.word(index))
      let stop = index < reading.count ? reading.text.tokens[index].breakBefore : .sentence
      guard isJoined || stop > .none else { continue }
      let item = start..<index
      let isItem = item.count <= 2 && !item.contains(where: isGrammar)
      if isItem, !item.isEmpty { items.append(item) }
      if !isItem || stop > .comma {
        if let first = items.first, let last = items.last {
          let isLedTo = first.lowerBound > 0
          let goesOn = !isItem && start > 0 && ["and", "or"].contains(reading.word(start - 1))
          if items.count + (isLedTo ? 1 : 0) + (goesOn ? 1 : 0) >= 4 {
            let end = isItem ? last.upperBound : item.lowerBound + 1
            listed.formUnion(max(0, first.lowerBound - 1)..<min(reading.count, end))
          }
        }
        items = []
      }
      start = isJoined ? index + 1 : index
    }
    return listed
  }

  private func isGrammar(_ index: Int) -> Bool {
    isFunctionWord(index) && !Self.subjectMatter.contains(reading.word(index))
      && !isContracted(index)
  }

  private func isContracted(_ index: Int) -> Bool {
    let tokens = reading.text.tokens
    return [index - 1, index + 1].contains { place in
      tokens.indices.contains(place) && tokens[place].origin == tokens[index].origin
    }
  }
}
