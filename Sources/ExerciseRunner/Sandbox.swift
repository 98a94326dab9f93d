#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What keeps learner code away from everything else.
package enum Sandbox: String, Equatable, Sendable {
  /// A namespace of its own, made by bubblewrap.
  case bubblewrap
  /// Limits and a process group only.
  case limits = "rlimits"

  /// Returns the command that runs another one inside the sandbox.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - readable: files that the program may read besides the runtime and the toolchain.
  ///   - toolchain: where the standard library is.
  ///   - runtime: where the runtime is.
  /// - Returns: the program to start and its arguments.
  func command(
    for command: [String], readable: [String], toolchain: Toolchain, runtime: RuntimeLocation
  ) -> [String] {
    guard self == .bubblewrap else { return command }
    var line =
      [Self.program] + Self.walls + [
        "--die-with-parent", "--new-session", "--perms", "0755", "--dir", "/usr",
        "--ro-bind", "/usr/lib", "/usr/lib", "--ro-bind-try", "/usr/lib64", "/usr/lib64",
        "--symlink", "usr/lib", "/lib", "--symlink", "usr/lib64", "/lib64", "--proc", "/proc",
        "--dev", "/dev", "--perms", "1777", "--size", "16777216", "--tmpfs", "/tmp",
      ]
    let shown = [toolchain.libraries, "\(toolchain.root)/libexec", runtime.libraries] + readable
    for folder in Self.folders(above: shown) { line += ["--perms", "0755", "--dir", folder] }
    for path in shown { line += ["--ro-bind-try", path, path] }
    return line + ["--chdir", "/tmp", "--"] + command
  }

  /// Finds out which sandbox works here, by running nothing in it.
  package static func probe() -> Sandbox {
    guard Files.isExecutable(program) else { return .limits }
    var process = ChildProcess(
      path: program,
      arguments: walls + ["--ro-bind", "/", "/", "--proc", "/proc", "--", "/bin/true"])
    process.seconds = 3
    return (try? process.run().end) == .exited(0) ? .bubblewrap : .limits
  }

  /// Arguments for the host that bound how many processes there may be, and that end them.
  ///
  /// In a box of its own a user's processes are counted from zero; without one, and for root, who
  /// is counted never and so becomes somebody else, the limit is set above what runs already.
  ///
  /// - Parameters:
  ///   - count: how many processes, threads included, the program may have.
  ///   - user: the user that the program runs as when root starts it.
  /// - Returns: the arguments.
  func processArguments(count: Int, user: Int) -> [String] {
    let reaping = self == .bubblewrap ? [] : ["reap"]
    if geteuid() == 0 { return reaping + ["uid=\(user)", "nproc=\(count)"] }
    return reaping + [self == .bubblewrap ? "nproc=\(count)" : "nproc=+\(count)"]
  }

  private static let program = "/usr/bin/bwrap"

  /// The folders on the way to paths, outermost first; bubblewrap would close them to others.
  private static func folders(above paths: [String]) -> [String] {
    var folders: [String] = []
    for path in paths {
      var folder = ""
      for name in path.split(separator: "/").dropLast() {
        folder += "/\(name)"
        if folder != "/tmp", !folders.contains(folder) { folders.append(folder) }
      }
    }
    return folders
  }

  /// What bubblewrap cuts off.
  ///
  /// Root makes the box without a user namespace and leaves it as an
  /// ordinary user: the kernel limits the processes of any user but root.
  private static var walls: [String] {
    geteuid() == 0
      ? [
        "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
        "--cap-drop", "ALL", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID",
      ]
      : [
        "--unshare-user", "--unshare-all", "--disable-userns", "--uid", "65534", "--gid", "65534",
        "--cap-drop", "ALL",
      ]
  }
}
