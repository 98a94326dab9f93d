/// Grades an answer to an open question by the ideas its rubric asks for.
///
/// The result depends on the rubric and the answer alone: no clock, no locale, no randomness.
package struct OpenGrader: Sendable {
  package let rubric: Rubric

  package init(rubric: Rubric) { self.rubric = rubric }

  package func grade(_ answer: String) -> Grade {
    let reading = rubric.reader.read(answer)
    var trace = trace(of: reading)
    let all = rubric.required.map(\.id)
    let guards = Guards(rubric: rubric, reading: reading)
    if let refused = guards.beforeMatching() {
      trace.append("guard \(refused.rawValue): nothing else is looked for")
      return refusal(refused, missing: all, why: trace)
    }
    let matcher = PatternMatcher(reading: reading)
    let strict = PatternMatcher(reading: reading, trustsInheritedSides: false)
    let mistakes = matches(of: rubric.misconceptions, with: strict, trace: &trace, as: "mistake")
    let refuted = Set(
      rubric.misconceptions.filter { concept in mistakes.contains { $0.id == concept.id } }
        .flatMap(\.refutes))
    let found = matches(of: rubric.required, with: matcher, trace: &trace, as: "idea")
      .filter { !refuted.contains($0.id) }
    let extra = matches(of: rubric.optional, with: matcher, trace: &trace, as: "extra")
    if let refused = guards.afterMatching(found: !found.isEmpty || !extra.isEmpty),
      mistakes.isEmpty || refused == .echo
    {
      trace.append("guard \(refused.rawValue)")
      return refusal(refused, missing: all, why: trace)
    }
    let isFatal = rubric.misconceptions.contains { concept in
      concept.isFatal && mistakes.contains { $0.id == concept.id }
    }
    let missing = all.filter { id in !found.contains { $0.id == id } }
    let verdict = verdict(
      found: found.count, mistakes: mistakes.count, isFatal: isFatal,
      isDenied: { denies(matcher, trace: &$0) }, reading: reading, trace: &trace)
    let share = Double(found.count) / Double(max(1, all.count))
    let score: Double =
      switch verdict {
      case .correct: 1
      case .partially: min(0.75, max(0.25, mistakes.isEmpty ? share : share / 2))
      case .incorrect, .unsure: 0
      }
    return Grade(
      verdict: verdict, score: score, found: found + extra, missing: missing,
      misconceptions: mistakes, guardRule: nil, why: trace)
  }

  private func verdict(
    found: Int, mistakes: Int, isFatal: Bool, isDenied: (inout [String]) -> Bool,
    reading: Reading, trace: inout [String]
  ) -> Verdict {
    if isFatal { return .incorrect }
    if found == rubric.required.count { return mistakes == 0 ? .correct : .partially }
    if found > 0 { return .partially }
    if mistakes > 0 || isDenied(&trace) { return .incorrect }
    trace.append("nothing recognised")
    if let praise = rubric.reader.domain.classIDs["praise"], !reading.hits(of: praise).isEmpty {
      trace.append("praise in place of an explanation")
      return .incorrect
    }
    return isFamiliar(reading) ? .incorrect : .unsure
  }

  private func matches(
    of concepts: [Concept], with matcher: PatternMatcher, trace: inout [String], as kind: String
  ) -> [Grade.Found] {
    var found: [Grade.Found] = []
    for concept in concepts {
      for pattern in concept.patterns {
        guard let range = matcher.match(pattern) else { continue }
        let span = matcher.reading.text.quote(range)
        found.append(Grade.Found(id: concept.id, span: span))
        trace.append("\(kind) \(concept.id): “\(span)” by \(pattern.source)")
        break
      }
    }
    return found
  }

  /// Whether the answer says the contrary of a required idea.
  private func denies(_ matcher: PatternMatcher, trace: inout [String]) -> Bool {
    for concept in rubric.required {
      for pattern in concept.patterns {
        guard let denial = pattern.denial, let range = matcher.match(denial) else { continue }
        let span = matcher.reading.text.quote(range)
        trace.append("denies \(concept.id): “\(span)” against \(pattern.source)")
        return true
      }
    }
    return false
  }

  /// Whether nearly all content words are ones that the lexicon knows: then a right answer would
  /// have been recognised, and what remains unrecognised is wrong rather than unknown.
  private func isFamiliar(_ reading: Reading) -> Bool {
    var content = 0
    var known = 0
    for index in 0..<reading.count
    where !CommonWords.functionWords.contains(reading.word(index)) {
      content += 1
      if rubric.reader.domain.knows(reading.keys[index])
        || rubric.reader.own.knows(reading.keys[index])
      {
        known += 1
      }
    }
    return known * 100 >= content * 70
  }

  private func refusal(_ rule: Guard, missing: [String], why: [String]) -> Grade {
    Grade(
      verdict: .incorrect, score: 0, found: [], missing: missing, misconceptions: [],
      guardRule: rule, why: why)
  }

  private func trace(of reading: Reading) -> [String] {
    var lines: [String] = []
    for (index, spelling) in reading.repairs.sorted(by: { $0.key < $1.key }) {
      lines.append("read \(reading.text.tokens[index].text) as \(spelling)")
    }
    if !reading.cues.isEmpty {
      let cues = reading.cues.map { cue in
        "\(reading.word(cue.token)) over “\(reading.text.quote(cue.scope))”"
      }
      lines.append("negations: " + cues.joined(separator: ", "))
    }
    if reading.isRetracted.contains(true) { lines.append("some of it is reported, not claimed") }
    return lines
  }
}

extension Pattern {
  /// The pattern of the opposite claim, for patterns of one statement with a polarity.
  var denial: Pattern? {
    guard statements.count == 1, var statement = statements.first else { return nil }
    switch statement.parity {
    case .affirmed: statement.parity = .denied
    case .denied: statement.parity = .affirmed
    case .either: return nil
    }
    return Pattern(source: source, statements: [statement])
  }
}
