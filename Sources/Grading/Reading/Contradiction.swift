/// Finds a sentence that the same answer says with a "not" and without.
enum Contradiction {
  private static let negating: Set<String> = ["not", "no", "never", "nobody", "nothing", "none"]
  /// Words that come and go with a negation, or introduce the sentence that takes another back.
  private static let light: Set<String> = [
    "do", "does", "did", "but", "and", "so", "yes", "however", "rather", "actually", "or", "then",
  ]
  /// How many words two sentences have at least in common that contradict each other.
  private static let least = 4

  /// Returns the first of two sentences of which one denies the other in its own words, or nil.
  static func sentence(in reading: Reading) -> Range<Int>? {
    let sentences = sentences(of: reading)
    let bare = sentences.map { sentence in
      sentence.map(reading.word).filter { !negating.contains($0) && !light.contains($0) }
        .map(Stemmer.stem)
    }
    for first in sentences.indices where bare[first].count >= least {
      for second in sentences.indices.dropFirst(first + 1)
      where bare[first] == bare[second]
        && isDenied(sentences[first], in: reading) != isDenied(sentences[second], in: reading)
      {
        return sentences[first]
      }
    }
    return nil
  }

  private static func isDenied(_ sentence: Range<Int>, in reading: Reading) -> Bool {
    let start = reading.word(sentence.lowerBound) == "no" ? 1 : 0
    return !sentence.dropFirst(start).count { negating.contains(reading.word($0)) }
      .isMultiple(of: 2)
  }

  private static func sentences(of reading: Reading) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in 0..<reading.count {
      if let last = result.last, reading.sentences[last.lowerBound] == reading.sentences[index] {
        result[result.count - 1] = last.lowerBound..<(index + 1)
      } else {
        result.append(index..<(index + 1))
      }
    }
    return result
  }
}
