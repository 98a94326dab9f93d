import Foundation
import PseudoTerminal
import Testing
import Waiting

@Suite(.waiting) struct ReadingTests {
  private let program: BuiltProgram
  private let course: String

  init() throws {
    program = try BuiltProgram()
    course = try SmallCourse.write(in: program.home)
  }

  private func read(
    columns: Int = 60, rows: Int = 16, _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let session = try program.start(
      "--course", course, "lesson", "long-one", columns: columns, rows: rows,
      environment: environment)
    try session.waitForPrompt("lesson 2>")
    return session
  }

  private func finish(_ session: PseudoTerminal) {
    session.enter("quit")
    session.expectEnd(.exited(0))
  }

  @Test func aLongPageComesAScreenAtATime() throws {
    let session = try read()
    let screen = TerminalScreen(showing: session.output, columns: 60, rows: 16)
    #expect(
      screen.text == """

        ## A long page

        Paragraph 1 of the page.

        Paragraph 2 of the page.

        Paragraph 3 of the page.

        Paragraph 4 of the page.

        page 1 of 2, lines 1–9 of 41 · Space or Enter goes on
        lesson 2>
        """)
    session.type(" ")
    let second = try session.waitForPrompt("lesson 2> ")
    #expect(second.contains("Paragraph 5 of the page."))
    #expect(second.contains("lines 11–19 of 41"))
    session.type("\u{1B}[5~")
    let back = try session.waitForPrompt("lesson 2> ")
    #expect(back.contains("Paragraph 1 of the page."))
    session.type("\u{1B}[6~")
    #expect(try session.waitForPrompt("lesson 2> ").contains("Paragraph 5 of the page."))
    session.enter("next")
    #expect(try session.waitForPrompt("lesson 2> ").contains("page 2 of 2"))
    session.enter("b")
    #expect(try session.waitForPrompt("lesson 2> ").contains("Paragraph 1 of the page."))
    finish(session)
  }

  @Test func aSearchGoesOverThePagesOfTheLesson() throws {
    let session = try read(["NO_COLOR": ""])
    session.enter("/paragraph 9")
    let hit = try session.waitForPrompt("lesson 2>")
    #expect(hit.contains("\u{1B}[7mParagraph 9\u{1B}[0m of the page."))
    session.enter("/needle in a haystack")
    #expect(try session.waitForPrompt("lesson 2>").contains("page 2 of 2"))
    session.enter("/nowhere to be found")
    #expect(
      try session.waitForPrompt("lesson 2>")
        .contains("“nowhere to be found” is nowhere in this lesson."))
    finish(session)
  }

  @Test func anotherWindowLaysThePageOutAnewAndKeepsTheTypedText() throws {
    let session = try read()
    session.enter("next")
    try session.waitForPrompt("lesson 2> ")
    session.type("half")
    try session.wait(for: "half")
    let before = session.output.count
    session.resize(columns: 30, rows: 16)
    try session.wait(for: "page 2/2")
    try session.wait(for: "half")
    let after = String(session.output.dropFirst(before))
    let screen = TerminalScreen(showing: after, columns: 30, rows: 16)
    #expect(
      screen.text == """

        ## The end

        Here is a needle in a haystack
        that is long enough to be
        broken.

        page 2/2 · Enter
        lesson 2> half
        """)
    session.type("\u{15}")
    finish(session)
  }

  @Test func controlZKeepsThePromptAndTheText() throws {
    let session = try program.script(
      "set -m; $PROGRAM --course \(course) lesson long-one; stty -a; read; fg", columns: 60,
      rows: 16)
    try session.waitForPrompt("lesson 2> ")
    session.type("pa")
    try session.wait(for: "pa")
    session.type("\u{1A}")
    try session.wait(for: " echo ")
    #expect(session.modes == .cooked)
    session.type("\n")
    try session.wait(for: "pa")
    session.type("ge 2\n")
    try session.wait(for: "page 2 of 2")
    try session.waitForPrompt("lesson 2> ")
    session.enter("quit")
    session.expectEnd(.exited(0))
  }

  @Test func theLearnersPagerIsHonoured() throws {
    let session = try read(["PAGER": "sed s/Paragraph/Absatz/"])
    #expect(session.output.contains("Absatz 20 of the page."))
    finish(session)
  }

  @Test func aScreenReaderGetsWholePagesAndNoDrawing() throws {
    let session = try read(["ACCESSIBLE": "1"])
    #expect(session.output.contains("Paragraph 20 of the page."))
    #expect(!session.output.contains("─"))
    finish(session)
  }

  @Test func aDumbTerminalGetsPagesWithoutEscapes() throws {
    let session = try read(["TERM": "dumb"])
    session.enter()
    try session.waitForPrompt("lesson 2> ")
    finish(session)
    #expect(!session.output.contains("\u{1B}"))
  }

  @Test func theFirstStartExplainsItselfInFiveLines() throws {
    let session = try program.start("--course", course, columns: 110)
    try session.waitForPrompt("home> ")
    let screen = TerminalScreen(showing: session.output, columns: 110, rows: 30)
    #expect(
      screen.text == """
        Observatory teaches SwiftUI's Observation: why a view runs again, or doesn't.
        You read short pages, predict which bodies run, and see what really ran.
        Exercises are Swift files in your own editor; `verify` compiles and judges them.
        Everything is kept after every step: `quit` leaves, the next start goes on there.
        Enter begins with lesson 1, “Gates”; `help` lists the commands.
        home>
        """)
    session.enter("list todo long")
    #expect(try session.waitForPrompt("home> ").contains("A long lesson (3 min)"))
    session.enter("lst")
    #expect(try session.waitForPrompt("home> ").contains("did you mean “list”?"))
    session.enter("quit")
    session.expectEnd(.exited(0))
  }
}
