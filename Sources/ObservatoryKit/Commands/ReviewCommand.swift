import Progress

/// `observatory review`: the questions that are due, spaced by FSRS-6.
struct ReviewCommand {
  let desk: Desk

  func run() throws(Failure) -> ExitStatus {
    if let verb = desk.invocation.arguments.first {
      guard verb == "undo" else {
        throw .usage(.valueRefused(option: "review", value: verb, choices: ["undo"]))
      }
      return try undo()
    }
    let limit = try desk.invocation.number("--limit") ?? .max
    let seed = try desk.invocation.number("--seed").map { UInt64($0) }
    let deck = try ReviewDeck(desk)
    let wantsJSON = desk.invocation.value("--format") == "json"
    if deck.dueCount(at: desk.world.now()) == 0, !wantsJSON {
      sayNothingIsDue(deck)
      return .success
    }
    var session = ReviewSession(
      deck, desk: wantsJSON ? desk.silenced : desk, seed: seed ?? UInt64(desk.world.now()),
      limit: limit)
    let total = session.remaining
    let ending = try session.run()
    let result = QuizResult(quiz: "review", total: total, items: session.results)
    if wantsJSON {
      desk.world.output.write(result.json.prettyText + "\n")
    } else {
      try conclude(ending, result)
    }
    if desk.interface.facts.inputIsTerminal { return .success }
    return result.right == result.total ? .success : .failed
  }

  private func sayNothingIsDue(_ deck: ReviewDeck) {
    let next = deck.nextSentence(after: desk.world.now())
    desk.interface.say(
      next.map { "Nothing is due. \($0)" }
        ?? "Nothing is due: the questions of a quiz come back here after you have answered them.")
  }

  private func conclude(_ ending: ReviewSession.Ending, _ result: QuizResult) throws(Failure) {
    desk.interface.say()
    let count = result.items.count
    let score = count == 0 ? "nothing was answered." : "\(result.right) of \(count) right."
    desk.interface.say(ending == .finished ? "Done: \(score)" : "So far: \(score)", style: .bold)
    let deck = try ReviewDeck(desk)
    let due = deck.dueCount(at: desk.world.now())
    if due > 0 {
      desk.interface.say("Still due: \(due). `observatory review` goes on.")
    } else if let next = deck.nextSentence(after: desk.world.now()) {
      desk.interface.say(next)
    }
  }

  private func undo() throws(Failure) -> ExitStatus {
    let store = desk.store
    let taken = try desk.storing { () throws(StoreError) in try store.undoLastReview() }
    desk.interface.say(
      taken.map { "Taken back: your last answer to \($0.item)." }
        ?? "There is no answer to take back.")
    return .success
  }
}

extension Invocation {
  /// The value of an option as a whole number, 1 or more.
  func number(_ option: String) throws(Failure) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), number > 0 else {
      throw .notANumber(option: option, value: text)
    }
    return number
  }
}
