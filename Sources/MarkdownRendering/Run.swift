import Terminal

/// A stretch of text in one style, before it is broken into lines.
struct Run: Hashable {
  var text: String
  var style: TextStyle
  var link: String?
  /// Code keeps its spaces, and hyphens in it are no places to break.
  var isCode = false
}
