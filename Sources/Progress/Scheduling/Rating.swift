/// How well something was remembered.
package enum Rating: Int, Sendable, CaseIterable {
  case again = 1
  case hard
  case good
  case easy
}

extension Rating {
  /// Rates the verdict on an answer: `correct`, `partially`, `incorrect` or `unsure`.
  ///
  /// ```swift
  /// Rating(verdict: "correct", usedHint: false, seconds: 4, fastSeconds: 10)  // easy
  /// Rating(verdict: "partially", usedHint: false, seconds: 4, fastSeconds: 10)  // hard
  /// ```
  ///
  /// An answer that could not be judged gets the learner's own mark. Nil if nothing is known:
  /// skipped, or unsure and not marked. A right answer is easy up to `fastSeconds`.
  package init?(
    verdict: String, usedHint: Bool, seconds: Double, fastSeconds: Double, ownMark: Rating? = nil
  ) {
    switch verdict {
    case "incorrect": self = .again
    case "partially": self = .hard
    case "correct": self = !usedHint && seconds <= fastSeconds ? .easy : .good
    case "unsure":
      guard let ownMark else { return nil }
      self = ownMark
    default: return nil
    }
  }
}
