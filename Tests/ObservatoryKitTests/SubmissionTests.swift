import ExerciseRunner
import Foundation
import Testing

@testable import ObservatoryKit

@Suite struct SubmissionTests {
  private let world: TestWorld
  private var folder: String { "\(world.home)/submissions" }

  init() throws { world = try TestWorld() }

  private func write(_ path: String, _ text: String = "let a = 1\n") throws {
    try world.write(text, to: "submissions/\(path)")
  }

  private func files() -> [String: Result<String, Submission.Unfit>] {
    Dictionary(
      uniqueKeysWithValues: Submission.all(in: folder, exercise: "rows").map { ($0.name, $0.file) })
  }

  @Test func `a submission is a Swift file or a folder with one`() throws {
    try write("ann.swift")
    try write("bea/anything.swift")
    try write("cem/rows.swift")
    try write("cem/notes.swift")
    try write("README.txt")
    try write(".hidden.swift")
    #expect(
      files() == [
        "ann.swift": .success("\(folder)/ann.swift"),
        "bea": .success("\(folder)/bea/anything.swift"),
        "cem": .success("\(folder)/cem/rows.swift"),
      ])
  }

  @Test func `a folder without a file to judge says so`() throws {
    try write("dan/notes.txt")
    try write("eve/one.swift")
    try write("eve/two.swift")
    #expect(
      files() == [
        "dan": .failure(.noSwiftFile), "eve": .failure(.several(["one.swift", "two.swift"])),
      ])
  }

  @Test func `a link to another's work is no submission`() throws {
    try write("ann.swift")
    try write("fay/rows.txt")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: "\(folder)/gus.swift", withDestinationPath: "\(folder)/ann.swift")
    try manager.createSymbolicLink(
      atPath: "\(folder)/fay/rows.swift", withDestinationPath: "/etc/passwd")
    try manager.createSymbolicLink(
      atPath: "\(folder)/hal", withDestinationPath: "\(folder)/fay")
    #expect(files()["gus.swift"] == .failure(.link("gus.swift")))
    #expect(files()["fay"] == .failure(.link("rows.swift")))
    #expect(files()["hal"] == .failure(.link("hal")))
  }

  @Test func `the content changes with the file and with the checks`() throws {
    try write("ann.swift")
    try world.write("// checks", to: "rows/Checks.swift")
    let exercise = ExerciseFiles(id: "rows", folder: "\(world.home)/rows")
    func content() throws -> String {
      try #require(Submission.all(in: folder, exercise: "rows").first).content(for: exercise)
    }
    let first = try content()
    #expect(try content() == first)
    try write("ann.swift", "let a = 2\n")
    let second = try content()
    #expect(second != first)
    try world.write("// other checks", to: "rows/Checks.swift")
    #expect(try content() != second)
  }

  @Test(arguments: [("1/1", [0, 1, 2, 3, 4]), ("1/2", [0, 2, 4]), ("2/2", [1, 3]), ("7/9", [])])
  func `a shard is every N-th`(text: String, part: [Int]) throws {
    #expect(try #require(Shard(text)).part(of: [0, 1, 2, 3, 4]) == part)
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "1/2/3", "a/b", "-1/2", "/"])
  func `what is no shard is refused`(text: String) { #expect(Shard(text) == nil) }

  @Test func `lines of the same content are kept, once, and a torn last line is not`() {
    func line(_ name: String, _ content: String, _ status: Verdict.Status) -> String {
      GradeLog.line(
        Verdict(exercise: "rows", status: status), of: name, content: content)
    }
    let text =
      line("ann", "1", .pass) + line("bea", "2", .fail) + line("ann", "1", .pass)
      + line("cem", "0", .pass) + line("dan", "4", .pass).dropLast(9)
    let kept = GradeLog.kept(
      in: text, contents: ["ann": "1", "bea": "2", "cem": "3", "dan": "4"])
    #expect(kept.map(\.submission) == ["ann", "bea"])
    #expect(kept.map(\.isPass) == [true, false])
    #expect(kept.map(\.line).joined() == line("ann", "1", .pass) + line("bea", "2", .fail))
  }
}
