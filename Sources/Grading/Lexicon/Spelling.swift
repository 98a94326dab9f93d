/// Known spellings, to which mistyped words are repaired.
struct Spelling: Sendable {
  private struct Word: Sendable {
    var letters: [UInt8]
    var mask: UInt32
  }

  private var words: [Int: [Word]] = [:]
  private var known: Set<String> = []

  mutating func add(_ spellings: [String]) {
    for spelling in spellings where known.insert(spelling).inserted {
      let letters = Array(spelling.utf8)
      words[letters.count, default: []].append(Word(letters: letters, mask: Self.mask(letters)))
    }
  }

  /// Returns the spelling that a slip turned into this word, if there is exactly one nearest.
  ///
  /// Slips within the word count less than those at its beginning, and swapped neighbours less
  /// than other letters, since that is how people type.
  func repair(_ word: String) -> (text: String, cost: Int)? {
    let letters = Array(word.utf8)
    let allowance = EditDistance.allowance(forLength: letters.count)
    guard allowance > 0 else { return nil }
    let mask = Self.mask(letters)
    let sorted = letters.sorted()
    var best: (text: [UInt8], cost: Int)?
    for length in (letters.count - allowance)...(letters.count + allowance) where length > 3 {
      for candidate in words[length] ?? [] {
        guard (candidate.mask & ~mask).nonzeroBitCount <= allowance,
          (mask & ~candidate.mask).nonzeroBitCount <= allowance,
          EditDistance.allowance(forLength: candidate.letters.count) > 0,
          let distance = EditDistance.between(letters, candidate.letters, limit: allowance)
        else { continue }
        // "tyre" is no mistyped "type": short words rarely get a wrong letter, but for vowels.
        if letters.count < 6, candidate.letters.count == letters.count, candidate.mask != mask,
          letters.count < 5 || !differInVowelsOnly(letters, candidate.letters)
        {
          continue
        }
        let sameBag = candidate.letters.sorted() == sorted
        let cost =
          distance * 4 + (sameBag ? 0 : 1) + (candidate.letters.first == letters.first ? 0 : 3)
        if let current = best, current.cost <= cost { continue }
        best = (candidate.letters, cost)
      }
    }
    return best.map { (String(decoding: $0.text, as: UTF8.self), $0.cost) }
  }

  private func differInVowelsOnly(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    zip(first, second).allSatisfy { pair in
      pair.0 == pair.1 || (Self.vowels.contains(pair.0) && Self.vowels.contains(pair.1))
    }
  }

  private static let vowels = Set("aeiouy".utf8)

  private static func mask(_ letters: [UInt8]) -> UInt32 {
    letters.reduce(0) { mask, letter in
      letter >= 0x61 && letter <= 0x7A ? mask | (1 << UInt32(letter - 0x61)) : mask | (1 << 31)
    }
  }
}
