/// Breaks plain sentences, such as messages, into lines.
package enum WordWrap {
  /// Returns the lines of a text that has none of its own, broken at spaces.
  ///
  /// Later lines are moved in as far as the first. A word that is longer than a line, a path say,
  /// stays whole, so that it can still be copied from the screen.
  ///
  ///     WordWrap.lines("  one two three", columns: 9)  // ["  one two", "  three"]
  package static func lines(_ text: String, columns: Int) -> [String] {
    guard DisplayWidth.width(of: text) > columns else { return [text] }
    let indent = String(text.prefix { $0 == " " })
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in text.split(separator: " ") {
      let wordWidth = DisplayWidth.width(of: String(word))
      if !line.isEmpty, width + 1 + wordWidth > columns {
        lines.append(line)
        line = ""
      }
      if line.isEmpty {
        line = indent + word
        width = indent.count + wordWidth
      } else {
        line += " " + word
        width += 1 + wordWidth
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
