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
  /// The last answer to every question, of whichever day.
  private let earlier: [String: ProgressStore.Answer]
  /// What came of each answer of this time through the quiz, those before it was left too.
  private(set) var results: [QuizResult.Item] = []
  /// How many questions this time through has, and how many of them are left.
  private var round = (size: 0, left: 0, isRepeat: false)
  private var last: (answer: ProgressStore.Answer, judgement: Judgement)?

  /// Goes on with the quiz, or begins it: with a seed of its own, or with some questions `only`.
  init(
    _ quiz: Quiz, desk: Desk, seed: UInt64?, only: [String]? = nil
  ) throws(Failure) {
    self.desk = desk
    let store = desk.store
    (session, earlier) = try desk.storing { () throws(StoreError) in
      (
        try Self.session(of: quiz, in: store, seed: seed, only: only, now: desk.world.now()),
        try store.lastAnswers(of: quiz.id)
      )
    }
    // The same seed draws the same questions again when an exam goes on.
    var asked = quiz.drawn(seed: session.seed)
    if let only, quiz.draw != nil {
      asked.questions = quiz.questions.filter { only.contains($0.id) }
    }
    let questions = Dictionary(
      asked.questions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.quiz = asked
    self.questions = questions
    session.queue.removeAll { questions[$0] == nil }
    let world = desk.world
    factory = QuestionFactory(seed: session.seed) { () throws(Failure) in
      ListingRunner(bench: try Workbench(world))
    }
  }

  private static func session(
    of quiz: Quiz, in store: ProgressStore, seed: UInt64?, only: [String]?, now: Double
  ) throws(StoreError) -> ProgressStore.QuizSession {
    if seed == nil, only == nil, var open = try store.openSession(of: quiz.id) {
      let order = quiz.drawn(seed: open.seed).questions.map(\.id)
      if open.queue.contains(where: order.contains) {
        // Questions that were written after the quiz was begun come last.
        let answered = Set(try store.answers(of: open).map(\.question))
        open.queue += order.filter { !open.queue.contains($0) && !answered.contains($0) }
        return open
      }
    }
    let seed = seed ?? UInt64(now)
    return try store.beginSession(
      of: quiz.id, seed: seed, queue: only ?? quiz.drawn(seed: seed).questions.map(\.id),
      round: only == nil ? 1 : 2)
  }

  /// Asks what is left; returns how it ended.
  mutating func run() throws(Failure) -> Ending {
    try beginRound()
    announce()
    while let id = session.queue.first, let question = questions[id] {
      if round.left == 0 { beginNextRound() }
      switch try ask(question) {
      case .finished: continue
      case .left: return .left
      }
    }
    let session = session
    try desk.storing { () throws(StoreError) in try desk.store.finish(session) }
    return .finished
  }

  /// Finds out how many of the questions are asked for the first time.
  private mutating func beginRound() throws(Failure) {
    let session = session
    let answered = try desk.storing { () throws(StoreError) in
      try desk.store.answers(of: session)
    }
    results = answered.map(QuizResult.Item.init)
    let known = Set(answered.map(\.question))
    let fresh = session.queue.count { !known.contains($0) }
    round = (quiz.questions.count, fresh > 0 ? fresh : session.queue.count, false)
    if fresh == 0, session.round == 1 { self.session.round = 2 }
  }

  /// Says that the wrong ones come again.
  private mutating func beginNextRound() {
    let count = session.queue.count
    round = (count, count, true)
    session.round += 1
    desk.interface.say()
    desk.interface.say(
      count == 1
        ? "Now the one that was not right, once more."
        : "Now the \(count) that were not right, once more.", style: .bold)
  }

  private func announce() {
    let interface = desk.interface
    let answered = round.size - round.left
    interface.say(quiz.title, style: .bold)
    if session.round > 1 {
      interface.say("Questions to repeat: \(session.queue.count).")
    } else if answered > 0 {
      interface.say("You go on at question \(place(of: session.queue.first)) of \(round.size).")
      let changed = quiz.questions.map(\.id).filter {
        !session.queue.contains($0) && isChanged($0)
      }
      if !changed.isEmpty {
        interface.say("Changed since you answered: \(changed.joined(separator: ", ")).")
      }
    }
    if interface.facts.inputIsTerminal {
      interface.say("Type an answer, or: idk, hint, skip, why, appeal, quit.")
    }
  }

  private func isChanged(_ id: String) -> Bool {
    guard let answer = earlier[id], let question = questions[id] else { return false }
    return answer.isOlder(than: question.revision)
  }

  private mutating func ask(_ question: Question) throws(Failure) -> Ending {
    let kind = try factory.kind(of: question, desk.interface)
    var dialogue = QuestionDialogue(question, kind, desk: desk)
    dialogue.last = last
    dialogue.show(title: title(of: question))
    let ending = try dialogue.run { [session] answer throws(Failure) in
      try store(answer, leaving: session)
    }
    last = dialogue.last
    switch ending {
    case .left, .undo: return .left
    case .skipped(let answer):
      takeOff()
      try store(answer, leaving: session)
      add(answer)
    case .answered(let reply):
      let isInteractive = desk.interface.facts.inputIsTerminal
      takeOff()
      if reply.outcome != .correct, isInteractive { session.queue.append(question.id) }
      let rating = reply.rating(of: question, isTimed: isInteractive)
      try store(reply.answer, leaving: session, rating)
      add(reply.answer)
    }
    return .finished
  }

  private mutating func takeOff() {
    session.queue.removeFirst()
    round.left = max(0, round.left - 1)
  }

  private func title(of question: Question) -> String {
    if round.isRepeat { return "Once more, \(round.size - round.left + 1) of \(round.size)" }
    var title = "Question \(place(of: question.id)) of \(quiz.questions.count)"
    if isChanged(question.id) { title += ", changed since you answered it" }
    return title
  }

  private func place(of id: String?) -> Int {
    (quiz.questions.firstIndex { $0.id == id } ?? 0) + 1
  }

  private func store(
    _ answer: ProgressStore.Answer, leaving session: ProgressStore.QuizSession,
    _ rating: Rating? = nil
  ) throws(Failure) {
    try desk.storing { () throws(StoreError) in
      try desk.store.record(answer, leaving: session, rating: rating)
    }
  }

  private mutating func add(_ answer: ProgressStore.Answer) { results.append(.init(answer)) }
}
