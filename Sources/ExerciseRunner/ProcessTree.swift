#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A process and those it started, as the kernel lists them.
struct ProcessTree {
  let root: pid_t

  /// The CPU time of all of them until now, in seconds; 0 where the kernel doesn't tell.
  ///
  /// Those that are killed with their box are never waited for, so their time is in no one's sum.
  var cpuSeconds: Double {
    members(from: root, depth: 0).reduce(0) { $0 + Self.cpuSeconds(of: $1) }
  }

  /// The time that they stood in line for a processor until now, in seconds; 0 where the kernel
  /// doesn't tell.
  var queuedSeconds: Double {
    members(from: root, depth: 0).reduce(0) { $0 + Self.queuedSeconds(of: $1) }
  }

  /// Kills all but the root, which takes in those whose parents have died, until there is none.
  func endDescendants() {
    for _ in 0..<100 {
      let others = members(from: root, depth: 0).dropFirst()
      if others.isEmpty { return }
      for process in others { kill(process, SIGKILL) }
      usleep(1000)
    }
  }

  private func members(from process: pid_t, depth: Int) -> [pid_t] {
    guard depth < 8 else { return [process] }
    let children = Self.words("/proc/\(process)/task/\(process)/children").prefix(256)
    return [process]
      + children.compactMap { pid_t($0) }.flatMap { members(from: $0, depth: depth + 1) }
  }

  private static func cpuSeconds(of process: pid_t) -> Double {
    // The name, in parentheses, may hold spaces; user and system time are the 12th and 13th word
    // behind it, in hundredths of a second.
    let text = text("/proc/\(process)/stat")
    guard let end = text.lastIndex(of: ")") else { return 0 }
    let words = text[end...].split(separator: " ")
    guard words.count > 13, let user = Double(words[12]), let system = Double(words[13]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func queuedSeconds(of process: pid_t) -> Double {
    // Nanoseconds on a processor, nanoseconds in line for one, and the number of turns.
    let words = words("/proc/\(process)/schedstat")
    return words.count > 1 ? (Double(words[1]) ?? 0) / 1e9 : 0
  }

  private static func words(_ path: String) -> [Substring] { text(path).split(separator: " ") }

  private static func text(_ path: String) -> String {
    let bytes = (try? Files.read(path)) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }
}
