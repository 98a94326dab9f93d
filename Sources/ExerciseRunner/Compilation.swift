/// Compiles learner code against the runtime to a shared object, with the front end and the linker
/// called directly.
package struct Compilation {
  package let toolchain: Toolchain
  package let runtime: RuntimeLocation
  /// The folder of compiled objects, by hash of what they were made from.
  package let cache: String
  /// `5`, as `swiftc` has it by default, or `6`.
  package var languageMode = "5"
  /// Wall-clock limit of the front end in seconds.
  package var seconds = 20.0
  package var isCancelled: () -> Bool = { false }
  /// Whether the first file and the others are compiled at the same time, each on a processor of its
  /// own: sooner done, with more work in all.
  package var usesTwoProcesses = false

  package init(toolchain: Toolchain, runtime: RuntimeLocation, cache: String) {
    self.toolchain = toolchain
    self.runtime = runtime
    self.cache = cache
  }

  /// A source file as the compiler gets it.
  package struct Source: Equatable, Sendable {
    /// The file name in the compiler's folder; ends in `.swift`.
    package var name: String
    package var text: [UInt8]

    package init(name: String, text: [UInt8]) {
      self.name = name
      self.text = text
    }
  }

  package enum Outcome: Equatable, Sendable {
    /// The path of the shared object, and warnings.
    case object(String, [Diagnostic])
    case refused([Diagnostic], raw: String)
    case timedOut
    case cancelled
    case crashed(raw: String)
    case linkFailed(raw: String)
  }

  /// Compiles sources as one module.
  ///
  /// - Throws: `FileError` if the cache can't be written, `ChildProcess.StartError` if the compiler
  ///   can't be started.
  package func compile(_ sources: [Source]) throws -> Outcome {
    let key = key(for: sources)
    let objects = ObjectCache(folder: cache)
    if let (object, warnings) = objects.object(key) { return .object(object, warnings) }
    if let words = objects.refusal(key) {
      return .refused(Diagnostic.parse(words), raw: words)
    }
    try Files.makeFolder(cache)
    return try Files.withTemporaryFolder(in: cache) { folder in
      try compile(sources, in: folder, keeping: objects, as: key)
    }
  }

  private func compile(
    _ sources: [Source], in folder: String, keeping objects: ObjectCache, as key: String
  ) throws -> Outcome {
    var paths: [String] = []
    for source in sources {
      let path = "\(folder)/\(source.name)"
      try Files.write(source.text, to: path)
      paths.append(path)
    }
    let compiled = try runFrontends(paths, in: folder)
    let raw = compiled.words
    try checkSpace(raw)
    let diagnostics = Diagnostic.parse(raw).map { clean($0, folder: folder) }
    switch compiled.end {
    case .timedOut: return .timedOut
    case .cancelled: return .cancelled
    case .exited(0): break
    case .exited where !diagnostics.isEmpty:
      let isOfTheText =
        diagnostics.contains(where: \.blamesSource)
        && !diagnostics.contains(where: \.blamesMachine)
      if isOfTheText { try objects.addRefusal(clean(raw, folder), as: key) }
      return .refused(diagnostics, raw: clean(raw, folder))
    default: return .crashed(raw: clean(raw, folder))
    }
    let linked = try runLinker(compiled.objects, output: "\(folder)/learner.so")
    guard linked.end == .exited(0) else {
      let raw = String(decoding: linked.error, as: UTF8.self)
      try checkSpace(raw)
      return linked.end == .cancelled ? .cancelled : .linkFailed(raw: clean(raw, folder))
    }
    let object = try objects.add("\(folder)/learner.so", as: key, warnings: diagnostics)
    return .object(object, diagnostics)
  }

  /// A full disk is no fault of the learner's code.
  private func checkSpace(_ raw: String) throws(FileError) {
    if raw.contains("No space left on device") {
      throw .unwritable(path: cache, reason: "No space left on device")
    }
  }

  private func key(for sources: [Source]) -> String {
    var hash = ContentHash()
    hash.add(toolchain.identity)
    hash.add(runtime.identity)
    hash.add(Self.generation)
    hash.add(languageMode)
    for source in sources {
      hash.add(source.name)
      hash.add(source.text)
    }
    return hash.text
  }

  /// Raised when the same sources are compiled in another way.
  private static let generation = "5"

  private func clean(_ diagnostic: Diagnostic, folder: String) -> Diagnostic {
    var diagnostic = diagnostic
    if diagnostic.file.hasPrefix(folder + "/") {
      diagnostic.file = String(diagnostic.file.dropFirst(folder.count + 1))
    }
    diagnostic.message = clean(diagnostic.message, folder)
    return diagnostic
  }

  /// Leaves out the compiler's folder, and says `SwiftUI` as the learner does.
  private func clean(_ text: String, _ folder: String) -> String {
    text.replacing("\(folder)/", with: "").replacing("TrackingUI", with: "SwiftUI")
  }
}

extension Compilation {
  /// Links object files alone; the host loads the libraries before them, see `Execution`.
  private func runLinker(_ objects: [String], output: String) throws -> ChildProcess.Result {
    var process = ChildProcess(
      path: toolchain.linker,
      arguments: [
        "-shared", "--threads=1", "--build-id", "-z", "relro", "-o", output,
        toolchain.runtimeObject,
      ] + objects + [
        "-L", "/usr/lib/\(Toolchain.architecture)-linux-gnu",
        // What of the C library is in no shared object, such as `atexit`.
        "-l:libc_nonshared.a",
      ])
    process.seconds = seconds
    process.isCancelled = isCancelled
    return try process.run()
  }
}

extension RuntimeLocation {
  /// What tells one build of the runtime from another.
  var identity: String {
    [library, macros, "\(modules)/TrackingUI.swiftmodule", "\(modules)/ExerciseChecks.swiftmodule"]
      .map { "\($0) \(Files.stamp($0))" }.joined(separator: "\n")
  }
}
