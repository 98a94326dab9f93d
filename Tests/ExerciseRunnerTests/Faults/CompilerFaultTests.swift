import Foundation
import Synchronization
import Testing
import Waiting

@testable import ExerciseRunner

/// What can go wrong while a file is compiled, and what is said about it.
@Suite(.waiting) struct CompilerFaultTests {
  private let checks = """
    import ExerciseChecks
    import SwiftUI
    let exercise = Exercise { Check("first") { try expect(value(), equals: 1) } }
    """

  private func verdict(_ code: String) throws -> Verdict {
    try Workbench().verify(code, checks: checks)
  }

  @Test func anErrorOfTheLearnersOwnIsQuoted() throws {
    let verdict = try verdict("#error(\"not yet\")\nfunc value() -> Int { 1 }\n")
    #expect(verdict.status == .error)
    #expect(verdict.message.contains("not yet"))
  }

  @Test func linesThatPretendToBeElsewhereAreNoPass() throws {
    let verdict = try verdict(
      "#sourceLocation(file: \"Checks.swift\", line: 900)\nfunc value() -> Int { \"x\" }\n")
    #expect(verdict.status == .error)
    #expect(verdict.checks == [])
  }

  @Test func anExpressionThatIsTooMuchIsGivenUp() throws {
    let sum = (1...40).map { "Double(\($0)) * -x" }.joined(separator: " + ")
    let verdict = try verdict(
      "func value() -> Int { let x = 2; let y = [1: \(sum) + 1 - \"a\"]; return y.count }\n")
    #expect(verdict.status == .error || verdict.status == .timeout)
    #expect(verdict.seconds < 21)
  }

  private static let body = String(repeating: "\n  // A line.", count: 8) + "\n"

  @Test func aVeryLongFileIsJudged() throws {
    let lines = (0..<1000).map {
      "func step\($0)(_ x: Int) -> Int {" + Self.body + "  x + \($0)\n}"
    }
    let code = lines.joined(separator: "\n") + "\nfunc value() -> Int { step1(0) }\n"
    #expect(code.count { $0 == "\n" } >= 10_000)
    let verdict = try verdict(code)
    #expect(verdict.status == .pass)
  }

  @Test func aModuleThatIsNotThereIsExplained() throws {
    let verdict = try verdict("import UIKit\nfunc value() -> Int { 1 }\n")
    #expect(verdict.status == .error)
    let error = try #require(verdict.diagnostics.first)
    #expect(DiagnosticExplainer.explain(error)?.hasPrefix("Only SwiftUI") == true)
  }

  @Test func statementsAtTheTopAreExplained() throws {
    let verdict = try verdict("func value() -> Int { 1 }\nprint(value())\n")
    #expect(verdict.status == .error)
    let error = try #require(verdict.diagnostics.first)
    #expect(DiagnosticExplainer.explain(error)?.hasPrefix("Statements belong") == true)
  }

  @Test func aProgramOfItsOwnIsNoHindrance() throws {
    let verdict = try verdict(
      """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Text("x") } } }
      func value() -> Int { 1 }
      """)
    #expect(verdict.status == .pass)
  }

  // MARK: The toolchain

