import Testing

@testable import Progress

@Suite("Questions to repeat, and the log")
struct WrongQuestionTests {
  private let place: TemporaryStore
  private let store: ProgressStore

  init() throws {
    place = try TemporaryStore()
    store = try place.open()
  }

  private func session(_ answers: [(String, String, tryNumber: Int)]) throws {
    place.time += 60
    let session = try store.beginSession(of: "02", seed: 7, queue: [])
    for (question, verdict, tryNumber) in answers {
      var answer = ProgressStore.Answer.sample(question, verdict)
      answer.tryNumber = tryNumber
      try store.record(answer, leaving: session)
    }
  }

  @Test("the first answer of the last session counts")
  func firstOfLast() throws {
    try session([("a", "incorrect", 1), ("b", "correct", 1), ("c", "skipped", 1)])
    #expect(try store.wrongQuestions(of: "02") == ["a"])
    try session([("a", "correct", 1), ("b", "incorrect", 1)])
    #expect(try store.wrongQuestions(of: "02") == ["b"])
    #expect(try store.wrongQuestions(of: "03").isEmpty)
  }

  @Test("an answer after the key was shown clears nothing, a second try does")
  func laterAnswers() throws {
    try session([
      ("shown", "incorrect", 1), ("shown", "correct", 1), ("tried", "partially", 1),
      ("tried", "correct", 2), ("both", "incorrect", 1), ("both", "partially", 1),
      ("both", "correct", 2),
    ])
    #expect(try store.wrongQuestions(of: "02") == ["shown", "both"])
  }

  @Test("a review counts, and one that was taken back does not")
  func reviews() throws {
    try session([("a", "incorrect", 1)])
    place.time += 60
    let review = ProgressStore.Review(item: "a", kind: .question, rating: .good, seconds: 1)
    _ = try store.record(review, answer: .sample("a"), quiz: "02")
    #expect(try store.wrongQuestions(of: "02").isEmpty)
    _ = try store.undoLastReview()
    #expect(try store.wrongQuestions(of: "02") == ["a"])
  }

  @Test("a session of wrong ones is neither gone on with nor a finished quiz")
  func rounds() throws {
    let whole = try store.beginSession(of: "02", seed: 7, queue: ["a", "b"])
    place.time += 1
    let wrong = try store.beginSession(of: "02", seed: 8, queue: ["a"], round: 2)
    #expect(try store.openSession(of: "02") == whole)
    try store.finish(wrong)
    #expect(try store.finishedQuizzes().isEmpty)
  }

  @Test("the log has every answer but skips and those taken back")
  func log() throws {
    try session([("a", "incorrect", 1), ("b", "skipped", 1), ("c", "correct", 1)])
    let review = ProgressStore.Review(item: "a", kind: .question, rating: .good, seconds: 1)
    _ = try store.record(review, answer: .sample("a"), quiz: "02")
    _ = try store.undoLastReview()
    try store.record(verdict: "pass", of: "rows", source: "s")
    let answers = try store.answerLog()
    #expect(answers.map(\.event.question) == ["a", "c"])
    #expect(Set(answers.map(\.id)).count == 2)
    #expect(answers.allSatisfy { $0.at == place.time })
    #expect(try store.attemptLog().map(\.event) == [.init(exercise: "rows", verdict: "pass")])
  }
}
