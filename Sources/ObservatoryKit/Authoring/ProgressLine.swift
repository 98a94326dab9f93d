import Terminal

/// A line that tells how far some work is, drawn over and over at the same place.
struct ProgressLine {
  let total: Int
  let what: String
  let output: any OutputSink

  /// Draws the line for a count of things that are done.
  func show(_ done: Int) {
    let width = 24
    let filled = total == 0 ? width : done * width / total
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    output.write("\r\u{1b}[K[\(bar)] \(done) of \(total) \(what)")
  }

  /// Takes the line away again.
  func clear() { output.write("\r\u{1b}[K") }
}
