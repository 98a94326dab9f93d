/// Where single keys come from: a terminal, or a script in tests.
package protocol KeySource: AnyObject {
  /// Waits for a key, a change of the window, one of the watched descriptors, or the time-out.
  ///
  /// Keys come first, then the descriptors in the order given.
  func next(timeout: Duration?, watching descriptors: [Int32]) -> KeyEvent

  /// Puts the terminal back; further calls of `next` return the end of input.
  func close()
}

extension KeySource {
  /// Waits for a key, a change of the window, or the time-out.
  package func next(timeout: Duration? = nil) -> KeyEvent {
    next(timeout: timeout, watching: [])
  }
}

/// Plays prepared events, for tests.
package final class ScriptedKeySource: KeySource {
  private var events: ArraySlice<KeyEvent>
  package private(set) var isClosed = false

  package init(_ events: [KeyEvent]) {
    self.events = events[...]
  }

  /// Creates the source from keys.
  package convenience init(keys: [Key]) {
    self.init(keys.map(KeyEvent.key))
  }

  package func next(timeout: Duration?, watching descriptors: [Int32]) -> KeyEvent {
    events.popFirst() ?? .endOfInput
  }

  package func close() { isClosed = true }
}
