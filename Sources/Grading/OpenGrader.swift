/// Grades an answer to an open question by the ideas its rubric asks for.
///
/// The result depends on the rubric and the answer alone: no clock, no locale, no randomness.
package struct OpenGrader: Sendable {
  package let rubric: Rubric
  /// The model answers of the other questions.
  private let neighbours: [Reference]
  private let question: Quotation

  /// Grades by a rubric beside the others of its course: the model answer of another question is
  /// not accepted, however near the two questions are.
  package init(rubric: Rubric, beside others: [Rubric] = []) {
    self.rubric = rubric
    question = Quotation(rubric.prompt)
    neighbours = others.filter { $0.id != rubric.id }.map { Reference($0.model) }
  }

  /// From how many words on an answer is long.
  private static let long = 40
  /// How many words may be in a long answer by chance.
  private static let chance = 3
  /// How many words an answer has at least whose words are weighed.
  private static let enough = 8
  /// How many words a vague remark has at most.
  private static let remark = 12
  /// From how many words on an answer, short of a long one, explains in words of its own.
  private static let explanation = 24

  package func grade(_ answer: String) -> Grade {
    var reading = rubric.reader.read(answer)
    question.mark(in: &reading)
    lazy var stems = Reference.stems(of: reading)
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
    var found = matches(of: rubric.required, with: matcher, trace: &trace, as: "idea")
      .filter { !isRefuted($0, by: mistakes, in: reading) }
    found = withoutMistaken(found, mistakes: mistakes, in: reading, trace: &trace)
    if found.isEmpty, !mistakes.isEmpty, reading.count >= Self.long {
      found = stated(beside: mistakes, in: reading, trace: &trace)
    }
    let isWhole = found.count == all.count
    if isWhole {
      found = withoutTurned(found, stems: stems, in: reading, trace: &trace)
    }
    let extra = matches(of: rubric.optional, with: matcher, trace: &trace, as: "extra")
    let isNear = found.isEmpty && mistakes.isEmpty && hasGist(matcher, trace: &trace)
    if let refused = guards.afterMatching(found: !found.isEmpty || !extra.isEmpty || isNear),
      mistakes.isEmpty || refused == .echo
    {
      trace.append("guard \(refused.rawValue)")
      return refusal(refused, missing: all, why: trace)
    }
    let isFatal = rubric.misconceptions.contains { concept in
      concept.isFatal && mistakes.contains { $0.id == concept.id }
    }
    var missing = all.filter { id in !found.contains { $0.id == id } }
    var verdict = verdict(
      found: found.count, mistakes: mistakes.count, isFatal: isFatal, isNear: isNear,
      isDenied: { denies(matcher, trace: &$0) }, reading: reading, trace: &trace)
    if let weighing = rubric.weighing {
      let moderated = weighing.moderated(
        verdict, of: answer, isMistaken: !mistakes.isEmpty)
      if moderated != verdict {
        trace.append("its words point the other way: no longer \(verdict.rawValue)")
      }
      verdict = moderated
    }
    if verdict == .partially, !isWhole, mistakes.isEmpty, !found.isEmpty,
      leansToWhole(answer, without: missing, matcher, trace: &trace)
    {
      verdict = .correct
      missing = []
    }
    if verdict == .correct {
      if let objection = guards.objection(to: found.map(\.range), stems: stems) {
        trace.append("guard stuffing: \(objection)")
        return refusal(.stuffing, missing: all, why: trace)
      }
      if let doubt = doubt(about: reading, stems: stems) {
        trace.append(doubt)
        verdict = .partially
      }
    }
    return Grade(
      verdict: verdict, score: score(verdict, found: found.count, mistakes: mistakes.count),
      found: (found + extra).map { $0.quoted(from: reading) }, missing: missing,
      misconceptions: mistakes.map { $0.quoted(from: reading) }, guardRule: nil, why: trace)
  }

  /// Whether an answer is near an idea, however vaguely.
  private func hasGist(_ matcher: PatternMatcher, trace: inout [String]) -> Bool {
    for pattern in rubric.gist {
      guard let range = matcher.match(pattern) else { continue }
      trace.append("near: “\(matcher.reading.text.quote(range))” by \(pattern.source)")
      return true
    }
    return false
  }

  private func score(_ verdict: Verdict, found: Int, mistakes: Int) -> Double {
    let share = Double(found) / Double(max(1, rubric.required.count))
    return switch verdict {
    case .correct: 1
    case .partially: min(0.75, max(0.25, mistakes == 0 ? share : share / 2))
    case .incorrect, .unsure: 0
    }
  }

  private func verdict(
    found: Int, mistakes: Int, isFatal: Bool, isNear: Bool, isDenied: (inout [String]) -> Bool,
    reading: Reading, trace: inout [String]
  ) -> Verdict {
    if isFatal { return .incorrect }
    if found == rubric.required.count { return mistakes == 0 ? .correct : .partially }
    if found > 0 { return .partially }
    // What is merely near an idea is said in few words, and then it denies none.
    if isNear, reading.count <= Self.remark { return .partially }
    if mistakes > 0 || isDenied(&trace) { return .incorrect }
    trace.append("nothing recognised")
    if let praise = rubric.reader.domain.classIDs["praise"], !reading.hits(of: praise).isEmpty {
      trace.append("praise in place of an explanation")
      return .incorrect
    }
    // Who explains that much and makes no mistake may be right in words that nobody foresaw.
    if (Self.explanation..<Self.long).contains(reading.count) { return .unsure }
    return isFamiliar(reading) ? .incorrect : .unsure
  }

  /// Whether the words of an answer of which a part was recognised are those of whole answers.
  ///
  /// Words in disorder and the contrary of what is missing never are.
  private func leansToWhole(
    _ answer: String, without missing: [String], _ matcher: PatternMatcher, trace: inout [String]
  ) -> Bool {
    guard let leaning = rubric.leaning, matcher.reading.count >= Self.enough else { return false }
    let terms = leaning.terms(in: answer)
    let sum = terms.reduce(0) { $0 + $1.weight }
    guard sum >= leaning.least, matcher.reading.disorder.places.isEmpty,
      !denies(matcher, among: Set(missing), trace: &trace)
    else { return false }
    let most = terms.filter { $0.weight > 0 }.sorted { ($1.weight, $0.term) < ($0.weight, $1.term) }
    let words = most.prefix(8).map { "\($0.term) +\($0.weight)" }
    trace.append("its words are those of whole answers: \(words.joined(separator: ", "))")
    return true
  }

  /// Returns why an answer that says everything is at best a part, or nil.
  private func doubt(about reading: Reading, stems answer: [String]) -> String? {
    if answersAnotherQuestion(answer) { return "this is an answer to another question" }
    let skeleton = answer.filter(Reference.grammar.contains)
    if neighbours.contains(where: { $0.hasSkeleton(skeleton) }) {
      return "another question's model answer with other words in it"
    }
    let isDivided = { reading.text.tokens[$0].breakBefore > .comma }
    if rubric.references.contains(where: {
      !$0.exchanges(in: answer, isDivided: isDivided).isEmpty
    }) {
      return "the model answer with two of its words exchanged"
    }
    if let sentence = Contradiction.sentence(in: reading) {
      return "what is said in “\(reading.text.quote(sentence))” is denied as well"
    }
    return nil
  }

  /// Whether another question's model answer says most of this answer, and this one's doesn't.
  private func answersAnotherQuestion(_ answer: [String]) -> Bool {
    guard !neighbours.isEmpty, answer.count >= 8 else { return false }
    let others = neighbours.map { $0.share(of: answer, atLeast: 75) }.max() ?? 0
    guard others >= 75 else { return false }
    return !rubric.references.contains { $0.share(of: answer, atLeast: 40) + 15 >= others }
  }

  /// Whether a mistake says the contrary of an idea; in a long answer the idea stands when it is
  /// said in another sentence as well, since then only the sentence may be misread.
  private func isRefuted(_ idea: Evidence, by mistakes: [Evidence], in reading: Reading) -> Bool {
    let contrary = rubric.misconceptions.filter { $0.refutes.contains(idea.id) }
    let places = mistakes.filter { mistake in contrary.contains { $0.id == mistake.id } }
      .map { reading.sentences[$0.range.lowerBound] }
    if places.isEmpty { return false }
    guard reading.count >= Self.long || (reading.sentences.last ?? 0) > 0,
      let concept = rubric.required.first(where: { $0.id == idea.id })
    else { return true }
    var matcher = PatternMatcher(reading: reading)
    matcher.excludedClauses = Set(
      reading.clauses.indices.filter { places.contains(reading.sentences[$0]) }
        .map { reading.clauses[$0] })
    return !concept.patterns.contains { (matcher.match($0)?.count ?? 0) > Self.chance }
  }

  /// Returns all ideas if all are said apart from the mistakes, else none: what says everything is
  /// at least a part, since a mistake beside it may be misread.
  private func stated(
    beside mistakes: [Evidence], in reading: Reading, trace: inout [String]
  ) -> [Evidence] {
    var matcher = PatternMatcher(reading: reading)
    let places = Set(mistakes.flatMap { $0.range.map { reading.sentences[$0] } })
    matcher.excludedClauses = Set(
      reading.clauses.indices.filter { places.contains(reading.sentences[$0]) }
        .map { reading.clauses[$0] })
    let all = matches(of: rubric.required, with: matcher, trace: &trace, as: "apart from it")
    return all.count == rubric.required.count ? all : []
  }

  /// Returns the ideas without those that are hardly said beside a mistake.
  ///
  /// A word in the mistake's own clause says nothing: "too slow to copy" doesn't claim that
  /// anything is copied. In a long answer that goes wrong, words that sound like an idea are there by
  /// chance.
  private func withoutMistaken(
    _ found: [Evidence], mistakes: [Evidence], in reading: Reading, trace: inout [String]
  ) -> [Evidence] {
    guard !mistakes.isEmpty else { return found }
    if reading.count >= Self.long,
      found.count < rubric.required.count || found.allSatisfy({ $0.range.count == 1 })
    {
      if !found.isEmpty { trace.append("no idea is credited in a long answer that goes wrong") }
      return []
    }
    let clauses = Set(mistakes.flatMap { $0.range.map { reading.clauses[$0] } })
    var matcher = PatternMatcher(reading: reading)
    matcher.excludedClauses = clauses
    return found.filter { idea in
      guard idea.range.count == 1, reading.text.tokens[idea.range.lowerBound].shapes.isEmpty,
        clauses.contains(reading.clauses[idea.range.lowerBound]),
        let concept = rubric.required.first(where: { $0.id == idea.id }),
        !concept.patterns.contains(where: { matcher.match($0) != nil })
      else { return true }
      trace.append("\(idea.id) isn't credited beside the mistake")
      return false
    }
  }

  /// Returns the ideas without those that the model answer states and this copy of it denies.
  private func withoutTurned(
    _ found: [Evidence], stems answer: [String], in reading: Reading, trace: inout [String]
  ) -> [Evidence] {
    for reference in rubric.references {
      let turns = reference.turns(in: answer)
      guard !turns.isEmpty else { continue }
      let places = turns.map { reading.word($0) }.joined(separator: ", ")
      trace.append("the model answer with its sense turned at: \(places)")
      let kept = found.filter { idea in
        !turns.contains { turn in
          reading.sentences[turn] == reading.sentences[idea.range.lowerBound]
            || reading.sentences[turn] == reading.sentences[idea.range.upperBound - 1]
        }
      }
      return kept.count == found.count ? Array(kept.dropLast()) : kept
    }
    return found
  }

  private func matches(
    of concepts: [Concept], with matcher: PatternMatcher, trace: inout [String], as kind: String
  ) -> [Evidence] {
    var found: [Evidence] = []
    for concept in concepts {
      for pattern in concept.patterns {
        guard let range = matcher.match(pattern) else { continue }
        let span = matcher.reading.text.quote(range)
        found.append(Evidence(id: concept.id, range: range))
        trace.append("\(kind) \(concept.id): “\(span)” by \(pattern.source)")
        break
      }
    }
    return found
  }

  /// Whether the answer says the contrary of a required idea.
  private func denies(
    _ matcher: PatternMatcher, among ids: Set<String>? = nil, trace: inout [String]
  ) -> Bool {
    for concept in rubric.required where ids?.contains(concept.id) ?? true {
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
    let disorder = reading.disorder.places
    if !disorder.isEmpty {
      let words = disorder.map { reading.text.quote($0..<min($0 + 2, reading.count)) }
      lines.append("odd neighbours: " + words.joined(separator: ", "))
    }
    if reading.isRetracted.contains(true) { lines.append("some of it is reported, not claimed") }
    return lines
  }
}

/// An idea of the rubric and the words that say it.
private struct Evidence {
  var id: String
  var range: Range<Int>

  func quoted(from reading: Reading) -> Grade.Found {
    Grade.Found(id: id, span: reading.text.quote(range))
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
