import Foundation
import PseudoTerminal
import Testing

@testable import Terminal

/// Whatever ends the program at its prompt, the terminal is as it was before.
@Suite struct EditorEndingTests {
  @Test(arguments: [("quit\n", 0), ("\u{4}", 0), ("exit\n", 3)] as [(String, Int32)])
  func endingByItselfRestoresTheTerminal(keys: String, status: Int32) throws {
    let session = try Probe().startLines()
    #expect(session.modes == .singleKeys)
    session.type(keys)
    #expect(session.waitForExit() == .exited(status))
    expectRestored(session)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func signalsEndTheProgramAfterRestoringTheTerminal(signal: Int32) throws {
    let session = try Probe().startLines()
    session.type("text")
    try session.wait(for: "text")
    session.signal(signal)
    #expect(session.waitForExit() == .signalled(signal))
    expectRestored(session)
  }

  @Test func aShellSeesTheSignalAsItsStatus() throws {
    let probe = try Probe()
    let session = try probe.start(script: "set -m; $PROBE lines; echo status $?; stty -a")
    try probe.waitForPrompt(session)
    kill(session.foregroundGroup, SIGTERM)
    try session.wait(for: "status 143\r\n")
    try session.wait(for: " echo ")
    #expect(session.waitForExit() == .exited(0))
    expectRestored(session)
  }

  @Test func controlBackslashRestoresTheTerminal() throws {
    let session = try Probe().startLines()
    session.type("\u{1C}")
    #expect(session.waitForExit() == .signalled(SIGQUIT))
    expectRestored(session)
  }

  @Test func aCrashWhileALineIsTypedRestoresTheTerminal() throws {
    let session = try Probe().startLines()
    session.type("crash\t")
    guard case .signalled = session.waitForExit() else {
      Issue.record("the probe did not crash: \(session.output)")
      return
    }
    expectRestored(session)
  }

  @Test func anInterruptBetweenLinesLeavesACookedTerminal() throws {
    let session = try Probe().startLines()
    session.type("trap\n")
    guard case .signalled = session.waitForExit() else {
      Issue.record("the probe did not crash: \(session.output)")
      return
    }
    expectRestored(session)
  }

  @Test func ignoredHangUpStaysIgnored() throws {
    let probe = try Probe()
    let session = try probe.start(script: "trap '' HUP; exec $PROBE lines")
    try probe.waitForPrompt(session)
    session.type("still ")
    try session.wait(for: "still ")
    session.signal(SIGHUP)
    session.type("here\n")
    try session.wait(for: "got \"still here\"\r\n")
    session.type("quit\n")
    #expect(session.waitForExit() == .exited(0))
    expectRestored(session)
  }

  private func expectRestored(
    _ session: PseudoTerminal, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(session.modes == .cooked, sourceLocation: location)
    let output = session.output
    let on = output.components(separatedBy: Probe.pasteOn).count
    let off = output.components(separatedBy: Probe.pasteOff).count
    #expect(on > 1 && on == off, "\(output.debugDescription)", sourceLocation: location)
    // The last word on bracketed paste is "off".
    #expect(
      output.range(of: Probe.pasteOff, options: .backwards).map(\.lowerBound)
        .map { last in !output[last...].contains(Probe.pasteOn) } == true,
      sourceLocation: location)
  }
}
