/// Something in a rubric that lets right answers down or wrong ones in.
package struct RubricIssue: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    /// The model answer, or an example to accept, isn't graded correct.
    case refusesRightAnswer = "refuses-right-answer"
    /// An example to reject, the question itself or a gaming attempt is graded correct.
    case acceptsWrongAnswer = "accepts-wrong-answer"
    /// An example of a partial answer gets another verdict.
    case misjudgesPartialAnswer = "misjudges-partial-answer"
    /// An example of an idea isn't recognised as that idea, or a counterexample is.
    case misreadsExample = "misreads-example"
    /// Typos, case, blanks or a frame like "I think" change the verdict.
    case isFragile = "is-fragile"
    /// The answer denied, or with its sides exchanged, is still graded correct.
    case overlooksReversal = "overlooks-reversal"
    /// A concept has nothing to say to the learner.
    case saysNothing = "says-nothing"
    /// A pattern fires on no known answer.
    case unusedPattern = "unused-pattern"
    /// The model answer of another question is graded correct.
    case acceptsOtherQuestion = "accepts-other-question"
  }

  package var rubric: String
  package var kind: Kind
  package var detail: String

  package init(rubric: String, kind: Kind, detail: String) {
    self.rubric = rubric
    self.kind = kind
    self.detail = detail
  }
}
