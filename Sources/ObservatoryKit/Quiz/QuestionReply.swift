import Course
import Progress

/// What a learner made of a question.
struct QuestionReply {
  var answer: ProgressStore.Answer
  var outcome: Judgement.Outcome

  /// How well the question was known: wrong, partly, right, or right without a hint and fast.
  ///
  /// Nil if nothing is known. A second try was helped by what the first one was told. Piped answers
  /// have no time of their own, so they are never fast.
  func rating(of question: Question, isTimed: Bool) -> Rating? {
    if outcome == .correct, answer.tryNumber > 1 { return .hard }
    let mark: Rating? = answer.verdict == "unsure" ? (outcome == .correct ? .good : .again) : nil
    if answer.verdict == "unsure", outcome == .unsure { return nil }
    return Rating(
      verdict: answer.verdict, usedHint: answer.usedHint, seconds: answer.seconds,
      fastSeconds: isTimed ? question.fastSeconds : -.infinity, ownMark: mark)
  }
}

extension Question {
  /// The seconds within which the answer was known at once: reading, a moment, and typing.
  var fastSeconds: Double {
    let charactersASecond = 20.0
    let choices =
      switch body {
      case .single(let choices), .multiple(let choices), .compiles(_, let choices):
        choices.map(\.plainText.count).reduce(0, +)
      case .match(let pairs): pairs.map { $0.left.count + $0.right.count }.reduce(0, +)
      case .order(let items): items.map(\.count).reduce(0, +)
      case .predict, .output, .blank, .short, .open: 0
      }
    let typing =
      switch body {
      case .open: 30.0
      case .output, .blank, .order, .match: 10.0
      case .single, .multiple, .predict, .compiles, .short: 0.0
      }
    return 4 + typing + Double(markdown.count + choices) / charactersASecond
  }
}
