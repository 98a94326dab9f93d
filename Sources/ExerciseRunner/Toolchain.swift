#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why the Swift toolchain can't be used.
package enum ToolchainError: Error, Equatable {
  /// No `swiftc` on the search path.
  case missing
  case notExecutable(path: String)
  /// The compiler is there, but a part that is called directly is not.
  case incomplete(part: String)
}

/// The Swift toolchain, found from its `swiftc`.
package struct Toolchain: Equatable, Sendable {
  /// The `usr` folder.
  package let root: String
  /// What tells one compiler from another: path, size and time of change.
  package let identity: String

  package var frontend: String { "\(root)/bin/swift-frontend" }
  package var formatter: String { "\(root)/bin/swift-format" }
  package var linker: String { "\(root)/bin/ld.lld" }
  package var libraries: String { "\(root)/lib/swift/linux" }
  package var hostLibraries: String { "\(root)/lib/swift/host" }
  package var backtracer: String { "\(root)/libexec/swift/linux/swift-backtrace" }
  package var runtimeObject: String { "\(libraries)/\(Self.architecture)/swiftrt.o" }

  package static var architecture: String {
    #if arch(arm64)
    "aarch64"
    #else
    "x86_64"
    #endif
  }

  package static var target: String { "\(architecture)-unknown-linux-gnu" }

  /// Finds the toolchain.
  ///
  /// `OBSERVATORY_SWIFTC` names a compiler, else `PATH` is searched.
  package static func find(
    in environment: [String: String]
  ) throws(ToolchainError) -> Toolchain {
    let compiler = try findCompiler(in: environment)
    // `swiftc` is a link to the front end itself; its folder is the toolchain's bin.
    guard let real = Files.realPath(compiler) else { throw .missing }
    let root = folder(of: folder(of: real))
    var status = stat()
    guard stat(real, &status) == 0 else { throw .missing }
    let toolchain = Toolchain(
      root: root, identity: "\(real) \(status.st_size) \(status.st_mtim.tv_sec)")
    for part in [toolchain.frontend, toolchain.linker, toolchain.runtimeObject]
    where !Files.exists(part) {
      throw .incomplete(part: part)
    }
    return toolchain
  }

  private static func findCompiler(
    in environment: [String: String]
  ) throws(ToolchainError) -> String {
    if let named = environment["OBSERVATORY_SWIFTC"], !named.isEmpty {
      guard Files.exists(named) else { throw .missing }
      guard Files.isExecutable(named) else { throw .notExecutable(path: named) }
      return named
    }
    var refused: String?
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swiftc"
      if Files.isExecutable(path) { return path }
      if Files.exists(path) { refused = path }
    }
    if let refused { throw .notExecutable(path: refused) }
    throw .missing
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
