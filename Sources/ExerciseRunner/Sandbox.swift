/// What keeps learner code away from everything else.
package enum Sandbox: String, Equatable, Sendable {
  /// A namespace of its own, made by bubblewrap.
  case bubblewrap
  /// Limits and a process group only.
  case limits = "rlimits"

  /// Returns the command that runs `command` inside the sandbox.
  ///
  /// The program may read the files named, the runtime and the toolchain.
  func command(
    for command: [String], readable: [String], toolchain: Toolchain, runtime: RuntimeLocation
  ) -> [String] {
    guard self == .bubblewrap else { return command }
    var line = [
      "/usr/bin/bwrap", "--unshare-user", "--unshare-all", "--disable-userns", "--uid", "65534",
      "--gid", "65534", "--cap-drop", "ALL", "--die-with-parent", "--new-session",
      "--ro-bind", "/usr/lib", "/usr/lib", "--ro-bind-try", "/usr/lib64", "/usr/lib64",
      "--symlink", "usr/lib", "/lib", "--symlink", "usr/lib64", "/lib64", "--proc", "/proc",
      "--dev", "/dev", "--size", "16777216", "--tmpfs", "/tmp", "--chdir", "/tmp",
      "--ro-bind", toolchain.libraries, toolchain.libraries,
      "--ro-bind-try", "\(toolchain.root)/libexec", "\(toolchain.root)/libexec",
      "--ro-bind", runtime.libraries, runtime.libraries,
    ]
    for path in readable { line += ["--ro-bind", path, path] }
    return line + ["--"] + command
  }

  /// Finds out which sandbox works here, by running nothing in it.
  package static func probe() -> Sandbox {
    guard Files.isExecutable("/usr/bin/bwrap") else { return .limits }
    var process = ChildProcess(
      path: "/usr/bin/bwrap",
      arguments: [
        "--unshare-user", "--unshare-all", "--disable-userns", "--uid", "65534", "--gid", "65534",
        "--cap-drop", "ALL", "--ro-bind", "/", "/", "--proc", "/proc", "--", "/bin/true",
      ])
    process.seconds = 3
    return (try? process.run().end) == .exited(0) ? .bubblewrap : .limits
  }
}
