#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the three standard descriptors are, as the system reports it.
package struct TerminalDevices: Hashable, Sendable {
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  package var size: TerminalSize?

  package init(
    inputIsTerminal: Bool = false,
    outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false,
    size: TerminalSize? = nil
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.size = size
  }

  /// Asks the system.
  ///
  /// Nothing is written to the terminal and nothing is waited for.
  package static func current() -> TerminalDevices {
    TerminalDevices(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      size: TerminalSize.current())
  }
}
