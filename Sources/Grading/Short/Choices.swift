/// Grades answers that consist of choices: sets, sequences, pairs and printed lines.
package enum Choices {
  /// Returns the numbers a learner picked: "1, 3", "a c" and "13" of at most nine name the same.
  ///
  /// nil when the text names something that is no choice, so that it can be asked for again.
  package static func numbers(in answer: String, of count: Int) -> [Int]? {
    let line = Normaliser.line(answer).lowercased()
    var words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    words.removeAll { $0 == "and" }
    if words.count == 1, let word = words.first, word.count > 1, count < 10 || Int(word) == nil {
      words = word.map(String.init)
    }
    var picked: [Int] = []
    for word in words {
      guard let number = number(word), (1...max(1, count)).contains(number) else { return nil }
      if !picked.contains(number) { picked.append(number) }
    }
    return picked.isEmpty ? nil : picked
  }

  private static func number(_ word: String) -> Int? {
    if let number = Int(word) { return number }
    guard word.utf8.count == 1, let letter = word.utf8.first, letter >= 0x61, letter <= 0x7A else {
      return nil
    }
    return Int(letter - 0x60)
  }

  /// Whether what was printed is what the learner expected, line by line, trimmed.
  package static func isSameOutput(_ expected: String, _ actual: String) -> Bool {
    lines(expected) == lines(actual)
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Normaliser.line(String($0)) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines
  }
}
