import Testing
import Waiting

@Suite(.waiting) struct HelpTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  @Test func helpOfACommandBeginsWithExamples() throws {
    let result = try program.run("restore", "--help")
    #expect(result.status == 0)
    #expect(
      result.output == """
        observatory restore: bring back the file that a reset put aside

        Examples:
          observatory restore print-on-rerender

        Usage: observatory restore ID

        Options of every command: observatory --help

        """)
  }

  @Test func versionIsOneLine() throws {
    let result = try program.run("--version")
    #expect(result.status == 0)
    #expect(result.output == "observatory 0.1.0\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowEveryCommand(shell: String) throws {
    let result = try program.run("completions", shell)
    #expect(result.status == 0)
    for command in ["lessons", "quiz", "verify", "trace", "doctor"] {
      #expect(result.output.contains(command))
    }
  }

  @Test func completionsListTheIdsOfACourse() throws {
    let course = try SmallCourse.write(in: program.home)
    #expect(
      try program.run("completions", "lessons", "--course", course).output == "gates\nlong-one\n")
    #expect(
      try program.run("completions", "quizzes", "--course", course).output
        == "gates-quiz\nopen-quiz\n")
  }

  @Test func theManualPageHasEveryCommand() throws {
    let result = try program.run("help", "--man")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(".TH OBSERVATORY 1"))
    #expect(result.output.contains("\\fBverify\\fR"))
  }
}
