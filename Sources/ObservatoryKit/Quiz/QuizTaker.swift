import Course
import Progress
import Terminal

/// Asks the questions of a quiz, one by one, and stores every answer before the next is asked.
struct QuizTaker {
  enum Ending {
    case finished
    /// Left with answers still to give; the next start goes on there.
    case left
  }

  let desk: Desk
  let quiz: Quiz
  private let factory: QuestionFactory
  private var session: ProgressStore.QuizSession
  private let questions: [String: Question]
  /// Whether a person types; piped answers are taken once, and nothing is asked again.
  private let isInteractive: Bool
  private(set) var results: [QuizResult.Item] = []

  init(_ quiz: Quiz, desk: Desk, seed: UInt64?) throws(Failure) {
    self.desk = desk
    self.quiz = quiz
    isInteractive = desk.interface.facts.inputIsTerminal
    let questions = Dictionary(
      quiz.questions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.questions = questions
    let order = quiz.questions.map(\.id)
    session = try desk.storing { () throws(StoreError) in
      if seed == nil, let open = try desk.store.openSession(of: quiz.id),
        !open.queue.filter({ questions[$0] != nil }).isEmpty
      {
        return open
      }
      let seed = seed ?? UInt64(desk.world.now())
      return try desk.store.beginSession(of: quiz.id, seed: seed, queue: order)
    }
    session.queue.removeAll { questions[$0] == nil }
    let world = desk.world
    factory = QuestionFactory(seed: session.seed) { () throws(Failure) in
      ListingRunner(bench: try Workbench(world))
    }
  }

  /// Asks what is left; returns how it ended.
  mutating func run() throws(Failure) -> Ending {
    announce()
    while let id = session.queue.first, let question = questions[id] {
      switch try ask(question) {
      case .done: continue
      case .left: return .left
      }
    }
    let session = session
    try desk.storing { () throws(StoreError) in try desk.store.finish(session) }
    return .finished
  }

  private enum Step {
    case done
    case left
  }

  private func announce() {
    let answered = quiz.questions.count - session.queue.count
    let interface = desk.interface
    interface.say(quiz.title, style: .bold)
    if answered > 0, session.round == 1 {
      interface.say("You go on at question \(answered + 1) of \(quiz.questions.count).")
    }
    if isInteractive {
      interface.say("Type an answer, or: idk, hint, skip, why, appeal, quit.")
    }
  }

  private mutating func ask(_ question: Question) throws(Failure) -> Step {
    let kind = try factory.kind(of: question)
    show(question, kind)
    let start = desk.world.now()
    var usedHint = false
    var tryNumber = 1
    var last: (answer: ProgressStore.Answer, judgement: Judgement)?
    while true {
      guard let line = nextLine() else { return .left }
      switch line.lowercased() {
      case "quit", "exit", "q": return .left
      case "hint":
        usedHint = true
        desk.interface.show(markdown: question.hint ?? "This question has no hint.")
        continue
      case "why":
        for row in last?.judgement.why ?? ["Nothing was judged yet."] {
          desk.interface.say("  \(row)")
        }
        continue
      case "skip":
        record(
          question, "", .init(outcome: .incorrect, score: 0, feedback: ""), "skipped", 1, usedHint,
          start)
        desk.interface.show(markdown: "Skipped. The answer: \(try kind.key())")
        return try advance(again: false, lastStore: nil)
      case "idk", "i don't know", "i dont know", "don't know", "?":
        desk.interface.show(markdown: "That is fine. The answer: \(try kind.key())")
        desk.interface.show(markdown: question.explanation)
        let answer = record(
          question, line, .init(outcome: .incorrect, score: 0, feedback: ""), "incorrect",
          tryNumber, usedHint, start)
        return try advance(again: true, lastStore: answer)
      case "appeal":
        if let last {
          try desk.storing { () throws(StoreError) in try desk.store.appeal(last.answer) }
          desk.interface.say("Your answer is kept for the author.")
        } else {
          desk.interface.say("Answer first, then appeal.")
        }
        continue
      default: break
      }
      switch kind.read(line) {
      case .again(let sentence):
        desk.interface.say(sentence)
        if !isInteractive { return try giveUp(question, kind, line, usedHint, start) }
      case .answer(let text):
        let judgement = try kind.judge(text, tryNumber: tryNumber)
        let answer = record(
          question, text, judgement, judgement.outcome.rawValue, tryNumber, usedHint, start)
        last = (answer, judgement)
        show(judgement)
        if judgement.outcome == .partially, tryNumber == 1, isInteractive, kind is OpenQuestion {
          tryNumber += 1
          desk.interface.say("Add what is missing; the whole answer counts.")
          try store(answer, again: nil)
          continue
        }
        return try conclude(question, kind, judgement, answer)
      }
    }
  }

  /// A piped line that can't be read as an answer counts as a wrong one.
  private mutating func giveUp(
    _ question: Question, _ kind: any QuestionKind, _ line: String, _ usedHint: Bool,
    _ start: Double
  ) throws(Failure) -> Step {
    let judgement = Judgement(outcome: .incorrect, score: 0, feedback: "")
    let answer = record(question, line, judgement, "incorrect", 1, usedHint, start)
    return try conclude(question, kind, judgement, answer)
  }

  private mutating func conclude(
    _ question: Question, _ kind: any QuestionKind, _ judgement: Judgement,
    _ answer: ProgressStore.Answer
  ) throws(Failure) -> Step {
    var outcome = judgement.outcome
    var answer = answer
    if outcome != .correct { desk.interface.show(markdown: "The answer: \(try kind.key())") }
    desk.interface.show(markdown: question.explanation)
    if outcome == .unsure, isInteractive {
      guard let isRight = confirm("Was yours the same idea? y/n ") else { return .left }
      outcome = isRight ? .correct : .incorrect
      answer.verdict = "unsure"
      answer.score = isRight ? 1 : 0
      let kept = answer
      try desk.storing { () throws(StoreError) in try desk.store.appeal(kept) }
      results[results.count - 1].score = answer.score
    }
    return try advance(again: outcome != .correct, lastStore: answer)
  }

  /// Takes the question off the queue, or puts it at the end to be asked again.
  private mutating func advance(
    again: Bool, lastStore answer: ProgressStore.Answer?
  ) throws(Failure) -> Step {
    let id = session.queue.removeFirst()
    if again, isInteractive { session.queue.append(id) }
    let skipped = ProgressStore.Answer(
      question: id, revision: questions[id]?.revision ?? "", text: "", verdict: "skipped",
      score: 0, tryNumber: 1, usedHint: false, seconds: 0)
    try store(answer ?? skipped, again: again)
    return .done
  }

  private func store(_ answer: ProgressStore.Answer, again: Bool?) throws(Failure) {
    let session = session
    try desk.storing { () throws(StoreError) in
      try desk.store.record(answer, leaving: session)
    }
  }

  @discardableResult
  private mutating func record(
    _ question: Question, _ text: String, _ judgement: Judgement, _ verdict: String,
    _ tryNumber: Int, _ usedHint: Bool, _ start: Double
  ) -> ProgressStore.Answer {
    results.removeAll { $0.question == question.id && tryNumber > 1 }
    results.append(
      QuizResult.Item(
        question: question.id, answer: text, verdict: verdict, score: judgement.score))
    return ProgressStore.Answer(
      question: question.id, revision: question.revision, text: text, verdict: verdict,
      score: judgement.score, tryNumber: tryNumber, usedHint: usedHint,
      seconds: desk.world.now() - start)
  }
}

// MARK: Showing

extension QuizTaker {
  private func show(_ question: Question, _ kind: any QuestionKind) {
    let interface = desk.interface
    let number = (quiz.questions.firstIndex { $0.id == question.id } ?? 0) + 1
    interface.say()
    let again = results.contains { $0.question == question.id } ? ", once more" : ""
    interface.say("Question \(number) of \(quiz.questions.count)\(again)", style: .dim)
    interface.show(markdown: "**\(question.prompt)**")
    interface.show(question.blocks)
    for (index, choice) in kind.choices.enumerated() {
      interface.say("  \(ChoiceQuestion.letters([index + 1])). \(choice)")
    }
    interface.say("(\(kind.instruction))", style: .dim)
  }

  private func show(_ judgement: Judgement) {
    let interface = desk.interface
    switch judgement.outcome {
    case .correct: interface.say("Correct.", style: .bold)
    case .partially: interface.say("Partly right.", style: .bold)
    case .incorrect: interface.say("Not right.", style: .bold)
    case .unsure:
      interface.say("No known idea was found in your answer. Compare it yourself:", style: .bold)
    }
    if !judgement.feedback.isEmpty { interface.show(markdown: judgement.feedback) }
  }

  private func nextLine() -> String? {
    while true {
      let words = ["idk", "hint", "skip", "why", "appeal", "quit"].map { Completion($0) }
      switch desk.interface.ask("answer> ", completions: words, keepsHistory: false) {
      case .line(let line):
        let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.isEmpty, isInteractive { continue }
        return text
      case .interrupted: continue
      case .endOfInput: return nil
      }
    }
  }

  private func confirm(_ question: String) -> Bool? {
    while true {
      switch desk.interface.ask(question, keepsHistory: false) {
      case .line(let line):
        switch line.lowercased().first {
        case "y": return true
        case "n": return false
        default: desk.interface.say("Type y or n.")
        }
      case .interrupted: continue
      case .endOfInput: return nil
      }
    }
  }
}
