/// The question's own sentences: an answer that repeats one whole claims nothing by it.
struct Quotation: Sendable {
  private let sentences: [[String]]
  /// How many words a sentence has at least that nobody writes by chance.
  private static let least = 6

  init(_ prompt: String) {
    let tokens = Tokeniser.tokens(of: prompt).tokens
    var sentences: [[String]] = [[]]
    for token in tokens {
      if token.breakBefore == .sentence { sentences.append([]) }
      sentences[sentences.count - 1].append(Stemmer.stem(token.text))
    }
    self.sentences = sentences.filter { $0.count >= Self.least }
  }

  func mark(in reading: inout Reading) {
    let stems = Reference.stems(of: reading)
    for sentence in sentences where sentence.count <= stems.count {
      for start in 0...(stems.count - sentence.count)
      where stems[start..<(start + sentence.count)].elementsEqual(sentence) {
        for place in start..<(start + sentence.count) { reading.isRetracted[place] = true }
      }
    }
  }
}
