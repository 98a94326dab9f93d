import Foundation
import PseudoTerminal
import Testing

extension BuiltProgram {
  /// Starts the program on a terminal of its own, without colours unless they are asked for.
  func start(
    _ arguments: String..., columns: Int = 100, rows: Int = 30,
    environment changes: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      path, arguments: arguments,
      environment: environment.merging(["NO_COLOR": "1"].merging(changes) { $1 }) { $1 },
      directory: home, columns: columns, rows: rows)
  }

  /// Runs a shell script on a terminal; the program is `$PROGRAM`.
  func script(_ text: String, columns: Int = 100, rows: Int = 30) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/bash", arguments: ["--norc", "-c", text],
      environment: environment.merging(["NO_COLOR": "1", "PROGRAM": path]) { $1 },
      directory: home, columns: columns, rows: rows)
  }
}

extension PseudoTerminal {
  /// Waits for a prompt and for the mode in which keys are edited, which comes a little later.
  @discardableResult
  func waitForPrompt(_ prompt: String, timeout: Double = 30) throws -> String {
    let output = try wait(for: prompt, timeout: timeout)
    try wait { modes == .singleKeys }
    return output
  }

  /// Types a line.
  func enter(_ line: String = "") { type(line + "\n") }

  /// Expects that the program ends so, and that the terminal is as it was before.
  func expectEnd(_ ending: Ending, _ location: SourceLocation = #_sourceLocation) {
    #expect(waitForExit() == ending, "\(output)", sourceLocation: location)
    #expect(modes == .cooked, sourceLocation: location)
    let on = output.components(separatedBy: "\u{1B}[?2004h").count
    let off = output.components(separatedBy: "\u{1B}[?2004l").count
    #expect(on == off, sourceLocation: location)
  }
}
