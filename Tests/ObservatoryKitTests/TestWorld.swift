import Foundation
import JSON
import Terminal

@testable import ObservatoryKit

/// A world for one test: a home, a course, a clock that moves by hand, and typed or piped lines.
final class TestWorld {
  struct Result {
    var status: ExitStatus
    var output: String
    var error: String

    var json: JSONValue? { try? JSONValue(parsing: output) }
  }

  let home: String
  /// 2026-11-30 06:42:12 UTC.
  var time = 1_796_020_932.0
  /// How long every look at the clock takes.
  var secondsBetweenLooks = 0.0

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "observatory-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    home = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  var course: String { "\(home)/course" }

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: "\(home)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(home)/\(path)", encoding: .utf8)
  }

  /// Runs a command whose lines come from a pipe.
  func run(_ words: String..., lines: [String] = [], input: String = "") -> Result {
    run(words, lines, input, isTyped: false)
  }

  /// Runs a command without input.
  func run(_ words: [String]) -> Result { run(words, [], "", isTyped: false) }

  /// Runs a command at a prompt, where a person types the lines.
  func type(_ lines: [String], into words: String...) -> Result {
    run(words, lines, "", isTyped: true)
  }

  private func run(
    _ words: [String], _ lines: [String], _ input: String, isTyped: Bool
  ) -> Result {
    let (output, error) = (CapturedSink(), CapturedSink())
    let environment = ["OBSERVATORY_HOME": "\(home)/state", "PATH": "/usr/bin:/bin"]
    let devices = TerminalDevices(inputIsTerminal: isTyped, outputIsTerminal: isTyped)
    let world = World(
      environment: environment, output: output, error: error,
      readInput: { Array(input.utf8) }, hasTerminalInput: isTyped,
      executable: "/nowhere/observatory",
      currentFolder: home,
      now: {
        self.time += self.secondsBetweenLooks
        return self.time
      },
      facts: { options in
        TerminalFacts(devices: devices, environment: ["TERM": "dumb"], options: options)
      },
      makeLineSource: { _, _ in ScriptedSource(lines: lines) }, makeKeySource: { _ in nil })
    let status = Program(world).run(["--course", course] + words)
    return Result(status: status, output: output.text, error: error.text)
  }
}
