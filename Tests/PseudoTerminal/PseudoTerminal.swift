import CPseudoTerminal
import Foundation

/// A program running on a terminal of its own, driven by a test.
///
///     let session = try PseudoTerminal(program, arguments: ["lessons"])
///     try session.wait(for: "❯ ")
///     try session.type("quit\n")
///     #expect(session.waitForExit() == .exited(0))
///     #expect(session.modes == .cooked)
package final class PseudoTerminal {
  /// The terminal's mode as far as a shell would miss it.
  package struct Modes: Hashable, Sendable {
    package var canonical: Bool
    package var echo: Bool
    package var signals: Bool

    /// The mode every program has to leave behind.
    package static let cooked = Modes(canonical: true, echo: true, signals: true)
    /// The mode in which keys arrive one by one and unseen, Control-C still being a signal.
    package static let singleKeys = Modes(canonical: false, echo: false, signals: true)
  }

  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// It did not end in time.
    case running
  }

  package enum Failure: Error {
    case cannotStart(String)
    case timedOut(waitingFor: String, output: String)
  }

  package let process: Int32
  private let controller: Int32
  private var received: [UInt8] = []
  private var ending: Ending?

  /// Starts the program at a path; the environment is complete, nothing is inherited.
  package init(
    _ path: String,
    arguments: [String] = [],
    environment: [String: String] = PseudoTerminal.environment(),
    directory: String? = nil,
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    var controller: Int32 = -1
    let argumentList = CStringList([path] + arguments)
    let environmentList = CStringList(environment.map { "\($0.key)=\($0.value)" })
    process = pseudo_terminal_spawn(
      path, argumentList.pointers, environmentList.pointers, directory, Int32(columns),
      Int32(rows), &controller)
    guard process > 0 else { throw Failure.cannotStart(path) }
    self.controller = controller
  }

  deinit {
    if ending == nil || ending == .running {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(controller)
  }

  /// Returns a small environment for programs under test, with changes on top.
  package static func environment(_ changes: [String: String] = [:]) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": path, "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent"]
      .merging(changes) { $1 }
  }

  /// Everything the program wrote so far, escapes included.
  package var output: String {
    receive(timeout: 0)
    return String(decoding: received, as: UTF8.self)
  }

  /// The terminal's mode now, or as the program left it.
  package var modes: Modes? {
    var modes = pseudo_terminal_modes()
    guard pseudo_terminal_get_modes(controller, &modes) else { return nil }
    return Modes(canonical: modes.canonical, echo: modes.echo, signals: modes.signals)
  }

  /// The process group that keys like Control-C reach.
  package var foregroundGroup: Int32 { pseudo_terminal_foreground(controller) }

  /// Sends keys.
  ///
  /// Control-C is `\u{3}`, Control-D `\u{4}`, Control-Z `\u{1A}`, Escape `\u{1B}`.
  package func type(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  package func resize(columns: Int, rows: Int) {
    _ = pseudo_terminal_resize(controller, Int32(columns), Int32(rows))
  }

  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Waits until the output contains the text beyond what earlier waits found, and returns the
  /// output up to there.
  @discardableResult
  package func wait(for text: String, timeout: Double = 20) throws -> String {
    let deadline = Date(timeIntervalSinceNow: timeout)
    let wanted = Array(text.utf8)
    while true {
      if let end = position(after: wanted) {
        defer { found = end }
        return String(decoding: received[found..<end], as: UTF8.self)
      }
      receive(timeout: 50)
      guard Date() < deadline else {
        throw Failure.timedOut(waitingFor: text, output: output)
      }
    }
  }

  /// Waits until the condition holds, reading what the program writes meanwhile.
  package func wait(timeout: Double = 20, until condition: () -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while !condition() {
      guard Date() < deadline else {
        throw Failure.timedOut(waitingFor: "condition", output: output)
      }
      receive(timeout: 20)
    }
  }

  /// Waits for the program's end, reading what it writes meanwhile.
  package func waitForExit(timeout: Double = 20) -> Ending {
    if let ending, ending != .running { return ending }
    let deadline = Date(timeIntervalSinceNow: timeout)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard Date() < deadline else { return .running }
      receive(timeout: 20)
    }
    receive(timeout: 0)
    let signal = status & 0x7F
    let result = signal == 0 ? Ending.exited((status >> 8) & 0xFF) : .signalled(signal)
    ending = result
    return result
  }

  private var found = 0

  /// Searching is left to C: tests aren't compiled for speed, and they search often.
  private func position(after text: [UInt8]) -> Int? {
    let start = received.withUnsafeBufferPointer { bytes in
      pseudo_terminal_find(bytes.baseAddress, bytes.count, found, text, text.count)
    }
    return start < 0 ? nil : start + text.count
  }

  /// Reads what is there, waiting for the first of it; returns whether anything came.
  @discardableResult
  private func receive(timeout milliseconds: Int32) -> Bool {
    var hasReceived = false
    while true {
      var state = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, hasReceived ? 0 : milliseconds) > 0 else { return hasReceived }
      guard state.revents & Int16(POLLIN) != 0 else {
        // The program's side is closed; do not spin.
        if milliseconds > 0 { usleep(UInt32(milliseconds) * 1000) }
        return hasReceived
      }
      var bytes = [UInt8](repeating: 0, count: 65536)
      let count = read(controller, &bytes, bytes.count)
      guard count > 0 else { return hasReceived }
      received += bytes[..<count]
      hasReceived = true
    }
  }
}

/// Strings as `execve` wants them, freed with the list.
private final class CStringList {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() {
      (pointers + index).initialize(to: strdup(string))
    }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
