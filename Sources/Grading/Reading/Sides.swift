/// Says for each word of an answer to "how does A differ from B" which of the two it speaks of.
///
/// A clause that names one side speaks of it; one that names both changes at each name, before or
/// after it as its first words tell; one that names none goes on about the side before it.
enum Sides {
  private struct Mention {
    var range: Range<Int>
    var side: Int
    /// "Without A" names A and speaks of B.
    var isLacking = false
  }

  static func mark(in reading: inout Reading, classes: [Int]) {
    var mentions = mentions(in: &reading, classes: classes)
    mentions += opening(in: reading, before: mentions)
    mentions += references(in: reading, after: mentions)
    mentions.sort { $0.range.lowerBound < $1.range.lowerBound }
    if mentions.isEmpty {
      bindBareContrast(&reading)
      return
    }
    var side = 0
    var start = bindLeadingContrast(&reading, before: mentions)
    reading.isSideInherited = Array(repeating: false, count: reading.count)
    while start < reading.count {
      var end = start + 1
      while end < reading.count, !isDivision(end, in: reading),
        !beginsOtherStatement(end, after: start, in: reading, mentions)
      {
        end += 1
      }
      let inside = mentions.filter { (start..<end).contains($0.range.lowerBound) }
      if inside.isEmpty, let ahead = sideOfCondition(start..<end, in: reading, mentions) {
        for index in start..<end { reading.sides[index] = ahead }
        side = ahead
        start = end
        continue
      }
      side = mark(start..<end, mentions: inside, side: side, in: &reading)
      if inside.isEmpty,
        reading.text.tokens[start].breakBefore >= .clause
          || (start > 0 && reading.isSideInherited[start - 1])
      {
        for index in start..<end { reading.isSideInherited[index] = true }
      }
      start = end
    }
    divideClauses(&reading)
  }

  /// Returns the side that "if …, take A" is about, which is named only after the condition.
  private static func sideOfCondition(
    _ clause: Range<Int>, in reading: Reading, _ mentions: [Mention]
  ) -> Int? {
    guard ["if", "when", "whenever", "once"].contains(reading.word(clause.lowerBound)) else {
      return nil
    }
    let rest = (clause.upperBound..<reading.count).prefix {
      reading.text.tokens[$0].breakBefore < .clause
    }
    let ahead = mentions.filter { rest.contains($0.range.lowerBound) }
    guard let first = ahead.first, ahead.allSatisfy({ $0.side == first.side }) else { return nil }
    return first.side
  }

  /// Whether a side is named here, after a comma, and what stands before was a statement of its
  /// own: "A fires once and has to be set up again, B goes on".
  private static func beginsOtherStatement(
    _ index: Int, after start: Int, in reading: Reading, _ mentions: [Mention]
  ) -> Bool {
    let isOpen =
      ["and", "it", "they", "you", "a", "an"].contains(reading.word(start))
      || (index - start >= 5 && !subordinating.contains(reading.word(start)))
    return isOpen && reading.text.tokens[index].breakBefore == .comma
      && mentions.contains { $0.range.lowerBound == index }
      && !mentions.contains { (start..<index).contains($0.range.lowerBound) }
  }

  /// Words that begin what is said of the name that follows: "for things from elsewhere, A".
  private static let subordinating: Set<String> = [
    "if", "when", "whenever", "once", "for", "with", "in", "to", "as", "whoever", "while", "unless",
    "by", "from", "on", "at", "under", "given", "whether", "where", "before", "after", "instead",
    "unlike", "without", "not", "compared", "like",
  ]

  /// Whether a new clause begins here; an arrow or a colon joins what it stands between.
  private static func isDivision(_ index: Int, in reading: Reading) -> Bool {
    index > 0 && reading.clauses[index] != reading.clauses[index - 1]
      && reading.text.tokens[index].breakBefore != .link
  }

  /// A change of side begins a new clause.
  private static func divideClauses(_ reading: inout Reading) {
    var shift = 0
    for index in 1..<max(1, reading.count) {
      let isSwitch = reading.sides[index] != reading.sides[index - 1]
      let isOld = reading.clauses[index] + shift != reading.clauses[index - 1]
      if isSwitch, !isOld { shift += 1 }
      reading.clauses[index] += shift
    }
  }

  private static func mark(
    _ clause: Range<Int>, mentions: [Mention], side: Int, in reading: inout Reading
  ) -> Int {
    guard let first = mentions.first, let last = mentions.last else {
      for index in clause { reading.sides[index] = side }
      return side
    }
    if mentions.allSatisfy({ $0.side == first.side }) {
      for index in clause { reading.sides[index] = first.side }
      return first.side
    }
    let namesLast =
      last.range.upperBound >= clause.upperBound - 1
      && first.range.lowerBound > clause.lowerBound + 2
    var current = namesLast ? 0 : first.side
    var next = clause.lowerBound
    for mention in mentions {
      let boundary = namesLast ? mention.range.upperBound : mention.range.lowerBound
      if namesLast { current = mention.side }
      for index in next..<max(next, boundary) { reading.sides[index] = current }
      if !namesLast { current = mention.side }
      next = max(next, boundary)
    }
    for index in next..<clause.upperBound { reading.sides[index] = current }
    return current
  }

