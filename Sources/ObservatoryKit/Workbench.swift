import ExerciseRunner

/// The toolchain, the runtime and the caches, found once for a command that runs code.
struct Workbench: Sendable {
  let toolchain: Toolchain
  let runtime: RuntimeLocation
  let folders: StateFolders
  let sandbox: Sandbox

  init(_ world: World) throws(Failure) {
    do {
      toolchain = try Toolchain.find(in: world.environment)
      runtime = try RuntimeLocation.find(beside: world.executable)
    } catch {
      throw Failure(error)
    }
    folders = StateFolders(environment: world.environment)
    // Who has to do without bubblewrap, or wants to, says so.
    sandbox =
      world.environment["OBSERVATORY_SANDBOX"].flatMap(Sandbox.init)
      ?? Self.sandbox(cachedIn: folders.cache)
  }

  var compilation: Compilation { compilation(cache: "objects") }

  /// A compilation with a cache of its own, for what would push other objects out.
  func compilation(cache name: String) -> Compilation {
    let folder = "\(folders.cache)/\(name)"
    // The compiler's module files know where they are: by whichever links the folder is reached,
    // it needs one path. A folder that can't be made is reported when something is put there.
    try? Files.makeFolder(folder)
    return Compilation(
      toolchain: toolchain, runtime: runtime, cache: Files.realPath(folder) ?? folder)
  }

  var execution: Execution {
    var execution = Execution(toolchain: toolchain, runtime: runtime)
    execution.sandbox = sandbox
    return execution
  }

  var verification: Verification {
    var verification = Verification(compilation: compilation, execution: execution)
    let library = runtime.sourceSyntax
    verification.sourceFacts = { try SourceSyntaxLibrary(at: library).facts(of: $0) }
    return verification
  }

  /// Which sandbox works is found out once and kept.
  private static func sandbox(cachedIn cache: String) -> Sandbox {
    let note = "\(cache)/sandbox-\(Files.stamp("/usr/bin/bwrap").replacing(" ", with: "-"))"
    if let bytes = try? Files.read(note),
      let known = Sandbox(rawValue: String(decoding: bytes, as: UTF8.self))
    {
      return known
    }
    let sandbox = Sandbox.probe()
    try? Files.makeFolder(cache)
    try? Files.write(Array(sandbox.rawValue.utf8), to: note)
    return sandbox
  }
}
