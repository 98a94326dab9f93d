import Testing

@testable import Progress

@Suite("Quizzes in the store")
struct QuizRecordTests {
  @Test("a quiz goes on at the same question after the process was killed")
  func afterKill() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    var session = try store.beginSession(of: "02", seed: .max, queue: ["a", "b", "c"])
    session.queue = ["b", "c"]
    try store.record(.sample("a"), leaving: session)

    let copy = try place.afterKill()
    let after = try copy.open()
    #expect(after.setAside == nil)
    let open = try #require(try after.openSession(of: "02"))
    #expect(open == session)
    #expect(open.seed == .max)
    #expect(try after.answers(of: open) == [.sample("a")])
  }

  @Test("a finished quiz is not gone on with")
  func finished() throws {
    let store = try TemporaryStore().open()
    let session = try store.beginSession(of: "02", seed: 7, queue: ["a"])
    #expect(try store.finishedQuizzes().isEmpty)
    try store.finish(session)
    #expect(try store.openSession(of: "02") == nil)
    #expect(try store.finishedQuizzes() == ["02"])
  }

  @Test("an answer comes back as it was typed")
  func typedText() throws {
    let store = try TemporaryStore().open()
    let session = try store.beginSession(of: "02", seed: 7, queue: ["a"])
    let text = "it’s \"$name\"\n\u{0}'; DROP TABLE answer; -- 日本語 e\u{301}"
    try store.record(.sample("a", "partially", text: text, score: 0.1), leaving: session)
    let answer = try #require(try store.answers(of: session).first)
    #expect(Array(answer.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(answer.score == 0.1)
  }

  @Test("an answer to an older revision of a question is recognised")
  func olderRevision() throws {
    let store = try TemporaryStore().open()
    let session = try store.beginSession(of: "02", seed: 7, queue: [])
    try store.record(.sample("a", revision: "r1"), leaving: session)
    let answer = try #require(try store.lastAnswers(of: "02")["a"])
    #expect(answer.isOlder(than: "r2"))
    #expect(!answer.isOlder(than: "r1"))
  }

  @Test("the last answer counts, unless it was a skip")
  func lastAnswer() throws {
    let store = try TemporaryStore().open()
    let session = try store.beginSession(of: "02", seed: 7, queue: [])
    for verdict in ["incorrect", "correct", "skipped"] {
      try store.record(.sample("a", verdict), leaving: session)
    }
    try store.record(.sample("b", "skipped"), leaving: session)
    #expect(try store.lastAnswers(of: "02") == ["a": .sample("a", "correct")])
  }

  @Test("a disputed answer is kept for the author")
  func appeal() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    try store.appeal(.sample("a", "incorrect", text: "my words"))
    #expect(
      try store.appeals() == [
        .init(
          question: "a", revision: "r1", text: "my words", verdict: "incorrect", at: place.time)
      ])
  }

  @Test("statistics count first tries, skips and common wrong answers")
  func statistics() throws {
    let store = try TemporaryStore().open()
    for text in ["A", "C", "A"] {
      let session = try store.beginSession(of: "02", seed: 7, queue: [])
      try store.record(.sample("a", "incorrect", text: text), leaving: session)
      try store.record(.sample("a", "correct"), leaving: session)
    }
    let last = try store.beginSession(of: "02", seed: 7, queue: [])
    try store.record(.sample("a", "skipped"), leaving: last)
    try store.record(.sample("a", "correct"), leaving: last)
    #expect(
      try store.questionStatistics() == [
        QuestionStatistics(
          question: "a", answers: 7, skips: 1, sessions: 4, rightAtFirst: 1,
          wrongAnswers: [.init("A", count: 2), .init("C", count: 1)])
      ])
  }

  @Test("a question that the better half gets right discriminates; one they get wrong misleads")
  func discrimination() {
    let sessions: [(good: Double, misleading: Double, easy: Double, others: [Double])] = [
      (1, 0, 1, [1, 1]), (1, 0, 1, [1, 0.5]), (0, 1, 1, [0.5, 0]), (0, 1, 1, [0, 0]),
    ]
    var samples: [QuestionStatistics.Sample] = []
    for (index, session) in sessions.enumerated() {
      let scores = [
        ("good", session.good), ("misleading", session.misleading), ("easy", session.easy),
        ("o1", session.others[0]), ("o2", session.others[1]),
      ]
      samples += scores.map {
        .init(session: "\(index)", question: $0.0, text: "", verdict: "", score: $0.1)
      }
    }
    let all = QuestionStatistics.all(of: samples)
    let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.question, $0.discrimination) })
    #expect((byID["good"]??.rounded(to: 3)) == 0.707)
    #expect((byID["misleading"]??.rounded(to: 3)) == -0.981)
    #expect(byID["easy"] == .some(nil))
    #expect(
      QuestionStatistics.all(of: samples.filter { $0.session < "2" }).allSatisfy {
        $0.discrimination == nil
      })
  }
}

extension Double {
  func rounded(to places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return (self * factor).rounded() / factor
  }
}
