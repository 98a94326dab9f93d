import ExerciseRunner
import Foundation

/// What many runs leave behind, in every sandbox there is: processes, files, descriptors.
struct RemainsScenario {
  let bench: Bench

  func rows(runs: Int) throws -> [Row] {
    let sandboxes: [Sandbox] = Sandbox.probe() == .limits ? [.limits] : [.limits, .bubblewrap]
    return try sandboxes.map { try row(runs: runs, in: $0) }
  }

  private func row(runs: Int, in sandbox: Sandbox) throws -> Row {
    let file = try bench.writeSolution("learner.swift", number: 1)
    var verification = Verification(
      compilation: bench.compilation(cache: "\(bench.folder)/objects"),
      execution: Execution(toolchain: bench.toolchain, runtime: bench.runtime))
    verification.execution.sandbox = sandbox
    func run() throws {
      let verdict = try verification.judge(
        exercise: Bench.exercise, file: file, checks: bench.checks)
      guard verdict.status == .pass else {
        throw Bench.Failure(command: "verify", words: Self.words(of: verdict))
      }
    }
    try run()
    let before = remains
    for _ in 0..<runs { try run() }
    let left = remains.subtracting(before)
    return Row(
      name: "what \(runs) runs leave behind, \(sandbox.rawValue)",
      value: left.isEmpty ? "nothing" : left.sorted().prefix(3).joined(separator: ", "),
      reference: "\(before.count) things before", ratio: Double(left.count), bar: .atMost(0))
  }

  /// Why a right solution was refused.
  private static func words(of verdict: Verdict) -> String {
    let failed = verdict.checks.filter { $0.status == .fail }.map { check in
      ([check.name, check.message, check.expected ?? "", check.actual ?? ""] + check.trace)
        .joined(separator: " | ")
    }
    return (["\(verdict.status)", verdict.message] + failed).joined(separator: "\n")
  }

  /// Processes of this one and of its hosts, its open descriptors, and files it may have made.
  private var remains: Set<String> {
    let processes = Files.names(in: "/proc").filter { Int($0) != nil && isOurs($0) }
    let descriptors = Files.names(in: "/proc/self/fd").dropLast()
    let files = [bench.folder, "\(bench.folder)/objects"].flatMap { Files.names(in: $0) }
    return Set(
      processes.map { "process \($0)" } + descriptors.map { "descriptor \($0)" }
        + files.map { "file \($0)" })
  }

  /// Whether a process was started by this program or runs its host.
  private func isOurs(_ process: String) -> Bool {
    func text(_ name: String) -> String {
      String(decoding: (try? Files.read("/proc/\(process)/\(name)")) ?? [], as: UTF8.self)
    }
    let parent = text("stat").split(separator: ")").last?.split(separator: " ").dropFirst().first
    return parent.flatMap { Int32($0) } == getpid()
      || text("cmdline").contains(bench.folder)
  }
}
