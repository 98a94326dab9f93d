import Course
import JSON
import Progress
import Terminal

/// `observatory quiz`: a knowledge check at the prompt, or with piped answers.
struct QuizCommand {
  let desk: Desk

  func run() throws(Failure) -> ExitStatus {
    let entry = try chosen()
    let (quiz, issues) = try desk.index.openQuiz(entry)
    for issue in issues { desk.world.tell("observatory: \(issue.text)\n") }
    let facts = desk.interface.facts
    if facts.inputIsTerminal, !facts.allowsInput { throw .inputUnwanted(command: "quiz") }
    return try take(try desk.index.withPool(quiz)).status
  }

  /// Asks a quiz and tells how it went.
  func take(_ quiz: Quiz) throws(Failure) -> (status: ExitStatus, ending: QuizTaker.Ending) {
    if let entry = desk.index.quizzes.first(where: { $0.id == quiz.id }) {
      try desk.stop(at: .quiz(entry))
    }
    let format = desk.invocation.value("--format") ?? "text"
    let isSilent = format != "text"
    var seed: UInt64?
    if let text = desk.invocation.value("--seed") {
      guard let number = UInt64(text) else { throw .notANumber(option: "--seed", value: text) }
      seed = number
    }
    let only = desk.invocation.has("--wrong") ? try wrong(in: quiz) : nil
    if only?.isEmpty == true, !isSilent {
      desk.interface.say("Nothing to repeat: no question of this quiz was answered wrong.")
      return (.success, .finished)
    }
    var taker = try QuizTaker(
      quiz, desk: isSilent ? desk.silenced : desk, seed: seed, only: only)
    let ending = try taker.run()
    let result = QuizResult(
      quiz: quiz.id, total: only?.count ?? taker.quiz.questions.count, items: taker.results)
    if isSilent {
      let report = VerdictFormat.text([result.verdict], format: format)
      desk.world.output.write(format == "json" ? result.json.prettyText + "\n" : report)
    } else {
      desk.interface.say()
      switch ending {
      case .finished:
        desk.interface.say(
          "Done: \(result.right) of \(result.items.count) right at the first try.", style: .bold)
      case .left:
        let option = only == nil ? "" : " --wrong"
        desk.interface.say(
          "Your answers are kept. `observatory quiz \(quiz.id)\(option)` goes on here.")
      }
    }
    let isFailed = !desk.interface.facts.inputIsTerminal && result.right != result.total
    return (isFailed ? .failed : .success, ending)
  }

  /// The questions of a quiz that were not right when they were last asked, in their order.
  private func wrong(in quiz: Quiz) throws(Failure) -> [String] {
    let wrong = try desk.storing { () throws(StoreError) in
      try desk.store.wrongQuestions(of: quiz.id)
    }
    return quiz.questions.map(\.id).filter(wrong.contains)
  }

  private func chosen() throws(Failure) -> Course.Entry {
    if let name = desk.invocation.arguments.first { return try desk.index.quiz(named: name) }
    let store = desk.store
    let last = try desk.storing { () throws(StoreError) in try store.place(named: "quiz") }
    if let last, let quiz = desk.index.quizzes.first(where: { $0.id == last }) { return quiz }
    guard let first = desk.index.quizzes.first else { throw .nameMissing(what: "quiz") }
    return first
  }
}

extension Desk {
  /// The same desk with a terminal that shows nothing, for machine-readable results.
  var silenced: Desk {
    var desk = self
    desk.interface = Interface(
      facts: interface.facts, output: CapturedSink(), error: interface.error,
      lines: interface.lines)
    return desk
  }
}
