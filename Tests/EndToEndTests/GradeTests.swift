import Foundation
import PseudoTerminal
import Testing
import Waiting

/// A folder of submissions, judged by the built program.
@Suite(.waiting) struct GradeTests {
  private let program: BuiltProgram
  private let exercise =
    "\(BuiltProgram.repository)/Lessons/02-reading-makes-a-dependency/exercises/print-on-rerender"

  init() throws {
    program = try BuiltProgram()
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: "\(program.home)/work/cem", withIntermediateDirectories: true)
    try manager.copyItem(atPath: "\(exercise)/Solution.swift", toPath: path("ann.swift"))
    try manager.copyItem(atPath: "\(exercise)/Starter.swift", toPath: path("bea.swift"))
    try manager.copyItem(atPath: "\(exercise)/Solution.swift", toPath: path("cem/mine.swift"))
    try write("this is no Swift", to: "dan.swift")
    // Closes what it may, fills the output with verdicts of its own, and never ends.
    let solution = try String(contentsOfFile: "\(exercise)/Solution.swift", encoding: .utf8)
    try write(
      """
      import Glibc
      let attack: Void = {
        for descriptor: Int32 in 3..<64 { close(descriptor) }
        while true { print("{\\"submission\\": \\"ann.swift\\", \\"status\\": \\"fail\\"}") }
      }()

      """
        + solution.replacingOccurrences(
          of: "var body: some View {", with: "var body: some View { let _ = attack"),
      to: "eve.swift")
  }

  private func path(_ name: String) -> String { "\(program.home)/work/\(name)" }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  private func grade(_ options: String...) throws -> BuiltProgram.Result {
    try program.run(
      ["grade", "work", "--course", BuiltProgram.repository, "--exercise", "print-on-rerender"]
        + options)
  }

  private func statuses(_ lines: String) throws -> [String: String] {
    var statuses: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let members = try #require(object as? [String: Any])
      statuses[try #require(members["submission"] as? String)] = members["status"] as? String
    }
    return statuses
  }

  @Test func everySubmissionGetsItsOwnVerdictAndNoneHarmsAnother() throws {
    let result = try grade()
    #expect(result.status == 1)
    var found = try statuses(result.output)
    let hostile = found.removeValue(forKey: "eve.swift")
    #expect(
      found == ["ann.swift": "pass", "bea.swift": "fail", "cem": "pass", "dan.swift": "error"])
    #expect(hostile != nil && hostile != "pass")
    #expect(result.error == "5 submissions: 2 passed, 3 did not.\n")
  }

  @Test func whatWasJudgedIsNotRunAgainUnlessItChanged() throws {
    try FileManager.default.removeItem(atPath: path("eve.swift"))
    #expect(try grade("--output", "results.jsonl").status == 1)
    let first = try String(contentsOfFile: "\(program.home)/results.jsonl", encoding: .utf8)
    // The last line is torn, as after a crash; another submission is corrected.
    try first.dropLast(40).write(
      to: URL(filePath: "\(program.home)/results.jsonl"), atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(atPath: path("dan.swift"))
    try FileManager.default.copyItem(
      atPath: "\(exercise)/Solution.swift", toPath: path("dan.swift"))
    let again = try grade("--output", "results.jsonl")
    let lines = try String(contentsOfFile: "\(program.home)/results.jsonl", encoding: .utf8)
    #expect(
      try statuses(lines)
        == ["ann.swift": "pass", "bea.swift": "fail", "cem": "pass", "dan.swift": "pass"])
    #expect(lines.split(separator: "\n").count == 4)
    #expect(again.error.contains("of them were judged before."))
    let rest = try grade("--output", "results.jsonl")
    #expect(rest.error == "4 submissions: 3 passed, 1 did not; 4 of them were judged before.\n")
  }

  @Test func ctrlCEndsTheRunAndTheNextGoesOn() throws {
    let results = "\(program.home)/results.jsonl"
    func lines() -> [Substring] {
      ((try? String(contentsOfFile: results, encoding: .utf8)) ?? "").split(separator: "\n")
    }
    let session = try PseudoTerminal(
      program.path,
      arguments: [
        "grade", "work", "--course", BuiltProgram.repository, "--exercise", "print-on-rerender",
        "--output", results,
      ], environment: program.environment, directory: program.home)
    try session.wait(timeout: 60) { !lines().isEmpty }
    session.type("\u{3}")
    #expect(session.waitForExit(timeout: 30) == .exited(130))
    #expect(session.modes == .cooked)
    let before = lines().count
    #expect(before < 5)
    let rest = try grade("--output", "results.jsonl")
    #expect(rest.error.hasSuffix("; \(before) of them were judged before.\n"))
    #expect(try statuses(lines().joined(separator: "\n")).count == 5)
  }

  @Test func shardsTogetherAreTheWhole() throws {
    try FileManager.default.removeItem(atPath: path("eve.swift"))
    let parts = try (1...3).map { try statuses(try grade("--shard", "\($0)/3").output) }
    #expect(parts.map(\.count) == [2, 1, 1])
    #expect(Set(parts.flatMap(\.keys)) == ["ann.swift", "bea.swift", "cem", "dan.swift"])
  }

  @Test func theTimeToComputeCanBeSet() throws {
    let work = "\(program.home)/work"
    try FileManager.default.removeItem(atPath: work)
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    let solution = try String(contentsOfFile: "\(exercise)/Solution.swift", encoding: .utf8)
    try write(
      solution.replacingOccurrences(
        of: "var body: some View {", with: "var body: some View { let _ = { while true {} }()"),
      to: "fay.swift")
    let result = try grade("--timeout", "1")
    #expect(result.status == 1)
    #expect(result.output.contains("\"status\":\"timeout\""), "\(result.output)")
    #expect(result.output.contains("after 1 second of computing"), "\(result.output)")
  }

  @Test func reportsNameTheSubmissions() throws {
    for name in ["eve.swift", "bea.swift", "dan.swift"] {
      try FileManager.default.removeItem(atPath: path(name))
    }
    let junit = try grade("--format", "junit")
    #expect(junit.status == 0)
    #expect(junit.output.contains("<testsuite name=\"ann.swift\""))
    #expect(junit.output.contains("<testsuite name=\"cem\""))
    #expect(try grade("--format", "tap").output.hasPrefix("TAP version 14\n"))
    #expect(try grade("--format", "gradescope").output.contains("\"tests\""))
  }

  @Test func whatCanNotBeRunIsSaid() throws {
    #expect(try program.run("grade", "work").status == 2)
    #expect(try program.run("grade", "nowhere", "--exercise", "print-on-rerender").status == 2)
    #expect(try grade("--shard", "4/3").status == 2)
  }
}
