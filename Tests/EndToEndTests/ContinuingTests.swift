import Foundation
import Testing
import Waiting

/// What a file begins with, and what a listing says of itself.
@Suite(.waiting) struct ContinuingTests {
  private let program: BuiltProgram
  private let course: String

  /// A course whose second exercise goes on from the first one.
  init() throws {
    program = try BuiltProgram()
    course = try FaultCourse.write(in: program.home)
    let exercises = "\(course)/Lessons/01-faults/exercises"
    try FileManager.default.copyItem(atPath: "\(exercises)/value", toPath: "\(exercises)/second")
    try """
    ---
    id: second
    title: Second
    continues: value
    ---

    Go on.

    """.write(toFile: "\(exercises)/second/exercise.md", atomically: false, encoding: .utf8)
  }

  private func run(_ words: String...) throws -> BuiltProgram.Result {
    try program.run(["--course", course] + words)
  }

  @Test func anExerciseGoesOnFromTheFileOfTheOneThatWasPassed() throws {
    _ = try run("exercise", "value")
    let mine = "// Mine.\nfunc value() -> Int { 1 }\n"
    try mine.write(
      toFile: program.workspaceFile(of: "value"), atomically: false, encoding: .utf8)
    #expect(try run("verify", "value").status == 0)
    let shown = try run("exercise", "second")
    #expect(shown.error.contains("It goes on from your file of value."))
    let file = program.workspaceFile(of: "second")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == mine)
  }

  @Test func withoutAPassItBeginsWithItsStarter() throws {
    _ = try run("exercise", "value")
    let shown = try run("exercise", "second")
    #expect(!shown.error.contains("goes on"))
    let file = program.workspaceFile(of: "second")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "func value() -> Int { 0 }\n")
  }

  @Test func aTracedListingSaysItselfWhereToBeginAndWhatToDo() throws {
    let file = "\(program.home)/Listing.swift"
    try """
    import SwiftUI
    @Observable final class Gate { var name = "A4" }
    struct Sign: View {
      @State private var gate = Gate()
      var body: some View {
        Text(gate.name)
        Button("Move") { gate.name = "B7" }
      }
    }
    // root: Sign()
    // do: tap Move
    """.write(toFile: file, atomically: false, encoding: .utf8)
    let own = try program.run("trace", file)
    #expect(own.status == 0)
    #expect(own.output.contains("tap Move"))
    let other = try program.run("trace", file, "--do", "wait 1")
    #expect(other.output.contains("wait 1"))
    #expect(!other.output.contains("tap Move"))
  }
}
