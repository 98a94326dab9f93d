import CEditline

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads single keys from the terminal, without Enter and without echo.
///
/// From creation to `close()` the terminal stays in this mode; it is put back before the program
/// ends or stops in any way but SIGKILL. Control-C is an event; a second one before the first was
/// seen ends the program. No line can be read meanwhile.
package final class TerminalKeySource: KeySource {
  /// What becomes of the text on the screen.
  package enum Screen: Hashable, Sendable {
    /// Output goes on below.
    case inline
    /// An empty screen without cursor, which gives way to the old one at the end.
    case alternate
  }

  private var decoder = KeyDecoder()
  private var isOpen = true

  /// Changes the terminal's mode; `nil` if input is no terminal or another source is open.
  package init?(facts: TerminalFacts, screen: Screen = .inline) {
    let isAlternate = screen == .alternate && facts.obeysControls
    guard facts.inputIsTerminal,
      terminal_guard_begin(
        terminal_guard_keys, STDIN_FILENO, STDOUT_FILENO,
        isAlternate ? "\u{1B}[?1049h\u{1B}[?25l" : "",
        isAlternate ? "\u{1B}[?25h\u{1B}[?1049l" : "")
    else { return nil }
  }

  deinit { close() }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    terminal_guard_end()
  }

  package func next(timeout: Duration?, watching descriptors: [Int32]) -> KeyEvent {
    guard isOpen else { return .endOfInput }
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      if let event = signalled() { return event }
      if let key = decoder.next(isComplete: false) { return .key(key) }
      var states = ([STDIN_FILENO, terminal_guard_wake_descriptor()] + descriptors)
        .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&states, nfds_t(states.count), milliseconds(to: deadline))
      if count < 0 {
        if errno != EINTR { return .endOfInput }
      } else if count == 0 {
        if let key = decoder.next(isComplete: true) { return .key(key) }
        if let deadline, ContinuousClock.now >= deadline { return .timedOut }
      } else if states[0].revents != 0 {
        guard readKeys() else { return .endOfInput }
      } else if let ready = states.dropFirst(2).first(where: { $0.revents != 0 }) {
        return .ready(ready.fd)
      }
    }
  }

  /// How long a lone Escape may wait for the rest of an arrow key.
  private let escapeDelay: Int32 = 50

  private func milliseconds(to deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return decoder.isWaiting ? escapeDelay : -1 }
    let left = ContinuousClock.now.duration(to: deadline)
    // Rounded up, or the last fraction would be spent in a busy loop.
    let whole = max(0, left / .milliseconds(1)).rounded(.up)
    let limited = Int32(min(whole, Double(Int32.max)))
    return decoder.isWaiting ? min(limited, escapeDelay) : limited
  }

  private func signalled() -> KeyEvent? {
    if terminal_guard_take_interrupt() { return .interrupted }
    if terminal_guard_take_resume() { return .resumed }
    if terminal_guard_take_resize() { return .resized(TerminalSize.current()) }
    return nil
  }

  private func readKeys() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    decoder.feed(bytes[..<count])
    return true
  }
}
