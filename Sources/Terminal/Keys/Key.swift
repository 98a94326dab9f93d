/// A key as it was pressed.
package enum Key: Hashable, Sendable {
  case character(Character)
  /// A letter with Control, in lower case.
  case control(Character)
  case enter
  case tab
  case backTab
  case backspace
  case delete
  case escape
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
}

/// What ended the wait for a key.
package enum KeyEvent: Hashable, Sendable {
  case key(Key)
  /// Control-C.
  case interrupted
  /// The window changed; the new size, if it can be told.
  case resized(TerminalSize?)
  /// The program was stopped and continued: what was on the screen is gone.
  case resumed
  /// A watched descriptor can be read.
  case ready(Int32)
  case timedOut
  case endOfInput
}
