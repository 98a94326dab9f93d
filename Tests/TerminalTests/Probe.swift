import Foundation
import PseudoTerminal

/// The probe program on a terminal, with a home folder of its own.
final class Probe {
  static let prompt = "\u{1B}[1;34mprobe>\u{1B}[0m "
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"

  let home: String
  private var sessions: [PseudoTerminal] = []

  init(editrc: String? = nil) throws {
    home = NSTemporaryDirectory() + "probe-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    if let editrc {
      try editrc.write(toFile: home + "/.editrc", atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  /// Starts `terminal-probe` with the arguments, or a shell script that finds it as `$PROBE`.
  func start(
    _ arguments: [String] = ["lines"],
    script: String? = nil,
    environment changes: [String: String] = [:],
    columns: Int = 80
  ) throws -> PseudoTerminal {
    let program = BuiltProduct.path("terminal-probe")
    let environment = PseudoTerminal.environment([
      "HOME": home, "PROBE": program, "SWIFT_BACKTRACE": "enable=no",
    ]).merging(changes) { $1 }
    guard let script else {
      return try PseudoTerminal(
        program, arguments: arguments, environment: environment, columns: columns)
    }
    return try PseudoTerminal(
      "/bin/bash", arguments: ["--norc", "-c", script], environment: environment,
      columns: columns)
  }

  /// Starts the probe and waits until it takes a line.
  func startLines(
    environment: [String: String] = [:], columns: Int = 80
  ) throws -> PseudoTerminal {
    let session = try start(environment: environment, columns: columns)
    try waitForPrompt(session)
    return session
  }

  /// Waits for the prompt and for the mode in which keys are edited, which comes a little later.
  func waitForPrompt(_ session: PseudoTerminal) throws {
    try session.wait(for: Self.prompt)
    try session.wait { session.modes == .singleKeys }
  }
}
