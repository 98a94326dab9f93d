import Testing

@testable import Progress

@Suite("Exercises in the store")
struct ExerciseRecordTests {
  @Test("an exercise that was never tried has no state")
  func untouched() throws {
    #expect(try TemporaryStore().open().state(of: "any") == .init())
  }

  @Test("a pass stays, whatever comes after it")
  func passStays() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    try store.record(verdict: "fail", of: "rows", source: "1")
    try store.record(verdict: "pass", of: "rows", source: "2")
    try store.record(verdict: "error", of: "rows", source: "3")
    let state = try store.state(of: "rows")
    #expect(state.isPassed)
    #expect(state.attempts == 3)
    #expect(try store.passedExercises() == ["rows"])
    #expect(try store.place(named: "exercise") == "rows")
  }

  @Test("an attempt tells how much help there had been")
  func help() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    try store.record(verdict: "fail", of: "rows", source: "1")
    place.time += 10
    #expect(try store.showHint(of: "rows", atMost: 2) == 1)
    try store.record(verdict: "fail", of: "rows", source: "2")
    #expect(try store.showHint(of: "rows", atMost: 2) == 2)
    #expect(try store.showHint(of: "rows", atMost: 2) == 2)
    try store.giveUp("rows")
    try store.record(verdict: "pass", of: "rows", source: "3")
    #expect(
      try store.attempts(of: "rows") == [
        .init(verdict: "fail", source: "1", hints: 0, gaveUp: false, at: 1_796_020_932),
        .init(verdict: "fail", source: "2", hints: 1, gaveUp: false, at: 1_796_020_942),
        .init(verdict: "pass", source: "3", hints: 2, gaveUp: true, at: 1_796_020_942),
      ])
  }

  @Test("a reset exercise is no longer passed; its attempts stay")
  func reset() throws {
    let store = try TemporaryStore().open()
    _ = try store.showHint(of: "rows", atMost: 3)
    try store.record(verdict: "pass", of: "rows", source: "1")
    try store.reset(exercise: "rows")
    let state = try store.state(of: "rows")
    #expect(!state.isPassed)
    #expect(state.hints == 0)
    #expect(state.attempts == 1)
  }

  @Test("kept files come back, the latest first, none twice in a row")
  func keptFiles() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    try store.keep("struct A {}\n", of: "rows", reason: "reset")
    place.time += 1
    try store.keep("struct B {}\r\n\u{0}é", of: "rows", reason: "solution")
    try store.keep("struct B {}\r\n\u{0}é", of: "rows", reason: "reset")
    try store.keep("", of: "other", reason: "reset")
    let kept = try store.keptFiles(of: "rows")
    #expect(kept.map(\.text) == ["struct B {}\r\n\u{0}é", "struct A {}\n"])
    #expect(kept.map(\.reason) == ["solution", "reset"])
    #expect(try store.keptFiles(of: "none").isEmpty)
  }
}
