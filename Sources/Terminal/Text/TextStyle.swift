/// How a run of text looks, in terms every terminal theme can honour.
package struct TextStyle: Hashable, Sendable {
  package var foreground: PaletteColor?
  package var bold: Bool
  package var dim: Bool
  package var italic: Bool
  package var underline: Bool
  package var strikethrough: Bool
  package var reverse: Bool

  /// Creates a style; without arguments it is plain text.
  package init(
    foreground: PaletteColor? = nil,
    bold: Bool = false,
    dim: Bool = false,
    italic: Bool = false,
    underline: Bool = false,
    strikethrough: Bool = false,
    reverse: Bool = false
  ) {
    self.foreground = foreground
    self.bold = bold
    self.dim = dim
    self.italic = italic
    self.underline = underline
    self.strikethrough = strikethrough
    self.reverse = reverse
  }

  package static let plain = TextStyle()
  package static let bold = TextStyle(bold: true)
  package static let dim = TextStyle(dim: true)
  package static let italic = TextStyle(italic: true)
  package static let underline = TextStyle(underline: true)

  /// Returns this style with everything that `other` asks for added on top.
  ///
  ///     TextStyle.bold.adding(TextStyle(foreground: .red))  // bold and red
  package func adding(_ other: TextStyle) -> TextStyle {
    TextStyle(
      foreground: other.foreground ?? foreground,
      bold: bold || other.bold,
      dim: dim || other.dim,
      italic: italic || other.italic,
      underline: underline || other.underline,
      strikethrough: strikethrough || other.strikethrough,
      reverse: reverse || other.reverse)
  }
}
