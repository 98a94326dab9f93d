/// Makes readings of answers with a domain lexicon and a rubric's own words on top of it.
package struct Reader: Sendable {
  let domain: Lexicon
  let own: Lexicon
  /// The class numbers of the two sides of a contrast question, or none.
  let sideClasses: [Int]

  func read(_ answer: String) -> Reading {
    let text = Tokeniser.tokens(of: answer)
    var reading = Reading(
      text: text, keys: [], hits: [], sentences: [], clauses: [],
      isRetracted: Array(repeating: false, count: text.tokens.count),
      sides: Array(repeating: 0, count: text.tokens.count))
    repair(&reading)
    tag(&reading)
    Clauses.mark(in: &reading)
    Retraction.mark(
      in: &reading, frames: classID("retraction"), ignorance: classID("idk"))
    reading.impliedVerdict = Clauses.impliedVerdict(in: reading)
    Polarity.mark(in: &reading, neutral: classID("neutral"))
    if sideClasses.count == 2 { Sides.mark(in: &reading, classes: sideClasses) }
    reading.disorder = WordOrder.violations(in: reading)
    return reading
  }

  private func classID(_ name: String) -> Int? { domain.classIDs[name] }

  // MARK: Slips of the keyboard

  private func repair(_ reading: inout Reading) {
    for (index, token) in reading.text.tokens.enumerated() {
      let key = LexiconToken(token)
      let isKnown =
        domain.knows(key) || own.knows(key) || CommonWords.contains(token.text)
        || token.text.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
        || (!token.shapes.isEmpty && token.shapes != ["<attribute>"])
      guard !isKnown, let repaired = nearest(token.text) else {
        reading.keys.append(key)
        continue
      }
      reading.repairs[index] = repaired
      reading.keys.append(LexiconToken(token, repairedTo: repaired))
    }
  }

  private func nearest(_ word: String) -> String? {
    let candidates = [
      own.spelling.repair(word), domain.spelling.repair(word), Self.everyday.repair(word),
    ]
    return candidates.compactMap { $0 }.min { $0.cost < $1.cost }?.text
  }

  private static let everyday: Spelling = {
    var spelling = Spelling()
    spelling.add(CommonWords.repairTargets)
    return spelling
  }()

  // MARK: Classes

  private func tag(_ reading: inout Reading) {
    let classCount = max(domain.classIDs.count, (own.classIDs.values.max() ?? -1) + 1)
    reading.hits = Array(repeating: [], count: classCount)
    for start in reading.keys.indices {
      for lexicon in [domain, own] {
        for index in lexicon.phrasesBeginning(with: reading.keys[start]) {
          let phrase = lexicon.phrases[index]
          var skipped: Range<Int>?
          let words = phrase.entry.words[...]
          guard let end = end(of: words, from: start, in: reading, skipped: &skipped) else {
            continue
          }
          let hit = Reading.Hit(
            range: start..<end, isNegative: phrase.entry.isNegative, skipped: skipped)
          if !reading.hits[phrase.classID].contains(hit) {
            reading.hits[phrase.classID].append(hit)
          }
        }
      }
    }
    dropContradicted(&reading)
  }

  /// Returns where a phrase that begins at `start` ends, if all its words are there.
  private func end(
    of words: ArraySlice<LexiconEntry.Word>, from start: Int, in reading: Reading,
    skipped: inout Range<Int>?
  ) -> Int? {
    guard let word = words.first else { return start }
    if word == .gap {
      for length in 0...3 {
        let rest = words.dropFirst()
        guard let end = end(of: rest, from: start + length, in: reading, skipped: &skipped) else {
          continue
        }
        skipped = start..<(start + length)
        return end
      }
      return nil
    }
    guard start < reading.keys.count, reading.keys[start].matches(word) else { return nil }
    if words.startIndex > 0, reading.text.tokens[start].breakBefore >= .link { return nil }
    return end(of: words.dropFirst(), from: start + 1, in: reading, skipped: &skipped)
  }

  private func hide(
    inside idioms: [Range<Int>], from classes: Range<Int>, in reading: inout Reading
  ) {
    guard !idioms.isEmpty else { return }
    for classID in classes where !reading.hits[classID].isEmpty {
      reading.hits[classID].removeAll { hit in
        idioms.contains { idiom in
          idiom.count > hit.range.count && idiom.lowerBound <= hit.range.lowerBound
            && idiom.upperBound >= hit.range.upperBound
        }
      }
    }
  }

  /// Where a longer phrase of the same class covers a shorter one, the shorter is no hit: "left
  /// alone" is one statement, not "left" and "alone"; as an idiom of denial it hides the meaning
  /// that its words have by themselves from every class.
  private func dropContradicted(_ reading: inout Reading) {
    let denials = reading.hits.joined().filter { $0.isNegative && $0.range.count > 1 }
    hide(inside: denials.map(\.range), from: 0..<domain.classIDs.count, in: &reading)
    // "At all" and "as long as" say nothing of all or length, whoever asks for them.
    let idioms = classID("idiom").map { reading.hits(of: $0).map(\.range) } ?? []
    hide(inside: idioms, from: reading.hits.indices, in: &reading)
    for classID in reading.hits.indices where reading.hits[classID].count > 1 {
      let all = reading.hits[classID]
      reading.hits[classID] = all.filter { hit in
        !all.contains { other in
          other.range.count > hit.range.count && other.range.lowerBound <= hit.range.lowerBound
            && other.range.upperBound >= hit.range.upperBound
        }
      }
    }
  }
}
