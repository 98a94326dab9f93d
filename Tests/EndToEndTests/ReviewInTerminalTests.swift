import Foundation
import PseudoTerminal
import Testing
import Waiting

/// Due questions at the prompt of the built program.
@Suite(.waiting) struct ReviewInTerminalTests {
  private let program: BuiltProgram
  private let course: String

  init() throws {
    program = try BuiltProgram()
    course = try SmallCourse.write(in: program.home)
    // Answered long ago, so due now.
    let log = """
      {"format": "observatory progress", "version": 2, "review": [
      {"id": "1", "item": "owner", "kind": "question", "rating": 3, "seconds": 4, "answer": null,
       "undone": 0, "at": 1700000000}]}
      """
    let result = try program.run("progress", "import", "-", "--course", course, input: log)
    try #require(result.status == 0)
  }

  private func start() throws -> PseudoTerminal {
    try PseudoTerminal(
      program.path, arguments: ["--course", course, "review"], environment: program.environment)
  }

  @Test func anAnswerIsTakenBackAndGivenAgain() throws {
    let session = try start()
    try session.wait(for: "Review: one question")
    try session.wait(for: "answer>")
    session.type("undo\n")
    try session.wait(for: "Taken back: your last answer to owner.")
    try session.wait(for: "answer>")
    session.type("@Binding\n")
    try session.wait(for: "Not right.")
    try session.wait(for: "Done: 0 of 1 right.")
    try session.wait(for: "Next review: one question in 1 minute.")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.modes == .cooked)
    let undone = try program.run("review", "undo", "--course", course)
    #expect(undone.output == "Taken back: your last answer to owner.\n")
  }

  @Test func aReviewThatIsLeftKeepsTheTerminalAndTheSchedule() throws {
    let session = try start()
    try session.wait(for: "answer>")
    // Before the editor takes single keys the terminal itself would take Control-D, and forget it.
    try session.wait { session.modes == .singleKeys }
    session.type("\u{4}")
    try session.wait(for: "Still due: 1. `observatory review` goes on.")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.modes == .cooked)
    let progress = try program.run("progress", "--course", course)
    #expect(progress.output.contains("Due for review: 1. `observatory review` asks them."))
  }
}
