import Foundation
import Synchronization
import Testing
import Waiting

@testable import ExerciseRunner

/// Accidents that a learner's file can have, and what is said about each; in every sandbox there is.
@Suite(.waiting) struct ResourceFaultTests {
  static let sandboxes: [Sandbox] = Sandbox.probe() == .limits ? [.limits] : [.limits, .bubblewrap]

  private let checks = """
    import ExerciseChecks
    import SwiftUI
    let exercise = Exercise {
      Check("first") { try expect(value(), equals: 1) }
    }
    """

  /// The memory that this test's programs may have, unlike that of any other test: it tells their
  /// processes from those of tests that run at the same time.
  private let memoryBytes =
    ExecutionLimits().memoryBytes
    + 4096 * Self.tests.add(1, ordering: .relaxed).newValue
  private static let tests = Atomic(0)

  private func bench(in sandbox: Sandbox) throws -> Workbench {
    var bench = try Workbench(sandbox: sandbox)
    bench.limits.memoryBytes = memoryBytes
    return bench
  }

  private func verdict(_ code: String, in sandbox: Sandbox) throws -> Verdict {
    try bench(in: sandbox).verify("import SwiftUI\nimport Foundation\n" + code, checks: checks)
  }

  @Test(arguments: sandboxes) func aForkBombIsBounded(_ sandbox: Sandbox) throws {
    let verdict = try verdict(
      """
      @_silgen_name("fork") func split() -> Int32
      func value() -> Int {
        var refused = 0
        for _ in 0..<300 {
          let child = split()
          if child == 0 { while true { sleep(60) } }
          if child < 0 { refused += 1 }
        }
        return refused > 200 ? 1 : 0
      }
      """, in: sandbox)
    #expect(verdict.status == .pass)
    #expect(lingering() == [])
  }

  @Test(arguments: sandboxes) func aGrandchildThatStaysIsNotWaitedFor(_ sandbox: Sandbox) throws {
    let verdict = try verdict(
      """
      @_silgen_name("fork") func split() -> Int32
      func value() -> Int {
        if split() == 0 { while true { sleep(60) } }
        return 1
      }
      """, in: sandbox)
    #expect(verdict.status == .pass)
    #expect(verdict.seconds < 9)
    #expect(lingering() == [])
  }

  /// Programs that go into the background, before they end, wait for ever or crash.
  @Test(
    arguments: sandboxes,
    [
      ("return 1", Verdict.Status.pass), ("while true { sleep(60) }", .timeout),
      ("abort()", .error),
    ])
  func whatWentIntoTheBackgroundEndsToo(
    _ sandbox: Sandbox, then ending: (code: String, status: Verdict.Status)
  ) throws {
    var bench = try bench(in: sandbox)
    bench.limits.wallSeconds = 2
    let verdict = try bench.verify(
      """
      import Foundation
      @_silgen_name("fork") func split() -> Int32
      func value() -> Int {
        if split() == 0 {
          setsid()
          if split() == 0 { while true { sleep(60) } }
          _exit(0)
        }
        usleep(100_000)
        \(ending.code)
      }
      """, checks: checks)
    #expect(verdict.status == ending.status)
    #expect(lingering() == [])
  }

  @Test func threadsLeaveTheMemoryToTheProgram() throws {
    let verdict = try verdict(
      """
      func value() -> Int {
        let started = DispatchSemaphore(value: 0)
        for _ in 0..<20 {
          Thread {
            let block = malloc(100)
            started.signal()
            sleep(60)
            free(block)
          }.start()
        }
        for _ in 0..<20 { started.wait() }
        guard let block = malloc(300 << 20) else { return 0 }
        free(block)
        return 1
      }
      """, in: .limits)
    #expect(verdict.status == .pass)
  }

  @Test(arguments: sandboxes) func endlessRecursionIsNamed(_ sandbox: Sandbox) throws {
    let verdict = try verdict(
      "func deep(_ n: Int) -> Int { deep(n + 1) + 1 }\nfunc value() -> Int { deep(0) }",
      in: sandbox)
    #expect(verdict.status == .error)
    #expect(verdict.checks == [])
    #expect(verdict.message.hasPrefix("The program "))
  }

  @Test(arguments: sandboxes) func memoryIsLimited(_ sandbox: Sandbox) throws {
    let verdict = try verdict(
      """
      func value() -> Int {
        var all: [[UInt8]] = []
        while true { all.append([UInt8](repeating: 1, count: 64 << 20)) }
      }
      """, in: sandbox)
    #expect(verdict.status == .error)
    #expect(verdict.message == Self.memory)
  }

  private static let memory = RunOutcome.End.memoryLimit(
    megabytes: ExecutionLimits().memoryBytes >> 20
  ).sentence

  @Test(arguments: sandboxes) func filesAreLimited(_ sandbox: Sandbox) throws {
    let verdict = try verdict(
      """
      func value() -> Int {
        let path = "/tmp/observatory-fault-\(getpid())"
        let file = open(path, O_CREAT | O_WRONLY, 0o600)
        unlink(path)
        let block = [UInt8](repeating: 0, count: 1 << 16)
        while true { _ = write(file, block, block.count) }
      }
      """, in: sandbox)
    #expect(verdict.status == .error)
    #expect(verdict.message == RunOutcome.End.fileLimit(kilobytes: 1024).sentence)
  }

