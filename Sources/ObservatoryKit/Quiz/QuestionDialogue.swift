import Course
import Progress
import Terminal

/// Asks one question until it is answered, skipped or left.
struct QuestionDialogue {
  enum Ending {
    case answered(QuestionReply)
    case skipped(ProgressStore.Answer)
    /// The learner goes; the question stays to be asked.
    case left
    /// The answer before this question is to be taken back.
    case undo
  }

  let question: Question
  let kind: any QuestionKind
  let desk: Desk
  /// Whether the answer before this question can be taken back here.
  var allowsUndo = false
  private var usedHint = false
  private var shownTitle = ""
  private var tryNumber = 1
  /// What was judged last: for `why` and `appeal`, which may come when the next question stands
  /// there already, so it is handed on from one question to the next.
  var last: (answer: ProgressStore.Answer, judgement: Judgement)?
  private var start = 0.0

  init(_ question: Question, _ kind: any QuestionKind, desk: Desk) {
    self.question = question
    self.kind = kind
    self.desk = desk
  }

  /// Whether a person types; piped answers are taken once, and nothing is asked again.
  private var isInteractive: Bool { desk.interface.facts.inputIsTerminal }

  /// Asks; `keep` stores the first of two tries, the caller stores what comes of the question.
  mutating func run(
    keep: (ProgressStore.Answer) throws(Failure) -> Void
  ) throws(Failure) -> Ending {
    start = desk.world.now()
    while true {
      guard let line = nextLine() else { return .left }
      switch line.lowercased() {
      case "quit", "exit", "q": return .left
      case "undo" where allowsUndo: return .undo
      case "help", "h":
        desk.interface.say("Type \(kind.instruction). Or: \(commands.joined(separator: ", ")).")
      case "hint":
        usedHint = true
        desk.interface.show(markdown: question.hint ?? "This question has no hint.")
      case "why": explain()
      case "appeal": try appeal()
      case "skip":
        desk.interface.show(markdown: "Skipped. \(try kind.keySentence())")
        return .skipped(answer("", "skipped", 0))
      case "idk", "i don't know", "i dont know", "don't know", "?":
        desk.interface.show(markdown: "That is fine. \(try kind.keySentence())")
        // What running the listing showed is told to those who gave up as well.
        if kind.computedKey != nil {
          desk.interface.show(markdown: try kind.judge("", tryNumber: tryNumber).feedback)
        }
        desk.interface.show(markdown: question.explanation)
        return .answered(.init(answer: answer(line, "incorrect", 0), outcome: .incorrect))
      default:
        if let ending = try take(line, keep) { return ending }
      }
    }
  }

  /// Judges a line; nil if another one is needed.
  private mutating func take(
    _ line: String, _ keep: (ProgressStore.Answer) throws(Failure) -> Void
  ) throws(Failure) -> Ending? {
    switch kind.read(line) {
    case .again(let sentence):
      desk.interface.say(sentence)
      if isInteractive { return nil }
      // A piped line that can't be read as an answer counts as a wrong one.
      let wrong = Judgement(outcome: .incorrect, score: 0, feedback: "")
      return try conclude(wrong, answer(line, "incorrect", 0))
    case .answer(let text):
      let (said, judgement) = try judged(text)
      let answer = answer(kind.spelled(said), judgement.outcome.rawValue, judgement.score)
      last = (answer, judgement)
      show(judgement)
      if judgement.outcome == .partially, tryNumber == 1, isInteractive, kind is OpenQuestion {
        tryNumber += 1
        desk.interface.say("Add what is missing; what you have said counts.")
        try keep(answer)
        return nil
      }
      return try conclude(judgement, answer)
    }
  }

