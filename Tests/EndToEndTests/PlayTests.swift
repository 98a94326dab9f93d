import Foundation
import PseudoTerminal
import Testing
import Waiting

@Suite(.waiting) struct PlayTests {
  private let program: BuiltProgram
  private let file: String

  init() throws {
    program = try BuiltProgram()
    file = "\(program.home)/Taps.swift"
    try write(unit: "taps")
  }

  private func write(unit: String, more: String = "") throws {
    let text = """
      import SwiftUI

      @Observable final class Model {
        var count = 0
        var name = ""
        var isLoud = false
      }

      struct CountView: View {
        let model: Model
        var body: some View { Text("\\(model.count) \(unit)") }
      }

      struct Screen: View {
        let model: Model
        var body: some View {
          CountView(model: model)
          Button("Add") { model.count += 1 }
          TextField("Name", text: Bindable(model).name)
          Toggle("Loud", isOn: Bindable(model).isLoud)
          \(more)
        }
      }

      let model = Model()

      #Preview { Screen(model: model) }

      """
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func start() throws -> PseudoTerminal {
    let session = try program.start("play", "Taps.swift")
    try session.waitForPrompt("play> ")
    return session
  }

  /// Makes a move and returns what the terminal showed until the next prompt.
  private func play(_ line: String, _ session: PseudoTerminal) throws -> String {
    session.enter(line)
    return try session.waitForPrompt("play> ").replacing("\r\n", with: "\n")
  }

  private func play(
    _ line: String, _ session: PseudoTerminal, shows text: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try play(line, session)
    #expect(shown.contains(text), "\(shown)", sourceLocation: location)
  }

  @Test func movesShowWhatRanAndTheScreen() throws {
    let session = try start()
    #expect(session.output.contains("│ 1) [ Add ]\r\n│ 2) Name: ||\r\n│ 3) [ ] Loud"))
    #expect(
      try play("tap 1", session).contains(
        """
        tap Add
          CountView   Model#1.count
          quiet: Screen

        │ 1 taps
        │ 1) [ Add ]
        │ 2) Name: ||
        │ 3) [ ] Loud
        """))
    try play("type 2 Ada Byron", session, shows: "Name: |Ada Byron|")
    try play("3", session, shows: "[x] Loud")
    try play("tap Add", session, shows: "│ 2 taps")
    try play("run model.count += 10", session, shows: "│ 12 taps")
    session.enter("quit")
    session.expectEnd(.exited(0))
  }

  @Test func undoGoesBackToTheFirstRender() throws {
    let session = try start()
    _ = try play("tap 1", session)
    _ = try play("tap 1", session)
    #expect(try play("undo", session).contains("│ 1 taps"))
    #expect(try play("undo", session).contains("│ 0 taps"))
    #expect(try play("undo", session).contains("This is the first render."))
    session.enter("quit")
    session.expectEnd(.exited(0))
  }

  @Test func causesReadsAndTimelineAreShownAndSaved() throws {
    let session = try start()
    _ = try play("tap 1", session)
    _ = try play("toggle 3", session)
    #expect(
      try play("graph all", session).contains(
        """
        tap Add
          → Model#1.count
            → CountView
        """))
    #expect(try play("reads", session).contains("CountView   Model#1.count"))
    #expect(
      try play("timeline", session).contains(
        """
                   0  1  2
        Screen     ■  ·  ■
        CountView  ■  ■  ·

         0  first render
         1  tap Add
         2  toggle Loud
        """))
    for file in ["run.svg", "run.json"] {
      #expect(try play("save \(file)", session).contains("Saved \(program.home)/\(file)."))
    }
    _ = try play("timeline time.svg", session)
    #expect(try play("save run.txt", session).contains("FILE.json"))
    session.enter("quit")
    session.expectEnd(.exited(0))
    for (file, beginning) in [("run.svg", "<svg"), ("time.svg", "<svg"), ("run.json", "{")] {
      let text = try String(contentsOfFile: "\(program.home)/\(file)", encoding: .utf8)
      #expect(text.hasPrefix(beginning))
    }
  }

  @Test func aSavedFileStartsAnewGoesThroughTheMovesAndKeepsTheTypedText() throws {
    let session = try start()
    _ = try play("tap 1", session)
    session.type("tap")
    try session.wait(for: "tap")
    try write(unit: "times")
    try session.wait(for: "Taps.swift was saved; the program starts anew", timeout: 60)
    try session.wait(for: "│ 1 times")
    try session.wait(for: "tap")
    #expect(try play(" 1", session).contains("│ 2 times"))
    try write(unit: "broken", more: "NoSuchView()")
    try session.wait(for: "cannot find 'NoSuchView' in scope", timeout: 60)
    try session.waitForPrompt("play> ")
    session.enter("quit")
    session.expectEnd(.exited(0))
  }

  @Test func badMovesGetASentenceAndChangeNothing() throws {
    let session = try start()
    #expect(try play("tap 9", session).contains("Controls go from 1 to 3."))
    #expect(try play("tap 2", session).contains("Type into it: type 2 TEXT"))
    #expect(try play("tap Nothing", session).contains("there are: Add, Name, Loud."))
    #expect(try play("dance", session).contains("`help` lists them."))
    #expect(try play("run model.nothing()", session).contains("has no member 'nothing'"))
    #expect(try play("run fatalError(\"o\" + \"ver\")", session).contains("over"))
    #expect(try play("screen", session).contains("│ 0 taps"))
    try session.wait { session.modes == .singleKeys }
    session.type("\u{4}")
    session.expectEnd(.exited(0))
  }

  @Test func keysSignalsAndAnotherWindowLeaveASaneTerminal() throws {
    let session = try start()
    session.type("tap 1")
    try session.wait(for: "tap 1")
    session.resize(columns: 60, rows: 20)
    usleep(100_000)
    session.type("\u{3}")
    try session.wait(for: "^C")
    try session.waitForPrompt("play> ")
    #expect(try play("tap 1", session).contains("│ 1 taps"))
    session.type("half a move")
    try session.wait(for: "move")
    session.signal(SIGTERM)
    session.expectEnd(.signalled(SIGTERM))
  }

  @Test func movesMayComeFromAPipe() throws {
    let result = try program.run("play", "two-signs", input: "tap 1\nquit\n")
    #expect(result.status == 0)
    #expect(result.output.contains("  GateSign   Departure#1.gate"))
    #expect(result.output.contains("│ Gate B7"))
    let absent = try program.run("play", "no-such-thing")
    #expect(absent.status == 2)
    #expect(absent.error.contains("There is no exercise “no-such-thing”"))
  }
}
