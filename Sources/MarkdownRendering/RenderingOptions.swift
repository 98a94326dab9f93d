import Terminal

/// What a renderer needs to know of its surroundings.
package struct RenderingOptions: Sendable {
  /// Returns coloured lines for code in a language, nil to leave it as it is.
  ///
  /// Lines whose text differs from the code's are not used: colours must not change the code.
  package typealias Highlighter = @Sendable (_ code: String, _ language: String) -> [[Span]]?

  /// True to put addresses behind the text of links; false to show them after it.
  package var hyperlinks: Bool
  package var highlighter: Highlighter?

  package init(hyperlinks: Bool = true, highlighter: Highlighter? = nil) {
    self.hyperlinks = hyperlinks
    self.highlighter = highlighter
  }
}
