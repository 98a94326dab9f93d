import Foundation
import Testing
import Waiting

@Suite(.waiting) struct ExerciseTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  private var exercise: String {
    "\(BuiltProgram.repository)/Lessons/02-reading-makes-a-dependency/exercises/print-on-rerender"
  }

  @Test func theStarterFailsWithTheCauseAndTheSolutionPasses() throws {
    let starter = try program.run("verify", "print-on-rerender")
    #expect(starter.status == 1)
    #expect(starter.output.contains("FAILED   a new city runs CityView alone"))
    #expect(starter.output.contains("CityView: initial"))
    #expect(starter.output.contains("read again: reading-makes-a-dependency#"))

    let solution = try String(contentsOfFile: "\(exercise)/Solution.swift", encoding: .utf8)
    try solution.write(
      toFile: program.workspaceFile(of: "print-on-rerender"), atomically: true, encoding: .utf8)
    let solved = try program.run("verify", "print-on-rerender")
    #expect(solved.status == 0)
    #expect(solved.output.contains("Passed: all"))
    #expect(!solved.output.contains("FAILED"))

    let listed = try program.run("exercises", "--open", "print")
    #expect(listed.output.isEmpty)
  }

  @Test func theSolutionIsLockedUntilAPassOrUntilGivenUp() throws {
    let locked = try program.run("solution", "print-on-rerender")
    #expect(locked.status == 2)
    #expect(locked.output.isEmpty)
    let shown = try program.run("solution", "print-on-rerender", "--give-up")
    #expect(shown.status == 0)
    #expect(shown.output.contains("struct CityView"))
  }

  @Test func aResetKeepsACopyThatCanBeRestored() throws {
    _ = try program.run("exercise", "print-on-rerender")
    let file = program.workspaceFile(of: "print-on-rerender")
    try "// mine\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try program.run("reset", "print-on-rerender").status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) != "// mine\n")
    #expect(try program.run("restore", "print-on-rerender").status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "// mine\n")
  }

  @Test func commandsWithoutANameMeanTheExerciseThatWasOpened() throws {
    _ = try program.run("exercise", "print-on-rerender")
    let verified = try program.run("verify")
    #expect(verified.status == 1)
    #expect(verified.output.contains("print-on-rerender"))
  }

  @Test func codeThatDoesNotCompileIsNeverAPass() throws {
    let file = "\(program.home)/Broken.swift"
    try "struct {\n".write(toFile: file, atomically: true, encoding: .utf8)
    let result = try program.run(
      "verify", "print-on-rerender", "--file", file, "--format", "json")
    #expect(result.status == 1)
    #expect(result.output.contains("\"status\": \"error\""))
  }
}
