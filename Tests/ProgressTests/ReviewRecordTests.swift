import Testing

@testable import Progress

@Suite("Reviews in the store")
struct ReviewRecordTests {
  typealias Review = ProgressStore.Review

  @Test("an answered question is due again when FSRS says so")
  func due() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    let session = try store.beginSession(of: "02", seed: 7, queue: [])
    try store.record(.sample("a"), leaving: session, rating: .good)
    #expect(try store.dueItems().isEmpty)
    place.time += 600
    #expect(try store.dueItems().map(\.item) == ["a"])
    let review = Review(item: "a", kind: .question, rating: .good, seconds: 4)
    let card = try store.record(review, answer: .sample("a"), quiz: "02")
    #expect(card.state == .review)
    #expect(card.due == place.time + 2 * 86_400)
    #expect(try store.card(of: "a") == card)
    #expect(try store.dueItems().isEmpty)
    #expect(try store.scheduledItems() == [.init(item: "a", kind: .question, card: card)])
  }

  @Test("undo takes back the last review with its answer, and the one before that")
  func undo() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    let first = Review(item: "a", kind: .question, rating: .good, seconds: 4)
    let before = try store.record(first, answer: .sample("a"), quiz: "02")
    place.time += 5000
    let second = Review(item: "a", kind: .question, rating: .again, seconds: 9)
    _ = try store.record(second, answer: .sample("a", "incorrect"), quiz: "02")
    #expect(try store.lastAnswers(of: "02")["a"]?.verdict == "incorrect")

    #expect(try store.undoLastReview() == second)
    #expect(try store.card(of: "a") == before)
    #expect(try store.lastAnswers(of: "02")["a"]?.verdict == "correct")
    #expect(try store.undoLastReview() == first)
    #expect(try store.card(of: "a") == nil)
    #expect(try store.lastAnswers(of: "02").isEmpty)
    #expect(try store.undoLastReview() == nil)
  }

  @Test("undo leaves a quiz's answers alone")
  func undoQuiz() throws {
    let store = try TemporaryStore().open()
    let session = try store.beginSession(of: "02", seed: 7, queue: [])
    try store.record(.sample("a"), leaving: session, rating: .good)
    #expect(try store.undoLastReview() == nil)
    #expect(try store.answers(of: session).count == 1)
  }

  @Test("exercises are reviewed like questions")
  func exercises() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    let review = Review(item: "rows", kind: .exercise, rating: .easy, seconds: 300)
    let card = try store.record(review)
    #expect(card.due == place.time + 8 * 86_400)
    place.time = card.due
    #expect(try store.dueItems().map(\.kind) == [.exercise])
  }

  @Test("a spread schedule comes out the same when it is replayed")
  func fuzzIsStable() throws {
    let place = try TemporaryStore()
    var scheduler = Scheduler()
    scheduler.fuzzSeed = 42
    let store = try place.open(scheduler: scheduler)
    for _ in 0..<8 {
      let card = try store.record(.init(item: "a", kind: .question, rating: .good, seconds: 1))
      place.time = card.due
    }
    let card = try store.card(of: "a")
    try store.replay("a")
    #expect(try store.card(of: "a") == card)
  }
}
