/// Attempts made from right answers: the model answer in pieces, with its words exchanged, taken
/// back, or another question's in this one's words.
extension GamingAttempts {
  mutating func turnedModel(_ kind: Kind) -> String {
    switch kind {
    case .chunksOfModel: return chunks()
    case .exchangedWords: return exchanged(rubric.model)
    case .exchangedSides: return exchangedSides()
    case .contradicted:
      let denials = Metamorphosis.denials(of: rubric.model)
      guard let denial = denials.randomElement(using: &generator) else { return chunks() }
      return rubric.model + pick([" ", " But ", " No, "]) + denial
    case .mistakeWithTerms:
      let mistake = rubric.rejectExamples.randomElement(using: &generator) ?? rubric.prompt
      return mistake + " " + terms().joined(separator: pick([" ", ", "]))
    default: return renamed(others.randomElement(using: &generator) ?? rubric)
    }
  }

  /// The model answer in runs of two to four words, shuffled.
  private mutating func chunks() -> String {
    var rest = words(rubric.model)[...]
    var chunks: [[String]] = []
    while !rest.isEmpty {
      let length = Int.random(in: 2...4, using: &generator)
      chunks.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return chunks.shuffled(using: &generator).joined().joined(separator: " ")
  }

  /// A right answer that speaks of both sides of a contrast, the two exchanged.
  private mutating func exchangedSides() -> String {
    let right = ([rubric.model] + rubric.acceptExamples).randomElement(using: &generator) ?? ""
    let text = Metamorphosis.exchanged(right, sidesOf: rubric)
    return text == right ? exchanged(rubric.model) : text
  }

  /// The text with two opposite words exchanged wherever they stand.
  private mutating func exchanged(_ text: String) -> String {
    let known = Set(letters(of: text).map { $0.lowercased() })
    let pairs = Self.opposites.filter { known.contains($0) && known.contains($1) }
    guard let (first, second) = pairs.randomElement(using: &generator) else { return chunks() }
    return letters(of: text).map { run in
      switch run.lowercased() {
      case first: second
      case second: first
      default: run
      }
    }.joined()
  }

  /// Another question's model answer, its own terms replaced by this question's.
  private mutating func renamed(_ other: Rubric) -> String {
    if other.id == rubric.id { return chunks() }
    let own = contentWords(of: rubric)
    let known = Set(own.map { $0.lowercased() })
    return words(other.model).map { word in
      CommonWords.functionWords.contains(word.lowercased()) || known.contains(word.lowercased())
        ? word : own.randomElement(using: &generator) ?? word
    }.joined(separator: " ")
  }

  /// The text cut into runs of letters and runs of anything else.
  private func letters(of text: String) -> [String] {
    var runs: [String] = []
    for character in text {
      let isLetter = character.isLetter || character == "@"
      let joins = runs.last?.last.map { ($0.isLetter || $0 == "@") == isLetter } ?? false
      if joins { runs[runs.count - 1].append(character) } else { runs.append(String(character)) }
    }
    return runs
  }

  /// Words that no statement of this domain lets change places.
  private static let opposites = [
    ("struct", "class"), ("view", "property"), ("views", "property"), ("views", "properties"),
    ("getter", "setter"), ("row", "list"), ("read", "changed"),
    ("copy", "instance"), ("copies", "instance"), ("stored", "computed"), ("outer", "inner"),
    ("@state", "@bindable"), ("owning", "making"), ("@state", "plain"), ("field", "reference"),
    ("observations", "withobservationtracking"), ("observableobject", "@observable"),
    ("reads", "change"), ("body", "property"), ("optional", "fatal"), ("reads", "writes"),
    ("protocol", "drawback"), ("instance", "struct"), ("storage", "view"), ("body", "closure"),
  ]
}
