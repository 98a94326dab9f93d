/// A text that an answer may have been made from: a model answer, an example, another question's.
///
/// Someone who has seen a model answer can hand in its words in disorder, its content words alone,
/// or all of it with a "not" put in. Such answers are told by how they lie beside the reference.
struct Reference: Sendable {
  /// The stems of the reference, in order.
  private let stems: [String]
  /// How many of them are the reference itself.
  private let count: Int
  private let places: [String: [Int]]
  /// Where the reference negates.
  private let negations: Set<Int>

  /// - Parameter texts: The reference; a further text (the question) adds words that belong to it.
  init(_ text: String, _ further: String...) {
    var stems = Self.stems(of: text)
    count = stems.count
    negations = Set(stems.indices.filter { Self.negating.contains(stems[$0]) })
    for text in further {
      stems += Array(repeating: "", count: Self.window) + Self.stems(of: text)
    }
    self.stems = stems
    var places: [String: [Int]] = [:]
    for (index, stem) in stems.enumerated() where !stem.isEmpty {
      places[stem, default: []].append(index)
    }
    self.places = places
  }

  private static let window = 2
  private static let negating: Set<String> = ["not", "no", "never", "without", "nobody", "none"]

  private static func stems(of text: String) -> [String] {
    Tokeniser.tokens(of: text).tokens.map { Stemmer.stem($0.text) }
  }

  static func stems(of reading: Reading) -> [String] {
    (0..<reading.count).map { Stemmer.stem(reading.word($0)) }
  }

  // MARK: Order

  /// Returns how many of the reference's words stand beside each other in the answer, and how many
  /// of those pairs in the reference's order.
  ///
  /// nil when too many words of the answer are others: then it is no rearrangement.
  func order(of answer: [String]) -> (pairs: Int, kept: Int)? {
    let known = answer.count { places[$0] != nil }
    guard known * 5 >= answer.count * 4 else { return nil }
    var result = (pairs: 0, kept: 0)
    for (first, second) in zip(answer, answer.dropFirst()) {
      guard let from = places[first], let to = places[second] else { continue }
      result.pairs += 1
      let isKept = from.contains { place in
        to.contains { $0 > place && $0 <= place + Self.window }
      }
      if isKept { result.kept += 1 }
    }
    return result
  }

  // MARK: Alignment

  /// Returns for each word of the answer the word of the reference it is, or nil: the longest
  /// common run of words, others in between.
  func alignment(of answer: [String]) -> [Int?] {
    let width = stems.count + 1
    var table = [Int32](repeating: 0, count: (answer.count + 1) * width)
    for row in answer.indices.reversed() {
      for column in stems.indices.reversed() {
        let here = row * width + column
        table[here] =
          answer[row] == stems[column]
          ? table[here + width + 1] + 1 : max(table[here + width], table[here + 1])
      }
    }
    var result = [Int?](repeating: nil, count: answer.count)
    var (row, column) = (0, 0)
    while row < answer.count, column < stems.count {
      let here = row * width + column
      if answer[row] == stems[column] {
        result[row] = column
        row += 1
        column += 1
      } else if table[here + width] >= table[here + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }

  /// Returns the share of the answer that the reference says in the same order, of a hundred.
  func share(of answer: [String]) -> Int {
    let known = answer.count { places[$0] != nil }
    guard known * 2 >= answer.count, !answer.isEmpty else { return 0 }
    return alignment(of: answer).count { $0 != nil } * 100 / answer.count
  }

  /// Returns the places in an answer that follows the reference where a negation was put in or
  /// left out.
  func turns(in answer: [String]) -> [Int] {
    let aligned = alignment(of: answer)
    let common = aligned.count { $0 != nil }
    guard common >= 8, common * 100 >= answer.count * 70, common * 100 >= count * 60 else {
      return []
    }
    var added = answer.indices.filter { index in
      aligned[index] == nil && Self.negating.contains(answer[index]) && isBeside(index, aligned)
    }
    var removed: [Int] = []
    for negation in negations where !aligned.contains(negation) {
      let before = aligned.firstIndex { $0 == negation - 1 || $0 == negation - 2 }
      let after = aligned.firstIndex(of: negation + 1)
      if let before, let after, after - before <= 4 { removed.append(before) }
    }
    // "Did not use" for "never used" is no turn.
    for place in removed {
      guard let pair = added.firstIndex(where: { abs($0 - place) <= 4 }) else { continue }
      added.remove(at: pair)
      removed.removeAll { $0 == place }
    }
    return (added + removed).sorted()
  }

  /// Whether the words around a place are neighbours in the reference.
  private func isBeside(_ index: Int, _ aligned: [Int?]) -> Bool {
    let before = aligned[..<index].suffix(3).compactMap { $0 }.last
    let after = aligned[(index + 1)...].prefix(3).compactMap { $0 }.first
    guard let before, let after else { return before != nil || after != nil }
    return after - before <= 4
  }
}
