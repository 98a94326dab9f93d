/// Turns an answer into others whose verdicts follow from its own.
enum Metamorphosis {
  /// Returns answers that say the same: other case, blanks, quotes, frames, slips of the keyboard.
  static func harmless(_ answer: String) -> [String] {
    let spaced = answer.split(separator: " ").joined(separator: "   ")
    let curly = answer.replacing("'", with: "\u{2019}")
    return [
      answer.prefix(1).lowercased() + answer.dropFirst(), "  " + spaced + " \n", curly,
      "I think " + answer.prefix(1).lowercased() + answer.dropFirst(),
      answer + " Hope that helps!", mistyped(answer, every: 4), answer.uppercased(),
      answer.lowercased(), reordered(answer),
    ].compactMap(\.self)
  }

  /// Swaps two neighbouring letters inside every `step`th long word that is no code.
  static func mistyped(_ answer: String, every step: Int) -> String {
    var long = 0
    return answer.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.count >= 6, word.allSatisfy(\.isLetter), word.dropFirst().allSatisfy(\.isLowercase)
      else { return String(word) }
      long += 1
      guard long.isMultiple(of: step) else { return String(word) }
      var letters = Array(word)
      letters.swapAt(2, 3)
      return String(letters)
    }.joined(separator: " ")
  }

  /// Returns the answer with all its main verbs denied, and with each of them denied alone.
  static func denials(of answer: String) -> [String] {
    let words = answer.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    // A verb that is denied already would be affirmed by a second "not".
    let isDenied = words.dropFirst().map { negations.contains($0.lowercased()) } + [false]
    let denied = zip(words, isDenied).map { $1 ? nil : deniedVerb($0) }
    let places = words.indices.filter { denied[$0] != nil }
    guard !places.isEmpty else { return [] }
    let all = zip(words, denied).map { $1 ?? $0 }.joined(separator: " ")
    let single = places.map { place in
      words.indices.map { $0 == place ? denied[$0] ?? words[$0] : words[$0] }
        .joined(separator: " ")
    }
    return Set([all] + single).sorted()
  }

  private static let negations: Set<String> = ["not", "no", "never", "nothing", "nobody"]

  private static func deniedVerb(_ word: String) -> String? {
    let bare = word.lowercased()
    if ["is", "are", "was", "were", "can", "will", "would", "has"].contains(bare) {
      return word + " not"
    }
    return verbs[bare].map { "does not " + $0 }
  }

  /// Returns the answer with its sentences in reverse order, or nil when one leans on another:
  /// "it" and "they" would speak of something else.
  static func reordered(_ answer: String) -> String? {
    let sentences = answer.split(separator: ". ").map { sentence in
      sentence.last == "." ? sentence.dropLast() : sentence
    }
    guard sentences.count > 1 else { return nil }
    let leans: Set = ["it", "its", "they", "their", "this", "that", "these", "those", "then", "so"]
    let isFree = sentences.dropFirst().allSatisfy { sentence in
      let first = sentence.prefix { $0.isLetter }.lowercased()
      return !leans.contains(first)
    }
    return isFree ? sentences.reversed().joined(separator: ". ") + "." : nil
  }

  private static let verbs = [
    "reads": "read", "records": "record", "replaced": "replace", "makes": "make",
    "takes": "take", "keeps": "keep", "puts": "put", "fires": "fire", "calls": "call",
    "comes": "come", "runs": "run", "depends": "depend", "gives": "give", "means": "mean",
  ]

  /// Returns the answer with the names of its two sides exchanged.
  static func exchanged(_ answer: String, sidesOf rubric: Rubric) -> String {
    let reading = rubric.reader.read(answer)
    let classes = rubric.reader.sideClasses
    guard classes.count == 2 else { return answer }
    let hits = classes.map { reading.hits(of: $0) }
    guard let first = hits[0].first, let second = hits[1].first else { return answer }
    let names = [reading.text.quote(first.range), reading.text.quote(second.range)]
    var result = ""
    var index = 0
    var scalars = answer.unicodeScalars[...]
    var consumed = 0
    while index < reading.count {
      let side = hits.firstIndex { $0.contains { $0.range.lowerBound == index } }
      guard let side, let hit = hits[side].first(where: { $0.range.lowerBound == index }) else {
        index += 1
        continue
      }
      let origin = reading.text.tokens[hit.range.lowerBound].origin.lowerBound
      let end = reading.text.tokens[hit.range.upperBound - 1].origin.upperBound
      result += String(scalars.prefix(max(0, origin - consumed)))
      result += names[1 - side]
      scalars = scalars.dropFirst(max(0, end - consumed))
      consumed = max(consumed, end)
      index = hit.range.upperBound
    }
    return result + String(scalars)
  }
}
