/// What FSRS knows about a learner's memory of one item.
package struct Card: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    /// New, or still in the steps of the first day.
    case learning(step: Int)
    case review
    /// Forgotten, in the steps that follow.
    case relearning(step: Int)
  }

  package var state: State = .learning(step: 0)
  /// Nil before the first review.
  package var memory: MemoryState?
  /// Seconds since 1970.
  package var due: Double
  /// Seconds since 1970; nil before the first review.
  package var lastReview: Double?

  package init(due: Double) { self.due = due }
}

/// The strength of a memory.
package struct MemoryState: Equatable, Sendable {
  /// The days until the probability of recall has fallen to 90 %.
  package var stability: Double
  /// From 1, easy, to 10.
  package var difficulty: Double

  package init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
