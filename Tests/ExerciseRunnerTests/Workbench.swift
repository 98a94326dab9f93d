import Foundation
import Testing

@testable import ExerciseRunner

/// The toolchain and the runtime built beside the tests, and the course of the source tree.
struct Workbench {
  var toolchain: Toolchain
  let runtime: RuntimeLocation
  var cache: String
  var sandbox: Sandbox = .limits
  var limits = ExecutionLimits()

  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  init(sandbox: Sandbox = .probe()) throws {
    toolchain = try Toolchain.find(in: ProcessInfo.processInfo.environment)
    let program = try #require(Files.realPath("/proc/self/exe"))
    let bundle =
      CommandLine.arguments.first { $0.hasSuffix(".xctest") }.flatMap(Files.realPath)
      ?? Files.realPath("\(Self.repository)/.build/debug/observatory") ?? program
    runtime = try RuntimeLocation.find(beside: bundle)
    cache = "\(Self.repository)/.build/exercise-cache"
    self.sandbox = sandbox
  }

  var verification: Verification {
    var execution = Execution(toolchain: toolchain, runtime: runtime)
    execution.sandbox = sandbox
    execution.limits = limits
    var verification = Verification(
      compilation: Compilation(toolchain: toolchain, runtime: runtime, cache: cache),
      execution: execution)
    let library = runtime.sourceSyntax
    verification.sourceFacts = { try SourceSyntaxLibrary(at: library).facts(of: $0) }
    return verification
  }

  var trace: TraceRun {
    TraceRun(
      compilation: verification.compilation, execution: verification.execution)
  }

  /// Traces a program written in a test.
  func trace(
    _ code: String, root: String? = nil, do actions: [String] = [], state: String = "lazy",
    shadow: Bool = false
  ) throws -> TraceReport {
    var program = TraceRun.Program(
      files: [.init(name: "Test.swift", text: Array(code.utf8))], root: root,
      actions: try actions.map { try TraceAction(parsing: $0) })
    program.state = state
    program.shadow = shadow
    return try trace.run(program)
  }

  /// Judges a file written in a test with checks written in a test.
  func verify(_ code: String, checks: String) throws -> Verdict {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    try Files.write(Array(code.utf8), to: "\(folder)/Learner.swift")
    try Files.write(Array(checks.utf8), to: "\(folder)/Checks.swift")
    return try verification.judge(
      exercise: "test", file: "\(folder)/Learner.swift", checks: "\(folder)/Checks.swift")
  }
}