  @Test(arguments: sandboxes) func waitingForEverIsStopped(_ sandbox: Sandbox) throws {
    var bench = try bench(in: sandbox)
    bench.limits.wallSeconds = 2
    let verdict = try bench.verify(
      "import Foundation\nfunc value() -> Int { while true { sleep(60) } }", checks: checks)
    #expect(verdict.status == .timeout)
    #expect(verdict.message == RunOutcome.End.wallLimit(seconds: 2).sentence)
  }

  @Test(arguments: sandboxes) func aFloodOfErrorOutputIsStopped(_ sandbox: Sandbox) throws {
    var bench = try bench(in: sandbox)
    bench.limits.wallSeconds = 2
    let verdict = try bench.verify(
      """
      import Foundation
      func value() -> Int {
        let line = [UInt8](repeating: 120, count: 1 << 20)
        while true { _ = write(2, line, line.count) }
      }
      """, checks: checks)
    #expect(verdict.status == .timeout)
    #expect(verdict.seconds < 20)
  }

  @Test func theBoxHidesTheMachine() throws {
    guard Self.sandboxes.contains(.bubblewrap) else { return }
    let verdict = try verdict(
      """
      func value() -> Int {
        let hidden = ["/etc/passwd", "/root", "/home", "\(Workbench.repository)/Package.swift"]
        if hidden.contains(where: { access($0, F_OK) == 0 }) { return 2 }
        if open("/usr/lib/here", O_CREAT | O_WRONLY, 0o644) >= 0 { return 3 }
        if open("/tmp/here", O_CREAT | O_WRONLY, 0o644) < 0 { return 4 }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = UInt16(53).bigEndian
        place.sin_addr.s_addr = inet_addr("192.0.2.1")
        let network = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let isConnected = withUnsafePointer(to: &place) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(network, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        if isConnected == 0 || errno != ENETUNREACH { return 5 }
        return getuid() == 0 ? 6 : 1
      }
      """, in: .bubblewrap)
    #expect(verdict.checks.map(\.actual) == [nil])
    #expect(verdict.status == .pass)
  }

  /// What is the learner's own, such as the file that is judged, is out of reach: the program is in
  /// a box, or another user's.
  @Test(arguments: sandboxes) func filesOfOthersAreOutOfReach(_ sandbox: Sandbox) throws {
    guard sandbox == .bubblewrap || geteuid() == 0 else { return }
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    let path = "\(folder)/learner.swift"
    try Files.write(Array("kept".utf8), to: path)
    let verdict = try verdict(
      """
      func value() -> Int {
        for path in ["\(path)", "\(folder)/new", "\(NSHomeDirectory())/new"] {
          unlink(path)
          if open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o644) >= 0 { return 2 }
        }
        return 1
      }
      """, in: sandbox)
    #expect(verdict.status == .pass)
    #expect(try Files.read(path) == Array("kept".utf8))
    #expect(Files.names(in: folder) == ["learner.swift"])
  }

  @Test func killingEverythingReachesNothingOutsideTheBox() throws {
    guard Self.sandboxes.contains(.bubblewrap) else { return }
    let verdict = try verdict(
      "func value() -> Int { kill(-1, SIGKILL); kill(getppid(), SIGKILL); return 1 }",
      in: .bubblewrap)
    #expect(verdict.status == .pass || verdict.status == .error)
  }

  @Test(arguments: sandboxes) func aTrapInTheBoxNamesItsLine(_ sandbox: Sandbox) throws {
    let verdict = try verdict(
      "func value() -> Int {\n  let list: [Int] = []\n  return list[0]\n}", in: sandbox)
    #expect(
      verdict.message
        == "The program stopped at Learner.swift:5: Fatal error: Index out of range")
  }

  @Test(arguments: sandboxes) func manyRunsLeaveNothingBehind(_ sandbox: Sandbox) throws {
    var bench = try bench(in: sandbox)
    bench.cache = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(bench.cache) }
    func run() throws -> Verdict.Status {
      try bench.verify("func value() -> Int { 1 }\n", checks: checks).status
    }
    #expect(try run() == .pass)
    let files = Files.names(in: bench.cache)
    for _ in 0..<100 { #expect(try run() == .pass) }
    #expect(Files.names(in: bench.cache) == files)
    #expect(lingering() == [])
    #expect(lasting(zombies) == [])
  }

  /// This test's processes that did not end with their run.
  private func lingering() -> Set<String> { lasting(processes) }

  /// Children of this process that ended and that nobody waits for.
  private func zombies() -> Set<String> {
    let children = (try? Files.read("/proc/self/task/\(getpid())/children")) ?? []
    let names = String(decoding: children, as: UTF8.self).split(separator: " ").map(String.init)
    return Set(
      names.filter { child in
        let status = (try? Files.read("/proc/\(child)/stat")) ?? []
        return String(decoding: status, as: UTF8.self).contains(") Z ")
      })
  }

  /// What is there for five seconds; the kernel, and tests that run at the same time, may need a
  /// moment to be done with a process.
  private func lasting(_ there: () -> Set<String>) -> Set<String> {
    var left = there()
    for _ in 0..<50 where !left.isEmpty {
      usleep(100_000)
      left.formIntersection(there())
    }
    return left
  }

  private func processes() -> Set<String> {
    Set(
      Files.names(in: "/proc").filter { name in
        guard Int(name) != nil, let line = try? Files.read("/proc/\(name)/cmdline") else {
          return false
        }
        let words = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return words.contains("as=\(memoryBytes)")
      })
  }
}