  /// Runs with a toolchain whose front end is a shell script.
  private func withFrontend(
    _ script: String, _ body: (Workbench) throws -> Void
  ) throws {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    var bench = try Workbench()
    try Files.makeFolder("\(folder)/usr/bin")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/usr/lib", withDestinationPath: "\(bench.toolchain.root)/lib")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/usr/bin/ld.lld", withDestinationPath: bench.toolchain.linker)
    for name in ["swiftc", "swift-frontend"] {
      try Script.write(script, to: "\(folder)/usr/bin/\(name)")
    }
    bench.toolchain = try Toolchain.find(
      in: ["OBSERVATORY_SWIFTC": "\(folder)/usr/bin/swiftc"])
    try body(bench)
  }

  @Test func aCrashOfTheCompilerIsNoFaultOfTheLearner() throws {
    try withFrontend("echo Stack dump: >&2; kill -SEGV $$") { bench in
      let verdict = try bench.verify("func value() -> Int { 1 }\n", checks: checks)
      #expect(verdict.status == .error)
      #expect(verdict.message.hasPrefix("The compiler crashed; its last words: Stack dump:"))
    }
  }

  @Test func aCompilerOfAnotherVersionIsNamed() throws {
    let words =
      "<unknown>:0: error: compiled module was created by an older version of the compiler;"
      + " rebuild 'TrackingUI' and try again: /x"
    try withFrontend("echo \"\(words)\" >&2; exit 1") { bench in
      let verdict = try bench.verify("func value() -> Int { 1 }\n", checks: checks)
      #expect(verdict.status == .error)
      #expect(verdict.message.hasPrefix("The runtime was built by another version"))
    }
  }

  /// What a compiler that says this, once, is followed by: the same file with a compiler that works.
  @Test(arguments: [
    "echo '<unknown>:0: error: unable to open output file' >&2; exit 1",
    "echo 'Learner.swift:1:8: error: no such module '\\''SwiftUI'\\' >&2; exit 1",
    "echo 'Learner.swift:1:1: error: it is bad' >&2; kill -KILL $$",
    "echo Stack dump: >&2; kill -ABRT $$", "exit 1",
  ])
  func aFailureOfTheMachineIsNotRemembered(_ script: String) throws {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    try withFrontend(script) { bench in
      var bench = bench
      bench.cache = "\(folder)/cache"
      let verdict = try bench.verify("func value() -> Int { 1 }\n", checks: checks)
      #expect(verdict.status == .error)
      #expect(verdict.checks == [])
      #expect(!verdict.message.contains("line 0"))
      let kept = Files.names(in: bench.cache).filter { $0.hasSuffix(".refused") }
      #expect(kept == [])
    }
  }

  @Test func anErrorOfTheLearnersIsRemembered() throws {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    try withFrontend("echo 'Learner.swift:1:1: error: it is bad' >&2; exit 1") { bench in
      var bench = bench
      bench.cache = "\(folder)/cache"
      let first = try bench.verify("func value() -> Int { 1 }\n", checks: checks)
      #expect(Files.names(in: bench.cache).filter { $0.hasSuffix(".refused") }.count == 1)
      let second = try bench.verify("func value() -> Int { 1 }\n", checks: checks)
      #expect(second.message == first.message)
    }
  }

  @Test func aMissingCompilerIsNamed() throws {
    #expect(throws: ToolchainError.missing) { try Toolchain.find(in: ["PATH": "/nowhere"]) }
    #expect(throws: ToolchainError.missing) {
      try Toolchain.find(in: ["OBSERVATORY_SWIFTC": "/nowhere/swiftc"])
    }
  }

  @Test func aCompilerThatCanNotBeStartedIsNamed() throws {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    try Files.write(Array("no program".utf8), to: "\(folder)/swiftc", mode: 0o644)
    #expect(throws: ToolchainError.notExecutable(path: "\(folder)/swiftc")) {
      try Toolchain.find(in: ["PATH": folder])
    }
  }

  // MARK: The disk

  /// Mounts a file system of 64 KB, where that is allowed.
  private func withSmallDisk(_ body: (String) throws -> Void) throws {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    guard try run("/bin/mount", "-t", "tmpfs", "-o", "size=64k", "none", folder) == 0 else {
      return
    }
    defer { _ = try? run("/bin/umount", "-l", folder) }
    try body(folder)
  }

  private func run(_ path: String, _ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(.enabled(if: geteuid() == 0, "only root may mount"))
  func aFullDiskIsNoFaultOfTheLearner() throws {
    try withSmallDisk { folder in
      var bench = try Workbench()
      bench.cache = "\(folder)/cache"
      #expect {
        _ = try bench.verify("func value() -> Int { 1 }\n", checks: checks)
      } throws: { error in
        guard case .unwritable(_, let reason) = error as? FileError else { return false }
        return reason == "No space left on device"
      }
    }
  }

  @Test func aCacheThatCanNotBeMadeIsNamed() throws {
    var bench = try Workbench()
    bench.cache = "/proc/nowhere"
    #expect(throws: FileError.self) {
      try bench.verify("func value() -> Int { 1 }\n", checks: checks)
    }
  }

  @Test func checksOfOneFileAtTheSameTimeDoNotDisturbEachOther() throws {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    let passes = Mutex(0)
    let checks = checks
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      guard var bench = try? Workbench() else { return }
      bench.cache = "\(folder)/cache"
      let verdict = try? bench.verify("func value() -> Int { 1 }\n", checks: checks)
      if verdict?.status == .pass { passes.withLock { $0 += 1 } }
    }
    #expect(passes.withLock(\.self) == 4)
    let left = Files.names(in: "\(folder)/cache").filter { $0.hasPrefix("observatory-") }
    #expect(left == [])
  }
}
