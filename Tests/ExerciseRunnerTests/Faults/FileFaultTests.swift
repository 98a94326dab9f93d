import Foundation
import Testing
import Waiting

@testable import ExerciseRunner

/// What can be at the place of a learner's file.
@Suite(.waiting) struct FileFaultTests {
  private let checks = """
    import ExerciseChecks
    import SwiftUI
    let exercise = Exercise { Check("first") { try expect(value(), equals: 1) } }
    """

  /// Judges what a shell command puts at `F`.
  private func verdict(after command: String) throws -> Verdict {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    try Files.write(Array(checks.utf8), to: "\(folder)/Checks.swift")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", command]
    shell.currentDirectoryURL = URL(filePath: folder)
    try shell.run()
    shell.waitUntilExit()
    return try Workbench().verification.judge(
      exercise: "test", file: "\(folder)/F", checks: "\(folder)/Checks.swift")
  }

  private func failure(after command: String) throws -> LearnerSource.Failure? {
    do {
      _ = try verdict(after: command)
      return nil
    } catch let failure as LearnerSource.Failure {
      return failure
    }
  }

  @Test(arguments: [
    ("mkdir F", "is a folder, not a Swift file"), ("mkfifo F", "is a named pipe"),
    ("ln -s /dev/zero F", "is a device"), ("ln -s nowhere F", "There is no file"),
    ("ln -s F F", "There is no file"), ("ln -s / F", "is a folder"),
    (": > F", "is empty"), ("printf ' \\n' > F", "is empty"),
    ("head -c 50000000 /dev/zero > F", "is larger than 1 MB"),
    ("printf 'let a = 1\\n\\0' > F", "NUL character (line 2)"),
    ("printf 'let a = 1\\n\\377\\n' > F", "not UTF-8 text (line 2)"),
  ])
  func whatIsNoSwiftFileIsNamed(_ command: String, sentence: String) throws {
    let failure = try #require(try failure(after: command))
    #expect(failure.sentence.contains(sentence))
  }

  @Test func aSocketIsNamed() throws {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    let path = "\(folder)/F"
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let failure = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(failure == 0)
    #expect(throws: LearnerSource.Failure.self) { try LearnerSource(reading: path) }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func anUnreadableFileIsNamed() throws {
    let failure = try #require(
      try failure(after: "echo 'func value() -> Int { 1 }' > F; chmod 0 F"))
    #expect(failure.sentence.contains("can't be read: Permission denied"))
  }

  @Test(arguments: [
    "printf '\\357\\273\\277func value() -> Int { 1 }\\n' > F",
    "printf 'import SwiftUI\\r\\nfunc value() -> Int { 1 }\\r\\n' > F",
    "printf 'func value() -> Int { 1 }' > G; ln -s G F",
  ])
  func otherWaysToSaveAFileAreAsGood(_ command: String) throws {
    #expect(try verdict(after: command).status == .pass)
  }

  /// A cache in a folder that nobody else may enter, as `/root` is.
  @Test(arguments: Set([Sandbox.limits, Sandbox.probe()]))
  func namesAndCrashesAreReadFromAPrivateCache(_ sandbox: Sandbox) throws {
    var bench = try Workbench(sandbox: sandbox)
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    bench.cache = "\(folder)/cache"
    let code = """
      import SwiftUI
      @Observable final class Lamp { var isLit = false }
      let lamp = Lamp()
      struct LampView: View {
        var body: some View { Text(lamp.isLit ? "on" : "off") }
      }
      """
    let report = try bench.trace(code, root: "LampView()", do: ["run: lamp.isLit = true"])
    #expect(report.steps.first?.updates.first?.reads == ["Lamp#1.isLit"])
    let crash = try bench.trace(
      code, root: "LampView()", do: ["run: let list: [Int] = []; _ = list[0]"])
    #expect(crash.fatal?.contains("Index out of range") == true)
  }
}
