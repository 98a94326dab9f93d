import ExerciseRunner
import JSON
import Progress

/// What came of a quiz, for people and for machines.
struct QuizResult {
  struct Item {
    var question: String
    var answer: String
    var verdict: String
    var score: Double

    init(_ answer: ProgressStore.Answer) {
      question = answer.question
      self.answer = answer.text
      verdict = answer.verdict
      score = answer.score
    }
  }

  let quiz: String
  let total: Int
  /// The first result of every question.
  let items: [Item]

  init(quiz: String, total: Int, items: [Item]) {
    self.quiz = quiz
    self.total = total
    var seen: Set<String> = []
    self.items = items.filter { seen.insert($0.question).inserted }
  }

  var right: Int { items.count { $0.score >= 1 } }

  /// The result as a verdict, for the reports of test runners: a check for each question.
  var verdict: Verdict {
    var verdict = Verdict(exercise: quiz, status: right == total ? .pass : .fail)
    verdict.checks = items.map { item in
      if item.verdict == "skipped" { return .init(name: item.question, status: .skipped) }
      let isRight = item.score >= 1
      return .init(
        name: item.question, status: isRight ? .pass : .fail,
        message: isRight ? "" : "\(item.verdict): \(item.answer)")
    }
    return verdict
  }

  var json: JSONValue {
    .object([
      .init("version", .int(1)), .init("quiz", .string(quiz)), .init("questions", .int(total)),
      .init("answered", .int(items.count)), .init("right", .int(right)),
      .init(
        "answers",
        .array(
          items.map { item in
            .object([
              .init("question", .string(item.question)), .init("answer", .string(item.answer)),
              .init("verdict", .string(item.verdict)), .init("score", .number("\(item.score)")),
            ])
          })),
    ])
  }
}
