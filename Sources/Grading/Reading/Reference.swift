/// A text that an answer may have been made from: a model answer, an example, another question's.
///
/// Someone who has seen a model answer can hand in its words in disorder, its content words alone,
/// or all of it with a "not" put in. Such answers are told by how they lie beside the reference.
struct Reference: Sendable {
  /// The reference's words as numbers, in order; further texts follow after a gap.
  let words: [Int]
  /// How many of them are the reference itself.
  let count: Int
  private let numbers: [String: Int]
  let places: [[Int]]
  /// Its words of grammar, in order.
  let skeleton: [String]
  /// Where the reference negates.
  private let negations: [Int]

  /// - Parameters:
  ///   - text: The reference.
  ///   - further: The question, whose words belong to it as well.
  init(_ text: String, further: String = "") {
    let own = Self.stems(of: text)
    let stems = own + Array(repeating: "", count: Self.window) + Self.stems(of: further)
    var numbers: [String: Int] = [:]
    words = stems.map { stem in
      guard !stem.isEmpty else { return Self.unknown }
      let number = numbers[stem] ?? numbers.count
      numbers[stem] = number
      return number
    }
    var places = [[Int]](repeating: [], count: numbers.count)
    for (place, number) in words.enumerated() where number >= 0 { places[number].append(place) }
    self.numbers = numbers
    self.places = places
    count = own.count
    skeleton = own.filter(Self.grammar.contains)
    negations = own.indices.filter { Self.negating.contains(own[$0]) }
  }

  static let window = 2
  static let grammar = Set(CommonWords.functionWords.map(Stemmer.stem))
  private static let unknown = -1
  private static let negating: Set<String> = ["not", "no", "never", "without", "nobody", "none"]

  private static func stems(of text: String) -> [String] {
    Tokeniser.tokens(of: text).tokens.map { Stemmer.stem($0.text) }
  }

  static func stems(of reading: Reading) -> [String] {
    (0..<reading.count).map { Stemmer.stem(reading.word($0)) }
  }

  func numbers(of answer: [String]) -> [Int] {
    answer.map { numbers[$0] ?? Self.unknown }
  }

  // MARK: Order

  /// Returns how many of the reference's words stand beside each other in the answer, and how many
  /// of those pairs in the reference's order.
  ///
  /// nil when too many words of the answer are others: then it is no rearrangement. Words that a
  /// stop divides are no neighbours.
  func order(of answer: [String], isDivided: (Int) -> Bool = { _ in false }) -> (
    pairs: Int, kept: Int
  )? {
    let answer = numbers(of: answer)
    let known = answer.count { $0 != Self.unknown }
    guard known * 5 >= answer.count * 4 else { return nil }
    var result = (pairs: 0, kept: 0)
    for place in answer.indices.dropFirst() where !isDivided(place) {
      let (first, second) = (answer[place - 1], answer[place])
      if first == Self.unknown || second == Self.unknown { continue }
      result.pairs += 1
      let isKept = places[first].contains { place in
        places[second].contains { $0 > place && $0 <= place + Self.window }
      }
      if isKept { result.kept += 1 }
    }
    return result
  }

  // MARK: Alignment

  /// Returns for each word of the answer the word of the reference it is, or nil: the longest
  /// common run of words, others in between.
  private func alignment(of answer: [Int]) -> [Int?] {
    let width = words.count + 1
    var table = [Int32](repeating: 0, count: (answer.count + 1) * width)
    for row in answer.indices.reversed() {
      for column in words.indices.reversed() {
        let here = row * width + column
        table[here] =
          answer[row] == words[column] && answer[row] != Self.unknown
          ? table[here + width + 1] + 1 : max(table[here + width], table[here + 1])
      }
    }
    return walk(table, width: width, answer: answer)
  }

  private func walk(_ table: [Int32], width: Int, answer: [Int]) -> [Int?] {
    var result = [Int?](repeating: nil, count: answer.count)
    var (row, column) = (0, 0)
    while row < answer.count, column < words.count {
      let here = row * width + column
      if answer[row] != Self.unknown, answer[row] == words[column] {
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

  /// Returns the share of the answer that the reference says in the same order, of a hundred, if
  /// it can be as much as `least`.
  func share(of answer: [String], atLeast least: Int) -> Int {
    let answer = numbers(of: answer)
    let known = answer.count { $0 != Self.unknown }
    guard known * 100 >= answer.count * least, !answer.isEmpty else { return 0 }
    return alignment(of: answer).count { $0 != nil } * 100 / answer.count
  }

  /// Returns the alignment of an answer that follows the reference: `share` of a hundred of its
  /// words in the reference's order, and most of the reference.
  func closeAlignment(of answer: [Int], share: Int) -> [Int?]? {
    func isClose(_ common: Int) -> Bool {
      common >= 8 && common * 100 >= answer.count * share && common * 100 >= count * 60
    }
    guard isClose(answer.count { $0 != Self.unknown }) else { return nil }
    let aligned = alignment(of: answer)
    return isClose(aligned.count { $0 != nil }) ? aligned : nil
  }

  /// Returns the places in an answer that follows the reference where a negation was put in or
  /// left out.
  func turns(in answer: [String]) -> [Int] {
    let numbers = numbers(of: answer)
    guard let aligned = closeAlignment(of: numbers, share: 70) else { return [] }
    var added = answer.indices.filter { index in
      aligned[index] == nil && Self.negating.contains(answer[index]) && isBeside(index, aligned)
        && !denies(numbers, index, asIn: words)
    }
    var removed: [Int] = []
    for negation in negations where !aligned.contains(negation) {
      if denies(words, negation, asIn: numbers) { continue }
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

  /// Whether the other text has the same negation of the same word somewhere.
  private func denies(_ text: [Int], _ place: Int, asIn other: [Int]) -> Bool {
    guard text.indices.contains(place + 1), text[place] != Self.unknown else { return false }
    return zip(other, other.dropFirst()).contains { $0 == text[place] && $1 == text[place + 1] }
  }

  /// Whether the words around a place are neighbours in the reference.
  private func isBeside(_ index: Int, _ aligned: [Int?]) -> Bool {
    let before = aligned[..<index].suffix(3).compactMap { $0 }.last
    let after = aligned[(index + 1)...].prefix(3).compactMap { $0 }.first
    guard let before, let after else { return before != nil || after != nil }
    return after - before <= 4
  }
}
