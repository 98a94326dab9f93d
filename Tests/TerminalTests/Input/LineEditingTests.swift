import Foundation
import PseudoTerminal
import Testing

@testable import Terminal

@Suite struct LineEditingTests {
  @Test(arguments: ["C.UTF-8", "C", "en_XX.missing", ""])
  func lettersOfEveryScriptArrive(locale: String) throws {
    let probe = try Probe()
    let session = try probe.startLines(environment: ["LANG": locale])
    session.type("héllo 日本 Привет\n")
    try session.wait(for: "got \"héllo 日本 Привет\"\r\n")
    finish(session)
  }

  @Test func arrowsMoveByCharacterAndByWord() throws {
    let session = try Probe().startLines()
    session.type("one two three\u{1B}[1;5D\u{1B}[1;5DX\u{1B}[D\u{1B}[1;5CY\n")
    try session.wait(for: "got \"one XtwoY three\"\r\n")
    finish(session)
  }

  @Test func aPasteWithLineBreaksIsOneLine() throws {
    let session = try Probe().startLines()
    try session.wait { session.output.contains(Probe.pasteOn) }
    session.type("\u{1B}[200~a = 1\r\tb = 2\u{7}\r\r\u{1B}[201~ end\n")
    try session.wait(for: "got \"a = 1\\n b = 2 end\"\r\n")
    finish(session)
  }

  @Test func aLongPasteArrivesWhole() throws {
    let session = try Probe().startLines()
    let text = String(repeating: "0123456789 日本語 ", count: 120) + "x"
    session.type("\u{1B}[200~\(text)\u{1B}[201~\n")
    try session.wait(for: "got \"\(text)\"\r\n")
    finish(session)
  }

  @Test func tabCompletesTheOnlyCandidate() throws {
    let session = try Probe().startLines()
    session.type("open q\t2\n")
    try session.wait(for: "got \"open quiz 2\"\r\n")
    session.type("r\t!\n")
    try session.wait(for: "got \"réponse !\"\r\n")
    finish(session)
  }

  @Test func tabListsSeveralCandidatesBelow() throws {
    let session = try Probe().startLines()
    session.type("le\t")
    try session.wait(for: "lesson   lessons\r\n")
    try session.wait(for: "lesson")
    session.type("s 3\n")
    try session.wait(for: "got \"lessons 3\"\r\n")
    finish(session)
  }

  @Test func historySurvivesTheProgram() throws {
    let probe = try Probe()
    let environment = ["PROBE_HISTORY": probe.home + "/state/history"]
    let first = try probe.startLines(environment: environment)
    first.type("lessons\n")
    try first.wait(for: "got")
    first.type(" secret\n")
    try first.wait(for: "got")
    first.type("grüße 日本\n")
    try first.wait(for: "got")
    finish(first)

    let second = try probe.startLines(environment: environment)
    second.type("\u{1B}[A\u{1B}[A\u{1B}[A\n")
    try second.wait(for: "got \"lessons\"\r\n")
    second.type("\u{1B}[A\u{1B}[A\u{1B}[A\n")
    try second.wait(for: "got \"grüße 日本\"\r\n")
    finish(second)
    #expect(
      HistoryFile(path: probe.home + "/state/history").lines()
        == ["lessons", "grüße 日本", "quit", "lessons", "grüße 日本", "quit"])
  }

  @Test func viModeOfTheUsersSettingsIsHonoured() throws {
    let probe = try Probe(editrc: "bind -v\n")
    let session = try probe.startLines()
    session.type("hello\u{1B}0xA!\n")
    try session.wait(for: "got \"ello!\"\r\n")
    session.type("q\t\n")
    try session.wait(for: "got \"quiz \"\r\n")
    session.type("i\u{1B}[200~dd\r0x\u{1B}[201~!\n")
    try session.wait(for: "got \"idd\\n0x!\"\r\n")
    finish(session)
  }

  @Test func settingsOfOtherProgramsAreNotOurs() throws {
    let probe = try Probe(editrc: "elsewhere:bind -v\nobservatory:bind ^T ed-delete-prev-word\n")
    let session = try probe.startLines()
    session.type("one two\u{14}three\n")
    try session.wait(for: "got \"one three\"\r\n")
    finish(session)
  }

  @Test func aResizeKeepsTheText() throws {
    let session = try Probe().startLines()
    session.type("before ")
    try session.wait(for: "before ")
    for columns in [40, 20, 100] {
      session.resize(columns: columns, rows: 20)
      session.type("\(columns) ")
      try session.wait(for: "\(columns)")
    }
    session.type("after\n")
    try session.wait(for: "got \"before 40 20 100 after\"\r\n")
    finish(session)
  }

  @Test func controlCDropsTheLineAndStaysAtThePrompt() throws {
    let probe = try Probe()
    let session = try probe.startLines()
    for _ in 1...3 {
      session.type("dropped")
      try session.wait(for: "dropped")
      session.type("\u{3}")
      try session.wait(for: "^C\r\ninterrupted\r\n")
      try probe.waitForPrompt(session)
    }
    session.type("kept\n")
    try session.wait(for: "got \"kept\"\r\n")
    finish(session)
  }

  @Test func controlZStopsAndTheTextIsThereAgainAfterwards() throws {
    let probe = try Probe()
    let session = try probe.start(script: "set -m; $PROBE lines; stty -a; read; fg")
    try probe.waitForPrompt(session)
    session.type("half ")
    try session.wait(for: "half ")
    session.type("\u{1A}")
    try session.wait(for: " echo ")
    #expect(session.modes == .cooked)
    #expect(session.output.components(separatedBy: Probe.pasteOff).count == 2)
    session.type("\n")
    try session.wait(for: Probe.pasteOn)
    session.type("whole\n")
    try session.wait(for: "got \"half whole\"\r\n")
    #expect(session.output.components(separatedBy: Probe.pasteOff).count == 3)
    finish(session)
  }

  @Test func aDumbTerminalGetsNoEscapes() throws {
    let session = try Probe().start(environment: ["TERM": "dumb"])
    try session.wait(for: "probe>")
    session.type("hello\n")
    try session.wait(for: "got \"hello\"\r\n")
    finish(session)
    #expect(!session.output.contains("\u{1B}"))
  }

  @Test func aTerminalNobodyKnowsStillTakesLines() throws {
    let session = try Probe().start(environment: ["TERM": "no-such-terminal"])
    try session.wait(for: "probe>")
    session.type("hello\n")
    try session.wait(for: "got \"hello\"\r\n")
    finish(session)
    #expect(!session.output.contains("No entry"))
  }

  @Test func pipesShowNoPrompt() throws {
    let session = try Probe().start(script: "printf 'one\\nzwei ü\\n' | $PROBE lines | cat -v")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.output == "got \"one\"\r\ngot \"zwei M-CM-<\"\r\nend\r\n")
  }

  private func finish(_ session: PseudoTerminal, _ location: SourceLocation = #_sourceLocation) {
    session.type("quit\n")
    #expect(session.waitForExit() == .exited(0), sourceLocation: location)
    #expect(session.modes == .cooked, sourceLocation: location)
  }
}
