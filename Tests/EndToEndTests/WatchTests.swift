import Foundation
import PseudoTerminal
import Testing
import Waiting

/// `watch`: every way to save is noticed, keys lead on, and the terminal is left as it was.
@Suite(.waiting) struct WatchTests {
  private let program: BuiltProgram
  private let course: String

  init() throws {
    program = try BuiltProgram()
    course = try FaultCourse.write(in: program.home)
  }

  private var file: String { program.workspaceFile(of: "value") }

  private func watch() throws -> PseudoTerminal {
    let session = try PseudoTerminal(
      program.path, arguments: ["--course", course, "watch", "value"],
      environment: program.environment.merging(["NO_COLOR": "1"]) { $1 })
    try session.wait(for: "judged at every save.", timeout: 60)
    try session.wait(for: "FAILED   returns 1", timeout: 60)
    try session.wait(for: "q quit", timeout: 60)
    return session
  }

  /// Saves as an editor does; `new` stands beside the file.
  private func save(_ value: String, by command: String) throws {
    let folder = URL(filePath: file).deletingLastPathComponent()
    try "func value() -> Int { \(value) }\n".write(
      to: folder.appending(path: "new"), atomically: false, encoding: .utf8)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", command]
    shell.currentDirectoryURL = folder
    try shell.run()
    shell.waitUntilExit()
  }

  @Test(arguments: [
    "cat new > value.swift",
    "mv value.swift value.swift~ && cp new value.swift && rm value.swift~",
    "cp new .value.swift.tmp && mv .value.swift.tmp value.swift",
    "sed -i 's/0/1/' value.swift",
  ])
  func judgesASaveOfAnyEditor(_ command: String) throws {
    let session = try watch()
    try save("1", by: command)
    try session.wait(for: "passed   returns 1", timeout: 60)
    try session.wait(for: "Compare: `observatory solution value`")
    try session.wait(for: "q quit", timeout: 60)
    session.type("q")
    #expect(session.waitForExit() == .exited(0))
    #expect(session.modes == .cooked)
  }

  @Test func theLatestSaveIsJudged() throws {
    let session = try watch()
    try save("2", by: "cat new > value.swift")
    usleep(100_000)
    try save("1", by: "cat new > value.swift")
    try session.wait(for: "passed   returns 1", timeout: 60)
    try session.wait(for: "q quit", timeout: 60)
    session.type("q")
    #expect(session.waitForExit() == .exited(0))
  }

  @Test func keysAskForHintListTraceAndReset() throws {
    let session = try watch()
    session.type("h")
    try session.wait(for: "Hint 1 of 1")
    session.type("l")
    try session.wait(for: "value")
    session.type("t")
    try session.wait(for: "there is no trace")
    session.type("n")
    try session.wait(for: "It has to pass first")
    try save("3", by: "cat new > value.swift")
    try session.wait(for: "q quit", timeout: 60)
    session.type("r")
    try session.wait(for: "The starter is back", timeout: 60)
    try session.wait(for: "q quit", timeout: 60)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "func value() -> Int { 0 }\n")
    session.type("\u{3}")
    #expect(session.waitForExit() == .exited(130))
    #expect(session.modes == .cooked)
  }
}
