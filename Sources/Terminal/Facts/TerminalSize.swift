#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The size of a terminal window in character cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the size of the terminal behind the descriptor now, `nil` if it is unknown.
  ///
  /// Terminals without a window, as in continuous integration, report 0 × 0: that is unknown, too.
  package static func current(of descriptor: Int32) -> TerminalSize? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0,
      window.ws_col > 0, window.ws_row > 0
    else { return nil }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Returns the size of standard output's terminal, or of standard error's, or of the controlling
  /// terminal, so that `observatory lesson | less` still knows its width.
  package static func current() -> TerminalSize? {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      if let size = current(of: descriptor) { return size }
    }
    let terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    return current(of: terminal)
  }
}
