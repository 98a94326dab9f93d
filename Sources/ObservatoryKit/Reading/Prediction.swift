import Course
import MarkdownRendering
import MarkdownSyntax
import Progress
import Terminal

/// A question that a page asks before it tells the answer.
struct Prediction {
  let question: Question
  let quiz: String
  /// What the learner answered last, if ever.
  let earlier: ProgressStore.Answer?
  /// Knows the answer; made when the question is asked, because the key has to be computed.
  private(set) var kind: (any QuestionKind)?
  private var asked = 0.0
  private var usedHint = false

  init(_ question: Question, quiz: String, earlier: ProgressStore.Answer?) {
    self.question = question
    self.quiz = quiz
    self.earlier = earlier
  }

  /// Runs the listing, so that the question can be asked.
  mutating func compute(_ desk: Desk) throws(Failure) {
    let world = desk.world
    let factory = QuestionFactory(seed: 0) { () throws(Failure) in
      ListingRunner(bench: try Workbench(world))
    }
    kind = try factory.kind(of: question)
    asked = world.now()
  }

  /// The question with its listing.
  var text: [ReadingView.Piece] {
    let prompt = MarkdownDocument.parse("**\(question.prompt)**").blocks
    return (prompt + question.blocks).map { block in { $0.lines(for: [block]) } }
  }

  /// What can be answered.
  var choices: ReadingView.Piece {
    let kind = kind
    return { renderer in
      guard let kind else { return [] }
      let rows = kind.choices.enumerated().map { index, choice in
        StyledLine("  \(ChoiceQuestion.letters([index + 1])). \(choice)")
      }
      return rows + [StyledLine("(\(kind.instruction))", style: renderer.theme.mark)]
    }
  }

  /// Shows the question's hint.
  mutating func hint() -> String {
    usedHint = true
    return question.hint ?? "This question has no hint."
  }

  /// Judges an answer and stores it; returns what to say about it, in Markdown.
  func answer(_ text: String, _ desk: Desk) throws(Failure) -> String {
    guard let kind else { return "" }
    let judgement = try kind.judge(text, tryNumber: 1)
    try store(kind.spelled(text), judgement, desk)
    let isRight = judgement.outcome == .correct
    let verdict = isRight ? "**Right.**" : "**Not quite.** \(try kind.keySentence())"
    return [verdict, judgement.feedback, question.explanation].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// Tells the answer to somebody who doesn't know.
  func reveal(_ desk: Desk) throws(Failure) -> String {
    guard let kind else { return "" }
    try store("", .init(outcome: .incorrect, score: 0, feedback: ""), desk)
    let happened = try kind.judge("", tryNumber: 1).feedback
    return ["That is fine. \(try kind.keySentence())", happened, question.explanation]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func store(_ text: String, _ judgement: Judgement, _ desk: Desk) throws(Failure) {
    let answer = ProgressStore.Answer(
      question: question.id, revision: question.revision, text: text,
      verdict: judgement.outcome.rawValue, score: judgement.score, tryNumber: 1,
      usedHint: usedHint, seconds: desk.world.now() - asked)
    let review = ProgressStore.Review(
      item: question.id, kind: .question, rating: judgement.outcome == .correct ? .good : .again,
      seconds: answer.seconds)
    let quiz = quiz
    try desk.storing { () throws(StoreError) in
      _ = try desk.store.record(review, answer: answer, quiz: quiz)
    }
  }
}
