import Foundation
import PseudoTerminal
import Testing

@testable import Terminal

@Suite struct TerminalKeySourceTests {
  private func start(_ switches: String...) throws -> PseudoTerminal {
    let session = try Probe().start(["keys"] + switches)
    try session.wait(for: "ready\r\n")
    return session
  }

  @Test func keysArriveWithoutEnterAndWithoutEcho() throws {
    let session = try start()
    #expect(session.modes == .singleKeys)
    session.type("h")
    try session.wait(for: "event key(Terminal.Key.character(\"h\"))\r\n")
    session.type("\u{1B}[6~")
    try session.wait(for: "event key(Terminal.Key.pageDown)\r\n")
    session.type("\u{1B}")
    try session.wait(for: "event key(Terminal.Key.escape)\r\n")
    session.type("q")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.modes == .cooked)
  }

  @Test func controlCIsAnEvent() throws {
    let session = try start()
    session.type("\u{3}")
    try session.wait(for: "event interrupted\r\n")
    session.type("\u{3}")
    try session.wait(for: "event interrupted\r\n")
    session.type("q")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.modes == .cooked)
  }

  @Test func aSecondControlCEndsABusyProgram() throws {
    let session = try start("alternate")
    session.type("b")
    try session.wait(for: "(\"b\"))")
    session.type("\u{3}")
    usleep(100_000)
    session.type("\u{3}")
    #expect(session.waitForExit() == .signalled(SIGINT))
    #expect(session.modes == .cooked)
    #expect(session.output.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func aResizeIsAnEventWithTheNewSize() throws {
    let session = try start()
    session.resize(columns: 33, rows: 11)
    try session.wait(
      for: "event resized(Optional(Terminal.TerminalSize(columns: 33, rows: 11)))\r\n")
    session.type("q")
    #expect(session.waitForExit() == .exited(0))
  }

  @Test func aTimeOutIsAnEvent() throws {
    let session = try start("timeout")
    try session.wait(for: "event timedOut\r\n")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.modes == .cooked)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func signalsEndTheProgramAfterRestoringTheScreen(signal: Int32) throws {
    let session = try start("alternate")
    #expect(session.output.hasPrefix("\u{1B}[?1049h\u{1B}[?25l"))
    session.signal(signal)
    #expect(session.waitForExit() == .signalled(signal))
    #expect(session.modes == .cooked)
    #expect(session.output.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func controlZGivesTheTerminalBackAndTakesItAgain() throws {
    let session = try Probe().start(script: "set -m; $PROBE keys alternate; stty -a; read; fg")
    try session.wait(for: "ready\r\n")
    session.type("\u{1A}")
    try session.wait(for: " echo ")
    #expect(session.modes == .cooked)
    #expect(session.output.contains("\u{1B}[?25h\u{1B}[?1049l"))
    session.type("\n")
    try session.wait(for: "\u{1B}[?1049h\u{1B}[?25l")
    try session.wait(for: "event resumed\r\n")
    #expect(session.modes == .singleKeys)
    session.type("q")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.modes == .cooked)
  }
}