  /// Returns the places that name a side; "without A" and "unlike A" speak of the other one.
  private static func mentions(in reading: inout Reading, classes: [Int]) -> [Mention] {
    var found: [Mention] = []
    var lacking: [Int] = []
    for (number, classID) in classes.enumerated() {
      for hit in reading.hits(of: classID) {
        let start = hit.range.lowerBound
        if isComparison(before: start, in: reading) { continue }
        let lack = Lack.cue(before: start, in: reading)
        let isLacking = lack != nil
        // "You can't do without A" speaks of A, and "do without" denies nothing of it.
        if isLacking, let need = need(before: start, in: reading) {
          lacking += need..<start
          found.append(Mention(range: hit.range, side: number + 1))
          continue
        }
        if let lack { lacking.append(lack) }
        found.append(
          Mention(
            range: hit.range, side: isLacking ? 2 - number : number + 1, isLacking: isLacking))
      }
    }
    // "Without A" has become a name of B and negates nothing any more.
    reading.cues.removeAll { lacking.contains($0.token) }
    // A longer name covers a shorter one of the other side.
    return found.filter { mention in
      !found.contains {
        $0.range.count > mention.range.count && $0.range.overlaps(mention.range)
      }
    }
  }

  private static func need(before index: Int, in reading: Reading) -> Int? {
    (index - 4..<index).first { place in
      reading.stands("not", "do", "without", at: place)
        || reading.stands("no", "way", "without", at: place)
    }
  }

  private static func isComparison(before index: Int, in reading: Reading) -> Bool {
    var others = 0
    for distance in 1...5 where index - distance >= 0 {
      let place = index - distance
      guard reading.sentences[place] == reading.sentences[index],
        reading.text.tokens[place + 1].breakBefore < .comma
      else { return false }
      let word = reading.word(place)
      if ["unlike", "than"].contains(word) || reading.stands("instead", "of", at: place)
        || reading.stands("compared", "to", at: place)
        || reading.stands("compared", "with", at: place)
        || reading.stands("opposed", "to", at: place)
      {
        return true
      }
      if word == "not", distance == 1 { return true }
      // "Instead of the one-shot B": few words describe what is set aside.
      others += CommonWords.functionWords.contains(word) ? 0 : 1
      if others > 2 { return false }
    }
    return false
  }

  /// Returns the "one" that begins an answer and names the first side until "the other" comes.
  private static func opening(in reading: Reading, before mentions: [Mention]) -> [Mention] {
    let place = reading.count > 3 && ["with", "the", "in"].contains(reading.word(0)) ? 1 : 0
    guard reading.count > 3, reading.word(place) == "one",
      mentions.allSatisfy({ $0.range.lowerBound > 2 }),
      (2..<reading.count).contains(where: { reading.stands("the", "other", at: $0) })
    else { return [] }
    return [Mention(range: place..<(place + 1), side: 1)]
  }

  /// Returns what "the former", "the latter", "the other one" and, after "without A", "with it"
  /// stand for.
  private static func references(in reading: Reading, after mentions: [Mention]) -> [Mention] {
    var found: [Mention] = []
    for index in 0..<reading.count where reading.stands("with", "it", at: index) {
      let earlier = mentions.filter { $0.range.upperBound <= index }
      guard let last = earlier.max(by: { $0.range.lowerBound < $1.range.lowerBound }),
        last.isLacking
      else { continue }
      found.append(Mention(range: index..<(index + 2), side: 3 - last.side))
    }
    for index in 0..<reading.count where index > 0 && reading.word(index - 1) == "the" {
      switch reading.word(index) {
      case "former": found.append(Mention(range: index..<(index + 1), side: 1))
      case "latter": found.append(Mention(range: index..<(index + 1), side: 2))
      case "first", "second":
        let ends = index + 1 == reading.count || reading.text.tokens[index + 1].breakBefore > .none
        let names = [
          "one", "when", "if", "is", "for", "wrapper", "case", "it", "kind", "way", "system",
          "world",
          "approach", "variant", "does", "has", "gets", "gives", "goes", "a", "every", "all",
          "only",
          "you",
        ]
        guard ends || names.contains(reading.word(index + 1)) else { continue }
        let side = reading.word(index) == "first" ? 1 : 2
        found.append(Mention(range: index..<(index + 1), side: side))
      case "other":
        guard
          index + 1 >= reading.count
            || !["views", "ones", "view", "hand", "screens", "properties", "side", "way"]
              .contains(reading.word(index + 1))
        else { continue }
        // "One after the other" names nothing.
        if ["after", "to", "from", "by"].contains(reading.word(max(0, index - 2))) { continue }
        let earlier = (mentions + found).filter { $0.range.upperBound <= index }
        guard let last = earlier.max(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
          continue
        }
        found.append(Mention(range: index..<(index + 1), side: 3 - last.side))
      default: break
      }
    }
    return found
  }

  /// Binds "identity vs copies: …", a contrast of two words before any side is named, and returns
  /// where the rest begins.
  private static func bindLeadingContrast(_ reading: inout Reading, before mentions: [Mention])
    -> Int
  {
    guard let division = (0..<reading.count).first(where: { reading.word($0) == "vs" }),
      let end = (division..<reading.count).first(where: {
        reading.text.tokens[$0].breakBefore >= .link
      }),
      !mentions.contains(where: { $0.range.lowerBound < end })
    else { return 0 }
    for index in 0..<end { reading.sides[index] = index < division ? 1 : 2 }
    return end
  }

  /// "per object vs per property" names its sides by the order of the question.
  private static func bindBareContrast(_ reading: inout Reading) {
    let divisions = (0..<reading.count).filter { ["vs", "against"].contains(reading.word($0)) }
    guard divisions.count == 1, let division = divisions.first else { return }
    for index in 0..<reading.count { reading.sides[index] = index < division ? 1 : 2 }
  }
}
