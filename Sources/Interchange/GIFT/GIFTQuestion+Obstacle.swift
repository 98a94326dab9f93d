extension GIFTQuestion {
  /// Why GIFT can't hold the question, if it can't: some syntax has no escape.
  package var obstacle: String? {
    switch body {
    case .choice(let answers, allowsSeveral: false):
      if answers.allSatisfy({ $0.weight == 100 }) {
        return "a choice without a wrong answer is read as a short answer"
      }
      return answers.contains { $0.weight == 100 } ? nil : "no choice is right"
    case .choice(let answers, allowsSeveral: true):
      return answers.contains { $0.weight > 0 } ? nil : "no choice is right"
    case .short(let answers):
      let texts = answers.map(\.text.text) + answers.compactMap(\.feedback?.text)
      return texts.contains { $0.contains("->") } ? "a short answer can't hold ->" : nil
    case .matching(let pairs):
      if pairs.isEmpty { return "there are no pairs" }
      return pairs.contains { $0.left.text.contains("->") }
        ? "the left side of a pair can't hold ->" : nil
    case .numerical(let numbers, _): return numbers.isEmpty ? "no number is right" : nil
    case .description, .essay, .trueFalse: return nil
    }
  }
}
