/// What became of an open answer.
package enum Verdict: String, Sendable, CaseIterable {
  case correct
  case partially
  case incorrect
  /// On topic, but nothing was recognised: the learner compares it with the model answer.
  case unsure
}

/// Why an answer was refused without looking for ideas in it.
package enum Guard: String, Sendable, CaseIterable {
  case empty
  case idk
  case echo
  case stuffing
  case injection
  case offTopic = "off-topic"
}

/// The result of grading one open answer.
package struct Grade: Sendable, Hashable {
  /// An idea of the rubric, with the learner's words for it.
  package struct Found: Sendable, Hashable {
    package var id: String
    package var span: String
  }

  package var verdict: Verdict
  /// The share of the required ideas, halved by a misconception.
  package var score: Double
  package var found: [Found]
  /// The required ideas that were not found.
  package var missing: [String]
  package var misconceptions: [Found]
  package var guardRule: Guard?
  /// How the verdict came about, a line for each step.
  package var why: [String]
}
