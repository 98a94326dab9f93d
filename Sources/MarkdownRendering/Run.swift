import Terminal

/// A stretch of text in one style, before it is broken into lines.
struct Run: Hashable {
  var text: String
  var style: TextStyle
  var link: String?
  /// Code keeps its spaces, and hyphens in it are no places to break.
  var isCode = false

  func looksLike(_ other: Run) -> Bool {
    style == other.style && link == other.link && isCode == other.isCode
  }
}

extension String {
  /// The text on one line, with nothing in it that a terminal would obey.
  var onOneLine: String {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? self : Sanitizer.singleLine(self)
  }
}
