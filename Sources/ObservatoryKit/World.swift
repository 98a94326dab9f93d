import Terminal

/// Everything outside of the program that commands may use; read once in `main`.
package struct World {
  package var environment: [String: String]
  package var output: any OutputSink
  package var error: any OutputSink
  /// Reads all of standard input.
  package var readInput: () -> [UInt8]
  /// Whether standard input is a terminal.
  package var hasTerminalInput: Bool
  /// The real path of the running program.
  package var executable: String
  package var currentFolder: String
  /// Seconds since 1970.
  package var now: () -> Double
  package var facts: (TerminalOptions) -> TerminalFacts
  /// Makes the source of typed lines; the path is the history's.
  package var makeLineSource: (TerminalFacts, String) -> any LineSource
  /// Makes the source of single keys; nil where nobody can press one.
  package var makeKeySource: (TerminalFacts) -> (any KeySource)?

  package init(
    environment: [String: String], output: any OutputSink, error: any OutputSink,
    readInput: @escaping () -> [UInt8], hasTerminalInput: Bool, executable: String,
    currentFolder: String, now: @escaping () -> Double,
    facts: @escaping (TerminalOptions) -> TerminalFacts,
    makeLineSource: @escaping (TerminalFacts, String) -> any LineSource,
    makeKeySource: @escaping (TerminalFacts) -> (any KeySource)?
  ) {
    self.environment = environment
    self.output = output
    self.error = error
    self.readInput = readInput
    self.hasTerminalInput = hasTerminalInput
    self.executable = executable
    self.currentFolder = currentFolder
    self.now = now
    self.facts = facts
    self.makeLineSource = makeLineSource
    self.makeKeySource = makeKeySource
  }
}

extension World {
  /// Writes a message; names from elsewhere in it are shown, not obeyed.
  func tell(_ text: String) { error.write(Sanitizer.visible(text)) }

  /// Writes plain text to standard output; names from elsewhere in it are shown, not obeyed.
  func show(_ text: String) { output.write(Sanitizer.visible(text)) }

  /// Returns a path as seen from the current folder.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
  }
}
