/// Where typed lines come from: an editor on a terminal, a pipe, or a script in tests.
package protocol LineSource: AnyObject {
  /// Shows the prompt where there is someone to see it, and waits for a line.
  func next(prompt: Prompt) -> Input
}

/// What came back from a prompt.
package enum Input: Hashable, Sendable {
  /// A line without its line break.
  case line(String)
  /// Control-C: the line was dropped, the session goes on.
  case interrupted
  /// Control-D on an empty line, or the end of the piped text.
  case endOfInput
}
