/// Checks a rubric against its own examples and against answers made from them by machine.
///
/// An author need not think of every misuse: what denies the model answer, shuffles it, repeats
/// the question or orders the grader about is derived here, and none of it may be accepted, while
/// slips of the keyboard, other blanks and sentences in another order may not change a verdict.
package struct RubricLint: Sendable {
  private let rubric: Rubric
  private let grader: OpenGrader

  /// Returns what is wrong with a rubric; the model answers of the others are no answer to it.
  package static func check(_ rubric: Rubric, beside others: [Rubric] = []) -> [RubricIssue] {
    let lint = RubricLint(rubric, beside: others)
    return lint.statements() + lint.examples() + lint.gaming(beside: others) + lint.variants()
      + lint.reversals() + lint.neighbours(others)
  }

  /// Returns the issues that show only beside the course's other rubrics.
  package static func checkTogether(_ rubrics: [Rubric]) -> [RubricIssue] {
    rubrics.flatMap { RubricLint($0, beside: rubrics).neighbours(rubrics) }
  }

  private func neighbours(_ others: [Rubric]) -> [RubricIssue] {
    others.filter { $0.id != rubric.id && verdict($0.model) == .correct }
      .map { issue(.acceptsOtherQuestion, "the model answer of \($0.id)") }
  }

  /// Returns the patterns that no answer, example or model answer makes fire.
  package static func unusedPatterns(of rubric: Rubric, answers: [String]) -> [RubricIssue] {
    let lint = RubricLint(rubric)
    let known = answers + lint.rightAnswers + rubric.rejectExamples + rubric.partialExamples
    let readings = known.map(rubric.reader.read)
    let concepts = rubric.required + rubric.optional + rubric.misconceptions
    return concepts.flatMap { concept in
      concept.patterns.filter { pattern in
        !readings.contains { PatternMatcher(reading: $0).match(pattern) != nil }
      }.map { lint.issue(.unusedPattern, "\(concept.id): \($0.source)") }
    }
  }

  private init(_ rubric: Rubric, beside others: [Rubric] = []) {
    self.rubric = rubric
    grader = OpenGrader(rubric: rubric, beside: others)
  }

  private var rightAnswers: [String] { [rubric.model] + rubric.acceptExamples }

  private func verdict(_ answer: String) -> Verdict { grader.grade(answer).verdict }

  private func issue(_ kind: RubricIssue.Kind, _ detail: String) -> RubricIssue {
    RubricIssue(rubric: rubric.id, kind: kind, detail: detail)
  }

  // MARK: What the author wrote

  private func statements() -> [RubricIssue] {
    (rubric.required + rubric.misconceptions).filter(\.say.isEmpty)
      .map { issue(.saysNothing, "“say” of \($0.id)") }
      + rubric.required.filter(\.ask.isEmpty).map { issue(.saysNothing, "“ask” of \($0.id)") }
  }

  private func examples() -> [RubricIssue] {
    var issues = rightAnswers.filter { verdict($0) != .correct }
      .map { issue(.refusesRightAnswer, $0) }
    issues += rubric.rejectExamples.filter { verdict($0) != .incorrect }
      .map { issue(.acceptsWrongAnswer, $0) }
    issues += rubric.partialExamples.filter { verdict($0) != .partially }
      .map { issue(.misjudgesPartialAnswer, $0) }
    if rubric.required.count > 1 {
      issues += rubric.required.filter { verdict($0.say) != .partially }
        .map { issue(.misjudgesPartialAnswer, "“say” of \($0.id) alone: \($0.say)") }
    }
    for concept in rubric.required + rubric.optional + rubric.misconceptions {
      issues += concept.yesExamples.filter { !recognises(concept, in: $0) }
        .map { issue(.misreadsExample, "\(concept.id) isn't seen in “\($0)”") }
      issues += concept.noExamples.filter { recognises(concept, in: $0) }
        .map { issue(.misreadsExample, "\(concept.id) is seen in “\($0)”") }
    }
    return issues
  }

  private func recognises(_ concept: Concept, in text: String) -> Bool {
    let matcher = PatternMatcher(reading: rubric.reader.read(text))
    return concept.patterns.contains { matcher.match($0) != nil }
  }

  // MARK: What a machine makes of it

  private func gaming(beside others: [Rubric]) -> [RubricIssue] {
    var attempts = GamingAttempts(rubric: rubric, beside: others, seed: 2026)
    var texts = Set<String>()
    for _ in 0..<200 { texts.insert(attempts.next().text) }
    texts.formUnion(["", "?", rubric.prompt])
    return texts.sorted().filter { verdict($0) == .correct }
      .map { issue(.acceptsWrongAnswer, $0) }
  }

  private func variants() -> [RubricIssue] {
    rightAnswers.flatMap { answer -> [RubricIssue] in
      guard verdict(answer) == .correct else { return [] }
      return Metamorphosis.harmless(answer).filter { verdict($0) != .correct }
        .map { issue(.isFragile, $0) }
    }
  }

  private func reversals() -> [RubricIssue] {
    var issues: [RubricIssue] = []
    issues += Metamorphosis.denials(of: rubric.model).filter { verdict($0) == .correct }
      .map { issue(.overlooksReversal, $0) }
    if rubric.sides.count == 2 {
      let swapped = Metamorphosis.exchanged(rubric.model, sidesOf: rubric)
      if swapped != rubric.model, verdict(swapped) == .correct {
        issues.append(issue(.overlooksReversal, swapped))
      }
    }
    for mistake in rubric.rejectExamples where verdict(rubric.model + " " + mistake) == .correct {
      issues.append(issue(.acceptsWrongAnswer, "the model answer and then: " + mistake))
    }
    return issues
  }
}
