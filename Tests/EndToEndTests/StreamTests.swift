import Foundation
import PseudoTerminal
import Testing
import Waiting

/// Where input comes from and where output goes.
@Suite(.waiting) struct StreamTests {
  private let program: BuiltProgram
  private let course: String

  init() throws {
    program = try BuiltProgram()
    course = try SmallCourse.write(in: program.home)
  }

  @Test func aReaderThatGoesAwayEndsTheProgramQuietly() throws {
    let session = try program.script(
      "$PROGRAM --course \(course) lesson long-one | head -1; echo ${PIPESTATUS[*]}")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.output == "## A long page\r\n0 0\r\n")
  }

  @Test func aClosedOutputIsToldAndNothingElseTakesItsPlace() throws {
    let session = try program.script("$PROGRAM --course \(course) progress >&-; echo status $?")
    #expect(session.waitForExit() == .exited(0))
    #expect(
      session.output
        == "observatory: Standard output could not be written: it is closed.\r\nstatus 2\r\n")
    #expect(try program.run("--course", course, "progress").status == 0)
  }

  @Test func aFullDiskIsTold() throws {
    let session = try program.script("$PROGRAM --course \(course) lessons >/dev/full; echo $?")
    #expect(session.waitForExit() == .exited(0))
    #expect(
      session.output
        == "observatory: Standard output could not be written: No space left on device.\r\n2\r\n")
  }

  @Test func withoutInputNothingWaits() throws {
    let session = try program.script("$PROGRAM --course \(course) </dev/null; echo status $?")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.output.hasSuffix("status 0\r\n"))
    let quiz = try program.run("quiz", "1", "--course", course)
    #expect(quiz.status == 1)
    #expect(quiz.output.contains("Your answers are kept."))
  }

  @Test func promptsDoNotGetIntoAFile() throws {
    let session = try program.script("$PROGRAM --course \(course) quiz 1 > out; echo status $?")
    try session.wait(for: "answer> ")
    session.enter("@State")
    try session.wait(for: "answer> ")
    session.enter("quit")
    try session.wait(for: "status 0")
    let file = try String(contentsOfFile: "\(program.home)/out", encoding: .utf8)
    #expect(file.contains("Which property wrapper owns a model?"))
    #expect(file.contains("Correct."))
    #expect(!file.contains("answer>"))
    #expect(!file.contains("\u{1B}"))
  }

  @Test func noInputNeverAsks() throws {
    let session = try program.script(
      "$PROGRAM --course \(course) --no-input quiz 1; echo status $?; "
        + "$PROGRAM --course \(course) --no-input; echo status $?")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.output.contains("--no-input forbids it"))
    #expect(session.output.contains("status 2\r\n"))
    #expect(session.output.hasSuffix("status 0\r\n"))
    #expect(!session.output.contains("home>"))
  }

  @Test func aPipeGetsTheWholeLessonWithABlankLineBetweenPages() throws {
    let lesson = try program.run("lesson", "1", "--course", course)
    #expect(
      lesson.output == """
        ## The first page

        A sign reads its gate.

        ## The second page

        Nothing else.

        """)
  }

  @Test func aLessonEndsWithItsSources() throws {
    let lesson = try program.run("lesson", "1").output.split(separator: "\n").map(String.init)
    let head = try #require(lesson.firstIndex(of: "Sources"))
    let sources = lesson[(head + 1)...]
    #expect(!sources.isEmpty && sources.allSatisfy { $0.contains("https://") })
  }

  @Test func aPipeShowsWhatIsPredictedAndWhereItIsAsked() throws {
    let lesson = try program.run("lesson", "2")
    #expect(lesson.output.contains("Which view bodies run when the gate changes?"))
    #expect(lesson.output.contains("struct GateSign: View"))
    #expect(
      lesson.output.contains("`observatory quiz reading-makes-a-dependency` asks it."))
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], true, []), (["NO_COLOR": "1"], false, []),
      (["TERM": "dumb"], false, []), ([:], false, ["--plain"]),
      ([:], false, ["--color", "never"]), (["NO_COLOR": "1"], true, ["--color", "always"]),
      (["ACCESSIBLE": "1"], false, []),
    ] as [([String: String], Bool, [String])])
  func aTerminalIsStyledWhenItShouldBe(
    environment: [String: String], isStyled: Bool, options: [String]
  ) throws {
    let session = try PseudoTerminal(
      program.path, arguments: ["--course", course, "--no-input", "lesson", "1"] + options,
      environment: program.environment.merging(environment) { $1 }, directory: program.home)
    #expect(session.waitForExit() == .exited(0))
    #expect(session.output.contains("\u{1B}[1") == isStyled, "\(session.output.debugDescription)")
  }

  @Test func aPipeIsStyledOnlyWhenForced() throws {
    #expect(try !program.run("lesson", "1", "--course", course).output.contains("\u{1B}"))
    let session = try program.script(
      "CLICOLOR_FORCE=1 NO_COLOR= $PROGRAM --course \(course) lesson 1 | cat")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.output.contains("\u{1B}[1"))
  }
}
