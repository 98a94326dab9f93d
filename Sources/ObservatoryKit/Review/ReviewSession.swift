import Course
import Progress

/// Asks due questions, and stores every answer before the next question is asked.
struct ReviewSession {
  enum Ending {
    case finished
    case left
  }

  let desk: Desk
  private let entries: [String: ReviewDeck.Entry]
  private var questions: [String: Question] = [:]
  private let factory: QuestionFactory
  private var queue: [String]
  private(set) var results: [QuizResult.Item] = []

  /// Orders what is due: types mixed, questions of one lesson apart.
  init(_ deck: ReviewDeck, desk: Desk, seed: UInt64, limit: Int) {
    self.desk = desk
    entries = Dictionary(
      deck.entries.map { ($0.question.id, $0) }, uniquingKeysWith: { first, _ in first })
    let items = deck.entries.map { entry in
      ReviewQueue.Item(
        id: entry.question.id, type: entry.question.type, section: entry.lesson, due: entry.due)
    }
    queue = ReviewQueue(items, at: desk.world.now(), seed: seed, limit: limit).items.map(\.id)
    let world = desk.world
    factory = QuestionFactory(seed: seed) { () throws(Failure) in
      ListingRunner(bench: try Workbench(world))
    }
  }

  var remaining: Int { queue.count }

  /// The question in full; its quiz is opened when the first of its questions is asked.
  private mutating func question(_ entry: ReviewDeck.Entry) -> Question? {
    if questions[entry.question.id] == nil, let (quiz, _) = try? desk.index.course.quiz(entry.quiz)
    {
      for question in quiz.questions { questions[question.id] = question }
    }
    return questions[entry.question.id]
  }

  /// Asks what is due; returns how it ended.
  mutating func run() throws(Failure) -> Ending {
    let interface = desk.interface
    let count = queue.count == 1 ? "one question" : "\(queue.count) questions"
    interface.say("Review: \(count)", style: .bold)
    if interface.facts.inputIsTerminal {
      interface.say("Type an answer, or: idk, hint, skip, undo, why, appeal, quit.")
    }
    var last: (answer: ProgressStore.Answer, judgement: Judgement)?
    while let id = queue.first {
      guard let entry = entries[id], let question = question(entry) else {
        queue.removeFirst()
        continue
      }
      let kind = try factory.kind(of: question, interface)
      var dialogue = QuestionDialogue(question, kind, desk: desk)
      dialogue.allowsUndo = true
      dialogue.last = last
      dialogue.show(title: title(of: entry))
      // The first of two tries is not stored: only the whole answer is a review.
      let ending = try dialogue.run(keep: { _ in })
      last = dialogue.last
      switch ending {
      case .left: return .left
      case .skipped: queue.removeFirst()
      case .undo: try undo()
      case .answered(let reply):
        try store(reply, of: question)
        queue.removeFirst()
        results.append(.init(reply.answer))
      }
    }
    return .finished
  }

  private func title(of entry: ReviewDeck.Entry) -> String {
    let left = queue.count == 1 ? "the last one" : "\(queue.count) to go"
    let changed = entry.isChanged ? ", changed since you answered it" : ""
    let lesson = desk.index.lessons.first { $0.id == entry.lesson }?.title ?? entry.lesson
    return "From “\(lesson)”, \(left)\(changed)"
  }

  private func store(_ reply: QuestionReply, of question: Question) throws(Failure) {
    let rating = reply.rating(of: question, isTimed: desk.interface.facts.inputIsTerminal)
    // An answer that nobody could judge says nothing about when to ask again.
    guard let rating else { return }
    let review = ProgressStore.Review(
      item: question.id, kind: .question, rating: rating, seconds: reply.answer.seconds)
    let store = desk.store
    _ = try desk.storing { () throws(StoreError) in
      try store.record(review, answer: reply.answer, quiz: question.quiz)
    }
  }

  /// Takes back the answer before this question, which is asked again next.
  private mutating func undo() throws(Failure) {
    let store = desk.store
    let taken = try desk.storing { () throws(StoreError) in try store.undoLastReview() }
    guard let taken else { return desk.interface.say("There is no answer to take back.") }
    desk.interface.say("Taken back: your last answer to \(taken.item).")
    results.removeAll { $0.question == taken.item }
    if entries[taken.item] != nil {
      queue.removeAll { $0 == taken.item }
      queue.insert(taken.item, at: 0)
    }
  }
}
