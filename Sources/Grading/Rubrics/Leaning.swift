/// What the words of an answer count for, learnt from answers that people have labelled.
///
/// It decides only between two neighbouring verdicts: whether an answer of which a part was
/// recognised, and nothing wrong, says the rest in words that no pattern knows.
package struct Leaning: Sendable, Equatable {
  /// The terms, a word or two neighbouring ones, with their weights in hundredths.
  package var weights: [String: Int]
  /// The sum from which on an answer is taken for a whole one.
  package var least: Int

  package init(weights: [String: Int], least: Int) {
    self.weights = weights
    self.least = least
  }

  /// Reads `term weight | term weight | …`, or returns nil.
  package init?(terms: String, least: Int) {
    var weights: [String: Int] = [:]
    for entry in terms.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
      let words = entry.split(separator: " ")
      if words.isEmpty { continue }
      guard words.count > 1, let last = words.last, let weight = Int(last) else { return nil }
      weights[words.dropLast().joined(separator: " ")] = weight
    }
    self.init(weights: weights, least: least)
  }

  /// Returns the terms of the answer that count, each once, in the order of the answer.
  package func terms(in answer: String) -> [(term: String, weight: Int)] {
    let words = Self.words(of: answer)
    var seen: Set<String> = []
    var found: [(term: String, weight: Int)] = []
    for (index, word) in words.enumerated() {
      let pair = index + 1 < words.count ? word + " " + words[index + 1] : word
      for term in [word, pair] {
        guard let weight = weights[term], seen.insert(term).inserted else { continue }
        found.append((term, weight))
      }
    }
    return found
  }

  /// Returns the words in small letters and without their endings.
  static func words(of answer: String) -> [String] {
    let letters = answer.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    let runs = letters.split { !(($0 >= 0x61 && $0 <= 0x7A) || $0 == 0x40 || $0 == 0x24) }
    return runs.map { run in
      let word = String(decoding: run, as: UTF8.self)
      guard run.count > 4, let ending = ["ing", "ed", "es", "s"].first(where: word.hasSuffix)
      else { return word }
      return String(word.dropLast(ending.count))
    }
  }
}
