import Dispatch
import Synchronization

/// Running the compiler's front end, once for all files or twice at the same time.
extension Compilation {
  /// What came of all front ends together.
  struct Compiled {
    /// The first end that isn't a good one.
    var end: ChildProcess.End
    var words: String
    var objects: [String]
  }

  func runFrontends(_ sources: [String], in folder: String) throws -> Compiled {
    guard usesTwoProcesses, sources.count > 1 else {
      let object = "\(folder)/learner.o"
      let result = try frontend(frontendArguments(sources, output: object)).run(isCancelled)
      return Compiled(end: result.end, words: result.words, objects: [object])
    }
    let objects = sources.map { "\($0).o" }
    func part(_ range: Range<Int>) -> Frontend {
      frontend(arguments(sources, primary: range, outputs: Array(objects[range])))
    }
    let others = Background(part(1..<sources.count))
    let outcome = Result { try part(0..<1).run(isCancelled) }
    // The learner's file comes first: what its errors bring about elsewhere need not be known.
    guard case .success(let first) = outcome, first.end == .exited(0) else {
      others.stop()
      let first = try outcome.get()
      return Compiled(end: first.end, words: first.words, objects: [])
    }
    let second = try others.result(isCancelled)
    return Compiled(end: second.end, words: first.words + second.words, objects: objects)
  }

  private func frontend(_ arguments: [String]) -> Frontend {
    Frontend(path: toolchain.frontend, arguments: arguments, home: cache, seconds: seconds)
  }

  /// What the front end is told.
  ///
  /// - Parameters:
  ///   - sources: the paths of the files.
  ///   - output: the path of the object file.
  /// - Returns: the arguments.
  package func frontendArguments(_ sources: [String], output: String) -> [String] {
    ["-frontend", "-c"] + sources + ["-wmo"] + options + ["-o", output]
  }

  private var options: [String] {
    [
      "-Onone", "-gline-tables-only", "-parse-as-library", "-module-name", "Learner",
      "-swift-version", languageMode, "-target", Toolchain.target,
      "-module-alias", "SwiftUI=TrackingUI", "-module-alias", "Combine=TrackingCombine",
      "-I", runtime.modules,
      "-load-plugin-library", runtime.macros,
      "-in-process-plugin-server-path",
      "\(toolchain.hostLibraries)/libSwiftInProcPluginServer.so",
      "-plugin-path", "\(toolchain.hostLibraries)/plugins",
      "-module-cache-path", moduleCache, "-no-color-diagnostics",
      "-diagnostic-style", "llvm", "-empty-abi-descriptor", "-disable-objc-interop",
      "-disable-llvm-verify", "-sil-verify-none",
      "-solver-expression-time-threshold=2",
    ]
  }

  private func arguments(
    _ sources: [String], primary: Range<Int>, outputs: [String]
  ) -> [String] {
    let files = sources.enumerated().flatMap { index, path in
      primary.contains(index) ? ["-primary-file", path] : [path]
    }
    return ["-frontend", "-c"] + files + options + outputs.flatMap { ["-o", $0] }
  }

  /// The folder of the system's modules as the compiler has read them.
  ///
  /// They hold their own path, and are of no use where they were moved or copied to.
  private var moduleCache: String {
    var hash = ContentHash()
    hash.add(Files.realPath(cache) ?? cache)
    return "\(cache)/modules-\(hash.text.prefix(16))"
  }
}

/// One run of the front end.
private struct Frontend: Sendable {
  typealias Result = (end: ChildProcess.End, words: String)

  let path: String
  let arguments: [String]
  let home: String
  let seconds: Double

  /// Memory in large pieces that are kept to the end: a twelfth less processor time.
  private static let memory = [
    "hugetlb=1", "top_pad=67108864", "trim_threshold=1073741824", "mmap_threshold=1073741824",
  ].map { "glibc.malloc.\($0)" }.joined(separator: ":")

  func run(_ isCancelled: @escaping () -> Bool) throws -> Result {
    var process = ChildProcess(path: path, arguments: arguments)
    process.seconds = seconds
    process.isCancelled = isCancelled
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": home, "LANG": "C.UTF-8", "GLIBC_TUNABLES": Self.memory,
    ]
    let result = try process.run()
    return (result.end, String(decoding: result.error, as: UTF8.self))
  }
}

/// A front end that runs while something else is done.
private final class Background: Sendable {
  private let group = DispatchGroup()
  private let isStopped = Atomic(false)
  private let outcome: Mutex<Result<Frontend.Result, any Error>?> = Mutex(nil)

  init(_ frontend: Frontend) {
    DispatchQueue.global(qos: .userInitiated).async(group: group) { [self] in
      let result = Result { try frontend.run { self.isStopped.load(ordering: .relaxed) } }
      outcome.withLock { $0 = result }
    }
  }

  /// Waits for the end and returns what came of it.
  func result(_ isCancelled: () -> Bool) throws -> Frontend.Result {
    while group.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
      if isCancelled() { isStopped.store(true, ordering: .relaxed) }
    }
    guard let result = outcome.withLock({ $0 }) else { return (.cancelled, "") }
    return try result.get()
  }

  /// Stops it and waits for its end, whatever came of it.
  func stop() {
    isStopped.store(true, ordering: .relaxed)
    group.wait()
  }
}
