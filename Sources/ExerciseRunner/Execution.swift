import JSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs compiled learner code in a process of its own and collects what it reported.
package struct Execution {
  package let toolchain: Toolchain
  package let runtime: RuntimeLocation
  package var limits = ExecutionLimits()
  package var sandbox: Sandbox = .limits
  package var isCancelled: () -> Bool = { false }

  package init(toolchain: Toolchain, runtime: RuntimeLocation) {
    self.toolchain = toolchain
    self.runtime = runtime
  }

  /// Runs the entry point of a shared object.
  ///
  /// - Parameters:
  ///   - object: the path of the shared object.
  ///   - request: what the entry point is told.
  /// - Returns: what was reported and how the run ended.
  /// - Throws: `ChildProcess.StartError`; `FileError` if the object can't be copied.
  package func run(object: String, request: JSONValue) throws -> RunOutcome {
    // A box shows the object to whoever runs it.
    guard sandbox == .limits, geteuid() == 0 else {
      return try runReadable(object, request: request)
    }
    return try ReadableObject.with(object) { try runReadable($0, request: request) }
  }

  private func runReadable(_ object: String, request: JSONValue) throws -> RunOutcome {
    let nonce = Self.nonce()
    let command = sandbox.command(
      for: [runtime.host, object] + libraries.map { "library=\($0)" } + limits.hostArguments
        + sandbox.processArguments(count: limits.processes, user: Self.unusedUser()),
      readable: [object], toolchain: toolchain, runtime: runtime)
    var process = ChildProcess(path: command[0], arguments: Array(command.dropFirst()))
    process.environment = Self.environment(toolchain)
    process.directory = "/tmp"
    process.request = Array("\(nonce)\n\(request.text)".utf8)
    process.hasReport = true
    process.seconds = limits.wallSeconds
    process.isCancelled = isCancelled
    process.keptBytes = limits.outputBytes
    let result = try process.run()
    return RunOutcome(result, frames: FrameReader(nonce: nonce).read(result.report), limits: limits)
  }

  /// The libraries that compiled code may use, with those that they bring along.
  private var libraries: [String] {
    let names = ["libswiftSwiftOnoneSupport.so", "libswiftSynchronization.so"]
    return [runtime.library] + names.map { "\(toolchain.libraries)/\($0)" }
  }

  private static func nonce() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<32).map { _ in String(UInt8.random(in: 0..<16, using: &generator), radix: 16) }
      .joined()
  }

  /// A number from the range that services get for a while, so that two runs are two users.
  private static func unusedUser() -> Int { Int.random(in: 61_184...65_519) }

  private static func environment(_ toolchain: Toolchain) -> [String: String] {
    [
      "HOME": "/tmp", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      // Every thread would reserve up to 128 megabytes of the address space that is limited.
      "MALLOC_ARENA_MAX": "2",
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,threads=crashed,registers=none,images=none,sanitize=yes,limit=64,top=8,"
        + "interactive=no,swift-backtrace=\(toolchain.backtracer)",
    ]
  }
}

/// What learner code may use.
package struct ExecutionLimits: Equatable, Sendable {
  package var cpuSeconds = 5
  package var wallSeconds = 10.0
  package var memoryBytes = 1 << 30
  package var fileBytes = 1 << 20
  package var processes = 64
  package var openFiles = 64
  package var outputBytes = 256 * 1024

  package init() {}

  /// Lets a program compute for so many seconds, and wait for as many more.
  package mutating func allow(computing seconds: Double) {
    cpuSeconds = Int(seconds.rounded(.up))
    wallSeconds = 2 * seconds
  }

  var hostArguments: [String] {
    [
      "cpu=\(cpuSeconds)", "as=\(memoryBytes)", "fsize=\(fileBytes)", "nofile=\(openFiles)",
      "core=0",
    ]
  }
}
