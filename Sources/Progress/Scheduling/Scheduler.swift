import SeededRandom

/// When an item is due again, after FSRS-6.
package struct Scheduler: Equatable, Sendable {
  package var model = MemoryModel()
  /// The probability of recall at which an item is due.
  package var desiredRetention = 0.9
  /// Seconds between the reviews of a new item.
  package var learningSteps: [Double] = [60, 600]
  /// Seconds between the reviews of a forgotten item.
  package var relearningSteps: [Double] = [600]
  /// Days.
  package var maximumInterval = 36_500
  /// Intervals are spread a little, the same way every time; nil for exact ones.
  package var fuzzSeed: UInt64?

  package init() {}

  /// Returns the card after a review.
  ///
  /// ```swift
  /// let card = Scheduler().review(Card(due: now), rating: .good, at: now)
  /// card.due  // ten minutes later
  /// ```
  package func review(_ card: Card, rating: Rating, at time: Double) -> Card {
    var next = card
    next.memory = memory(of: card, rating, at: time)
    next.lastReview = time
    let step = step(after: card.state, rating)
    next.state = step.state
    var interval = step.seconds ?? 0
    if step.seconds == nil {
      let days = self.interval(of: next.memory?.stability ?? 0)
      interval = Double(spread(days, next, at: time)) * Self.day
    }
    next.due = time + interval
    return next
  }

  /// Returns the probability that an item is recalled now; 0 before the first review.
  package func retrievability(of card: Card, at time: Double) -> Double {
    guard let memory = card.memory, let last = card.lastReview else { return 0 }
    return model.retrievability(stability: memory.stability, days: Self.days(from: last, to: time))
  }

  static let day = 86_400.0

  /// Whole days, rounded down.
  ///
  /// Counted in milliseconds: the seconds of a time far from 1970 are not exact, and a day must
  /// not be lost to that.
  static func days(from start: Double, to end: Double) -> Int {
    Int((((end - start) * 1000).rounded() / (day * 1000)).rounded(.down))
  }

  private func memory(of card: Card, _ rating: Rating, at time: Double) -> MemoryState {
    guard let memory = card.memory else { return model.initial(rating) }
    let days = card.lastReview.map { Self.days(from: $0, to: time) } ?? 1
    return model.next(memory, rating, days: days)
  }

  /// Whole days; a half goes to the even number.
  private func interval(of stability: Double) -> Int {
    let days = model.interval(stability: stability, retention: desiredRetention)
    return Int(min(max(days.rounded(.toNearestOrEven), 1), Double(maximumInterval)))
  }

  private func spread(_ days: Int, _ card: Card, at time: Double) -> Int {
    guard let fuzzSeed else { return days }
    let stability = card.memory?.stability.bitPattern ?? 0
    var generator = SeededGenerator(seed: fuzzSeed ^ time.bitPattern &+ stability)
    return Fuzz(maximumInterval: maximumInterval).days(near: days, unit: generator.unit())
  }
}

// MARK: Steps of the first day

extension Scheduler {
  /// The state that follows and its seconds; nil seconds where the stability decides.
  private typealias Step = (state: Card.State, seconds: Double?)

  private func step(after state: Card.State, _ rating: Rating) -> Step {
    switch state {
    case .learning(let step):
      return self.step(step, of: learningSteps, rating) { .learning(step: $0) }
    case .relearning(let step):
      return self.step(step, of: relearningSteps, rating) { .relearning(step: $0) }
    case .review:
      guard rating == .again, let first = relearningSteps.first else { return (.review, nil) }
      return (.relearning(step: 0), first)
    }
  }

  private func step(
    _ step: Int, of steps: [Double], _ rating: Rating, _ state: (Int) -> Card.State
  ) -> Step {
    guard let first = steps.first else { return (.review, nil) }
    switch rating {
    case .again: return (state(0), first)
    // The steps may have been more when the card was in one.
    case _ where step >= steps.count: return (.review, nil)
    case .hard:
      // Between the first two; half as long again if there is but one.
      if step == 0 { return (state(0), steps.count == 1 ? first * 1.5 : (first + steps[1]) / 2) }
      return (state(step), steps[step])
    case .good where step + 1 < steps.count: return (state(step + 1), steps[step + 1])
    case .good, .easy: return (.review, nil)
    }
  }
}