  /// Judges an answer; on the second try, what was right in the first needn't be said again.
  private func judged(_ text: String) throws(Failure) -> (text: String, Judgement) {
    let alone = try kind.judge(text, tryNumber: tryNumber)
    guard tryNumber > 1, alone.outcome != .correct, let first = last?.answer.text else {
      return (text, alone)
    }
    let both = first + "\n" + text
    let together = try kind.judge(both, tryNumber: tryNumber)
    return together.score > alone.score ? (both, together) : (text, alone)
  }

  private func conclude(
    _ judgement: Judgement, _ given: ProgressStore.Answer
  ) throws(Failure) -> Ending {
    var reply = QuestionReply(answer: given, outcome: judgement.outcome)
    if reply.outcome != .correct {
      desk.interface.show(markdown: try kind.keySentence())
    }
    desk.interface.show(markdown: question.explanation)
    if reply.outcome == .unsure, isInteractive {
      guard let isRight = desk.interface.confirm("Was yours the same idea? y/n ") else {
        return .left
      }
      reply.outcome = isRight ? .correct : .incorrect
      reply.answer.score = isRight ? 1 : 0
      let kept = reply.answer
      try desk.storing { () throws(StoreError) in try desk.store.appeal(kept) }
    }
    return .answered(reply)
  }

  /// Says how the last verdict came about.
  private func explain() {
    guard let last else { return desk.interface.say("Nothing was judged yet.") }
    if last.answer.question != question.id {
      desk.interface.say("Your answer to \(last.answer.question), before this question:")
    }
    let rows = last.judgement.why
    for row in rows.isEmpty ? ["It was compared with the key."] : rows {
      desk.interface.say("  \(row)")
    }
  }

  private func appeal() throws(Failure) {
    guard let last else { return desk.interface.say("Answer first, then appeal.") }
    try desk.storing { () throws(StoreError) in try desk.store.appeal(last.answer) }
    let which = last.answer.question == question.id ? "" : " to \(last.answer.question)"
    desk.interface.say("Your answer\(which) is kept for the author.")
  }

  private func answer(
    _ text: String, _ verdict: String, _ score: Double
  ) -> ProgressStore.Answer {
    ProgressStore.Answer(
      question: question.id, revision: question.revision, text: text, verdict: verdict,
      score: score, tryNumber: tryNumber, usedHint: usedHint, seconds: desk.world.now() - start)
  }
}

// MARK: Showing and reading

extension QuestionDialogue {
  /// Shows the question below a line that says where it stands.
  mutating func show(title: String) {
    shownTitle = title
    draw(title)
  }

  private func draw(_ title: String) {
    let interface = desk.interface
    interface.say()
    interface.say(title, style: .dim)
    interface.show(markdown: "**\(question.prompt)**")
    let text = interface.renderer.lines(for: question.blocks)
    if !text.isEmpty {
      interface.say()
      interface.show(text)
      interface.say()
    }
    let below = kind.choices.count + kind.numbered.count + 5
    if interface.facts.outputIsTerminal, text.count + below > interface.current.rows {
      // The prompt has left the screen by now.
      interface.say("\(title): \(question.prompt)", style: .bold)
    }
    for (index, item) in kind.numbered.enumerated() {
      interface.say(item: item, marker: "  \(index + 1). ")
    }
    for (index, choice) in kind.choices.enumerated() {
      interface.say(item: choice, marker: "  \(ChoiceQuestion.letters([index + 1])). ")
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

  /// What may be typed instead of an answer.
  private var commands: [String] {
    ["idk", "hint", "skip"] + (allowsUndo ? ["undo"] : []) + ["why", "appeal", "quit"]
  }

  private func nextLine() -> String? {
    let letters = kind.choices.indices.map { ChoiceQuestion.letters([$0 + 1]) }
    let isOpen = kind is OpenQuestion
    let words = letters + commands + ["help"]
    return AnswerLines(desk: desk, isInteractive: isInteractive).next(
      isOpen: isOpen, words: isOpen ? words + ["edit"] : words,
      reflow: {
        desk.interface.output.write("\u{1B}[H\u{1B}[2J")
        draw(shownTitle)
      })
  }
}
