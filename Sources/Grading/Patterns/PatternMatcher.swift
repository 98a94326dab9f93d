/// Looks for a pattern in a reading.
struct PatternMatcher {
  let reading: Reading
  /// Whether a side that was only carried over from an earlier sentence counts; it doesn't when
  /// a mistake is looked for.
  var trustsInheritedSides = true
  /// Clauses in which nothing is looked for.
  var excludedClauses: Set<Int> = []

  /// Returns the tokens that say what the pattern describes, or nil.
  ///
  /// Every place where the first element occurs is tried, with the nearest places of the others:
  /// a statement is made of neighbouring words, so a farther one is never preferred.
  func match(_ pattern: Pattern) -> Range<Int>? {
    var evidence: Range<Int>?
    for statement in pattern.statements {
      guard let range = match(statement) else { return nil }
      evidence = evidence ?? range
    }
    return evidence
  }

  private func match(_ statement: Pattern.Statement) -> Range<Int>? {
    for element in statement.elements {
      if case .verdict(let word) = element.kind {
        guard (reading.verdict == word) != element.isAbsent else { return nil }
      }
    }
    let present = statement.elements.filter { element in
      if case .classes = element.kind { return !element.isAbsent }
      return false
    }
    guard !present.isEmpty else {
      return reading.verdict == nil || hasAbsent(statement) ? nil : 0..<1
    }
    for anchor in candidates(present[0]) {
      guard let chosen = assign(present, from: anchor, statement: statement) else { continue }
      if holds(statement, chosen: chosen, present: present) { return span(of: chosen) }
    }
    return nil
  }

  /// Whether the answer has a word that must not be there.
  private func hasAbsent(_ statement: Pattern.Statement) -> Bool {
    statement.elements.contains { element in
      element.isAbsent && candidates(element).contains { polarityFits(element, $0) }
    }
  }

  // MARK: Choosing words

  private func candidates(_ element: Pattern.Element) -> [Reading.Hit] {
    let hits = hits(of: element)
    guard !excludedClauses.isEmpty else { return hits }
    return hits.filter { !excludedClauses.contains(reading.clauses[$0.range.lowerBound]) }
  }

  private func hits(of element: Pattern.Element) -> [Reading.Hit] {
    guard case .classes(let classes) = element.kind else { return [] }
    if classes.count == 1 { return reading.hits(of: classes[0]) }
    return classes.flatMap { reading.hits(of: $0) }
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
  }

  private func assign(
    _ elements: [Pattern.Element], from anchor: Reading.Hit, statement: Pattern.Statement
  ) -> [Reading.Hit]? {
    var chosen = [anchor]
    for element in elements.dropFirst() {
      let span = span(of: chosen)
      var best: (hit: Reading.Hit, distance: Int)?
      for hit in candidates(element) {
        guard isInScope(hit, of: anchor, statement.scope),
          !chosen.contains(where: { $0.collides(with: hit) }),
          !element.isOrdered || hit.range.lowerBound >= (chosen.last?.range.upperBound ?? 0),
          polarityFits(element, hit)
        else { continue }
        let distance = distance(from: span, to: hit.range)
        guard distance <= statement.gap, isNear(element, hit, chosen.last) else { continue }
        if let current = best, current.distance <= distance { continue }
        best = (hit, distance)
      }
      guard let best else { return nil }
      chosen.append(best.hit)
    }
    return chosen
  }

  private func isNear(
    _ element: Pattern.Element, _ hit: Reading.Hit, _ previous: Reading.Hit?
  ) -> Bool {
    guard let gap = element.gap, let previous else { return true }
    return distance(from: previous.range, to: hit.range) <= gap
  }

  private func isInScope(_ hit: Reading.Hit, of anchor: Reading.Hit, _ scope: Pattern.Scope)
    -> Bool
  {
    let (first, second) = (anchor.range.lowerBound, hit.range.lowerBound)
    switch scope {
    case .clause: return reading.clauses[first] == reading.clauses[second]
    case .sentence: return reading.sentences[first] == reading.sentences[second]
    case .answer: return true
    }
  }

  private func distance(from span: Range<Int>, to range: Range<Int>) -> Int {
    if range.lowerBound >= span.upperBound { return range.lowerBound - span.upperBound }
    if range.upperBound <= span.lowerBound { return span.lowerBound - range.upperBound }
    return 0
  }

  private func span(of hits: [Reading.Hit]) -> Range<Int> {
    let lower = hits.map(\.range.lowerBound).min() ?? 0
    let upper = hits.map(\.range.upperBound).max() ?? lower
    return lower..<upper
  }

  // MARK: Judging the choice

  private func holds(
    _ statement: Pattern.Statement, chosen: [Reading.Hit], present: [Pattern.Element]
  ) -> Bool {
    guard polarityFits(present[0], chosen[0]) else { return false }
    let isClaimed = chosen.allSatisfy { hit in !reading.isRetracted[hit.range.lowerBound] }
    guard isClaimed, sidesFit(statement, chosen), absentFits(statement, chosen) else {
      return false
    }
    switch statement.parity {
    case .affirmed: return negations(over: chosen).isMultiple(of: 2)
    case .denied: return !negations(over: chosen).isMultiple(of: 2)
    case .either: return true
    }
  }

  private func negations(over hits: [Reading.Hit]) -> Int {
    let cues = reading.cues.filter { cue in
      hits.contains { $0.range.overlaps(cue.scope.dropFirst().indices) }
        && !hits.contains { $0.range.contains(cue.token) }
    }
    return cues.count + hits.count { $0.isNegative }
  }

  private func polarityFits(_ element: Pattern.Element, _ hit: Reading.Hit) -> Bool {
    switch element.polarity {
    case .unspecified: true
    case .negated: !negations(over: [hit]).isMultiple(of: 2)
    case .affirmed: negations(over: [hit]).isMultiple(of: 2)
    }
  }

  private func sidesFit(_ statement: Pattern.Statement, _ chosen: [Reading.Hit]) -> Bool {
    statement.elements.allSatisfy { element in
      guard case .side(let side) = element.kind else { return true }
      if element.isAbsent {
        return !chosen.allSatisfy { isOn(side, $0, trusting: false) }
      }
      return chosen.allSatisfy { isOn(side, $0, trusting: trustsInheritedSides) }
    }
  }

  private func isOn(_ side: Int, _ hit: Reading.Hit, trusting: Bool) -> Bool {
    let place = hit.range.lowerBound
    guard reading.sides[place] == side else { return false }
    return trusting || !reading.isSideInherited.indices.contains(place)
      || !reading.isSideInherited[place]
  }

  private func isOnSameSide(_ first: Reading.Hit, as second: Reading.Hit) -> Bool {
    let sides = (reading.sides[first.range.lowerBound], reading.sides[second.range.lowerBound])
    return sides.0 == sides.1 || sides.0 == 0 || sides.1 == 0
  }

  private func absentFits(_ statement: Pattern.Statement, _ chosen: [Reading.Hit]) -> Bool {
    statement.elements.filter(\.isAbsent).allSatisfy { element in
      !candidates(element).contains { hit in
        isInScope(hit, of: chosen[0], statement.scope) && polarityFits(element, hit)
          && isOnSameSide(hit, as: chosen[0])
          && !chosen.contains { $0.covers(hit) }
      }
    }
  }
}
