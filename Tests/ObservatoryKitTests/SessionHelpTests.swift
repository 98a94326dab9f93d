import Testing

@testable import ObservatoryKit

@Suite struct SessionHelpTests {
  private let world: TestWorld

  init() throws {
    world = try TestWorld()
    try TwoLessons.write(in: world)
  }

  @Test func `a list that is longer than the screen waits at its end`() {
    let lastLine = "look for words in the lesson"
    let whole = world.type(["help", "", "quit"], into: "lesson", "1").output
    #expect(whole.contains(lastLine))
    let left = world.type(["help", "q", "quit"], into: "lesson", "1").output
    #expect(left.contains("the screen or the page before"))
    #expect(!left.contains(lastLine))
  }

  @Test func `help at a question says how to answer and what else can be typed`() {
    let result = world.type(["help", "quit"], into: "quiz", "gates-quiz", "--seed", "1")
    #expect(result.output.contains("Or: idk, hint, skip, why, appeal, quit."))
  }
}
