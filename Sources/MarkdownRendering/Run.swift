import Terminal

/// A stretch of text in one style, before it is broken into lines.
struct Run: Hashable {
  var text: String
  var style: TextStyle
  var link: String?
  /// Code keeps its spaces, and hyphens in it are no places to break.
  var isCode = false
}

extension String {
  /// The text on one line, with nothing in it that a terminal would obey.
  var onOneLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    let spaced = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return Sanitizer.visible(spaced)
  }
}
