/// Line breaks inside a line: a pasted one is shown as `⏎` so that it does not submit the line.
enum PastedText {
  /// Returns the line as it was pasted.
  ///
  ///     PastedText.decoded("a = 1⏎b = 2")  // "a = 1\nb = 2"
  static func decoded(_ line: String) -> String {
    guard line.contains("⏎") else { return line }
    return line.split(separator: "⏎", omittingEmptySubsequences: false).joined(separator: "\n")
  }
}
