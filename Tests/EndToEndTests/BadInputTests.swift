import Testing
import Waiting

@Suite(.waiting) struct BadInputTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  @Test func anUnknownCommandSuggestsTheNearestAndRunsNothing() throws {
    let result = try program.run("verfy")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.error
        == "observatory: “verfy” is not a command (did you mean “verify”?); `observatory --help` lists"
        + " them.\n")
  }

  @Test func anUnknownOptionNamesItsCommand() throws {
    let result = try program.run("verify", "--formt", "json")
    #expect(result.status == 2)
    #expect(
      result.error
        == "observatory: --formt is not an option of verify (did you mean “--format”?); see"
        + " `observatory verify --help`.\n")
  }

  @Test func allOfAnEmptyWorkspaceIsNoPass() throws {
    let result = try program.run("--workspace", "/nowhere", "verify", "--all")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.error
        == "observatory: There is no exercise file in /nowhere yet; `observatory exercise ID` puts one"
        + " there.\n")
  }

  @Test func aRefusedValueTellsTheChoices() throws {
    let result = try program.run("--color", "purple", "lessons")
    #expect(result.status == 2)
    #expect(
      result.error
        == "observatory: --color can't be “purple”; it is one of auto, always, never.\n")
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "1e300", "soon"])
  func aTimeThatIsNoneIsRefused(_ time: String) throws {
    for command in [["verify"], ["grade", "."], ["trace", "x.swift"]] {
      var words = command + ["--timeout", time]
      if command[0] != "trace" { words += ["--course", BuiltProgram.repository] }
      if command[0] == "grade" { words += ["--exercise", "print-on-rerender"] }
      if command[0] == "verify" { words.append("print-on-rerender") }
      try "".write(toFile: "\(program.home)/x.swift", atomically: true, encoding: .utf8)
      let result = try program.run(words)
      #expect(result.status == 2)
      #expect(
        result.error
          == "observatory: --timeout needs a number of seconds, above 0 and at most a day, not"
          + " “\(time)”.\n")
    }
  }

  @Test func aMissingCourseTellsWhereItWasLookedFor() throws {
    let result = try program.run("--course", "/nowhere", "lessons")
    #expect(result.status == 2)
    #expect(
      result.error
        == "observatory: No course was found; looked for Lessons and Quizzes in /nowhere. Name a"
        + " course with --course DIR.\n")
  }

  @Test func anUnknownExerciseSuggestsTheNearest() throws {
    let result = try program.run("exercise", "print-on-rerendr")
    #expect(result.status == 2)
    #expect(
      result.error
        == "observatory: There is no exercise “print-on-rerendr” (did you mean “print-on-rerender”?);"
        + " `observatory exercises` lists them.\n")
  }

  @Test func aMissingFileToTraceIsNamed() throws {
    let result = try program.run("trace", "Absent.swift")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("Absent.swift"))
  }

  @Test func aDirectoryThatCannotBeWrittenIsNamedWithTheCure() throws {
    let result = try program.run(
      "--workspace", "/proc/nothing", "exercise", "print-on-rerender")
    #expect(result.status == 2)
    #expect(result.error.contains("/proc/nothing"))
    #expect(result.error.contains("--workspace DIR"))
  }
}
