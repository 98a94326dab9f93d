import Testing

@testable import ExerciseRunner

struct DeadlineTests {
  @Test func aProcessThatNeverStoodInLineEndsAtItsLimit() {
    var deadline = Deadline(start: 100, limit: 10)
    #expect(!deadline.isOver(at: 109.9) { 0 })
    #expect(deadline.isOver(at: 110) { 0 })
  }

  @Test func timeInLineForAProcessorIsNotItsOwn() {
    var deadline = Deadline(start: 100, limit: 10)
    #expect(!deadline.isOver(at: 110) { 4 })
    #expect(deadline.end == 114)
    #expect(!deadline.isOver(at: 114) { 6 })
    #expect(deadline.isOver(at: 116) { 6 })
  }

  @Test func threeTimesTheLimitIsTheEnd() {
    var deadline = Deadline(start: 100, limit: 10)
    #expect(!deadline.isOver(at: 129.9) { 1_000 })
    #expect(deadline.isOver(at: 130) { 1_000 })
  }

  @Test func theLineIsNotAskedForBeforeTheLimit() {
    var deadline = Deadline(start: 0, limit: 10)
    var asked = 0
    _ = deadline.isOver(at: 5) {
      asked += 1
      return 0
    }
    #expect(asked == 0)
  }
}
