import JSON
import Testing

@testable import Progress

@Suite("Export and import")
struct TransferTests {
  /// A store with something in every table.
  private func filled(_ place: TemporaryStore) throws -> ProgressStore {
    let store = try place.open()
    try store.open(page: "the-body", of: "reading")
    try store.finish(lesson: "reading")
    try store.record(verdict: "pass", of: "print", source: "1")
    _ = try store.showHint(of: "quiet", atMost: 3)
    let session = try store.beginSession(of: "02", seed: .max, queue: ["a", "b"])
    try store.record(
      .sample("a", text: "\"x\"\n\u{1}é", score: 0.1), leaving: session, rating: .good)
    try store.appeal(.sample("a", "incorrect"))
    try store.keep("struct A {}\n", of: "print", reason: "reset")
    place.time += 0.25
    _ = try store.record(.init(item: "print", kind: .exercise, rating: .hard, seconds: 60))
    return store
  }

  @Test("what was exported reads back the same, cards too")
  func roundTrip() throws {
    let store = try filled(try TemporaryStore())
    let text = try store.export()
    let other = try TemporaryStore().open()
    let added = try other.merge(text)
    #expect(
      added == [
        "lesson": 1, "page_read": 1, "attempt": 1, "exercise": 2, "quiz_session": 1, "answer": 1,
        "appeal": 1, "review": 2, "kept_file": 1, "place": 3,
      ])
    #expect(try other.export() == text)
    #expect(try other.scheduledItems() == store.scheduledItems())
    #expect(try other.openSession(of: "02") == store.openSession(of: "02"))
  }

  @Test("merging twice changes nothing")
  func twice() throws {
    let store = try filled(try TemporaryStore())
    let text = try store.export()
    #expect(try store.merge(text) == [:])
    #expect(try store.export() == text)
    #expect(try store.state(of: "print").attempts == 1)
  }

  @Test("is JSON with a row a line")
  func form() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    place.time = 12.5
    try store.open(page: "the-body", of: "reading")
    #expect(
      try store.export() == """
        {"format": "observatory progress", "version": 2,
        "lesson": [
        {"id": "reading", "page": "the-body", "finished": 0, "changed": 12.5}
        ],
        "page_read": [
        {"lesson": "reading", "page": "the-body", "at": 12.5}
        ],
        "attempt": [
        ],
        "exercise": [
        ],
        "quiz_session": [
        ],
        "answer": [
        ],
        "appeal": [
        ],
        "review": [
        ],
        "kept_file": [
        ],
        "place": [
        {"name": "lesson", "value": "reading", "changed": 12.5}
        ]}

        """)
  }

  @Test("two machines end up with the same, whoever reads whom first")
  func bothWays() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let store = try filled(here)
    let other = try there.open()
    try other.merge(try store.export())

    // Each goes on alone, then they meet.
    here.time += 100
    there.time += 200
    try store.open(page: "one", of: "reading")
    try other.open(page: "two", of: "reading")
    try store.record(verdict: "fail", of: "print", source: "2")
    try other.record(verdict: "pass", of: "quiet", source: "3")
    _ = try other.record(.init(item: "print", kind: .exercise, rating: .good, seconds: 1))
    #expect(try store.undoLastReview()?.item == "print")
    let (left, right) = (try store.export(), try other.export())
    try store.merge(right)
    try other.merge(left)

    #expect(try store.export() == other.export())
    #expect(try store.scheduledItems() == other.scheduledItems())
    #expect(try store.place(in: "reading")?.page == "two")
    #expect(try store.pagesRead() == ["reading": 3])
    #expect(try store.state(of: "print").attempts == 2)
    #expect(try store.passedExercises() == ["print", "quiet"])
  }

  @Test("what was undone stays undone when an older copy is read")
  func undone() throws {
    let store = try filled(try TemporaryStore())
    let older = try store.export()
    _ = try store.undoLastReview()
    try store.merge(older)
    #expect(try store.card(of: "print") == nil)
  }

  @Test("an exercise that was reset stays so when an older copy is read; a later pass counts")
  func reset() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let store = try filled(here)
    let older = try store.export()
    let other = try there.open()
    try other.merge(older)
    here.time += 10
    try store.reset(exercise: "print")
    try store.merge(older)
    #expect(try store.passedExercises().isEmpty)

    there.time += 20
    try other.reset(exercise: "print")
    try other.record(verdict: "pass", of: "print", source: "9")
    let (left, right) = (try store.export(), try other.export())
    try store.merge(right)
    try other.merge(left)
    #expect(try store.passedExercises() == ["print"])
    #expect(try store.export() == other.export())
  }

  @Test("a file of version 1 is read; what it lacks takes its usual value")
  func olderVersion() throws {
    let store = try TemporaryStore().open()
    let added = try store.merge(
      """
      {"format": "observatory progress", "version": 1, "attempt": [
      {"id": "1", "exercise": "print", "verdict": "pass", "source": "x", "at": 5}]}
      """)
    #expect(added == ["attempt": 1])
    #expect(try store.attempts(of: "print").map(\.hints) == [0])
  }

  @Test("refuses what is no progress, with the place of the mistake, and changes nothing")
  func refused() throws {
    let store = try filled(try TemporaryStore())
    let before = try store.export()
    let header = "{\"format\": \"observatory progress\", \"version\": 2"
    func error(_ text: String) -> ImportError? {
      do throws(ImportError) {
        try store.merge(text)
        return nil
      } catch { return error }
    }
    #expect(error("") == .notJSON(JSONError(expected: "a value", offset: 0)))
    #expect(
      error(String(before.dropLast(40)))
        == .notJSON(.init(expected: "a closing quotation mark", offset: before.utf8.count - 40)))
    #expect(error("{\"version\": 2}") == .notProgress)
    #expect(error("[]") == .notProgress)
    #expect(error("{\"format\": \"observatory progress\", \"version\": 3}") == .newer(version: 3))
    #expect(
      error(header + ", \"page_read\": [{\"lesson\": \"x\", \"page\": \"y\", \"at\": 1}, 3]}")
        == .unfit(table: "page_read", row: 2, column: "lesson"))
    #expect(
      error(header + ", \"place\": [{\"name\": \"x\", \"value\": 4}]}")
        == .unfit(table: "place", row: 1, column: "value"))
    let review =
      "{\"id\": \"1\", \"item\": \"a\", \"kind\": \"question\", \"rating\": 5, \"seconds\": 1,"
      + " \"answer\": null, \"undone\": 0, \"at\": 1}"
    #expect(
      error(header + ", \"review\": [\(review)]}")
        == .unfit(table: "review", row: 1, column: "rating"))
    #expect(try store.export() == before)
  }
}
