import Terminal

/// How each part of a document looks: its styles, and the marks that stand around it.
///
/// Colours are the sixteen of the terminal's own palette, so they suit light and dark ones.
package struct Theme: Hashable, Sendable {
  package var form: Form
  package var heading: [TextStyle]
  package var strong: TextStyle
  package var emphasis: TextStyle
  package var strikethrough: TextStyle
  package var inlineCode: TextStyle
  package var code: TextStyle
  package var link: TextStyle
  /// Bullets, bars, rules, notes on a listing: what is not the author's text.
  package var mark: TextStyle
  package var note: TextStyle
  package var caution: TextStyle
  package var added: TextStyle
  package var removed: TextStyle

  /// What the marks are made of.
  package enum Form: Hashable, Sendable {
    /// Bars, bullets and boxes.
    case glyphs
    /// ASCII only, and marks where a missing style would lose meaning.
    case ascii
    /// Words, for those who have the screen read to them.
    case words
  }
}

extension Theme {
  /// Colours and glyphs, for a terminal.
  package static let standard = Theme(
    form: .glyphs,
    heading: [
      TextStyle(foreground: .magenta, bold: true, underline: true),
      TextStyle(foreground: .magenta, bold: true),
      TextStyle(bold: true),
    ],
    strong: TextStyle(bold: true), emphasis: TextStyle(italic: true),
    strikethrough: TextStyle(strikethrough: true), inlineCode: TextStyle(foreground: .cyan),
    code: TextStyle(), link: TextStyle(foreground: .blue, underline: true),
    mark: TextStyle(dim: true), note: TextStyle(foreground: .blue, bold: true),
    caution: TextStyle(foreground: .yellow, bold: true), added: TextStyle(foreground: .green),
    removed: TextStyle(foreground: .red))

  /// Glyphs without styles, for a terminal without colours and for pipes.
  package static let monochrome = unstyled(.glyphs)

  /// No styles and nothing but ASCII.
  package static let plain = unstyled(.ascii)

  /// No styles, no drawing, words in place of signs.
  package static let accessible = unstyled(.words)

  private static func unstyled(_ form: Form) -> Theme {
    let none = TextStyle()
    return Theme(
      form: form, heading: [none], strong: none, emphasis: none, strikethrough: none,
      inlineCode: none, code: none, link: none, mark: none, note: none, caution: none,
      added: none, removed: none)
  }
}

extension Theme {
  /// Creates the theme that suits standard output.
  package init(_ facts: TerminalFacts) {
    if facts.accessible {
      self = .accessible
    } else if facts.plain {
      self = .plain
    } else {
      self = facts.usesColor ? .standard : .monochrome
    }
  }

  /// Returns the style of headings of `level`; deeper levels look like the last one.
  func heading(level: Int) -> TextStyle {
    heading.isEmpty ? strong : heading[min(level, heading.count) - 1]
  }

  /// What a heading begins with, so that it is one without a style.
  func headingMark(level: Int) -> String {
    let isSeen = heading(level: level) != .plain || form == .words
    return isSeen ? "" : String(repeating: "#", count: level) + " "
  }

  /// What stands on both sides of code inside a line.
  var codeMark: String { inlineCode == .plain ? "`" : "" }

  var strikethroughMark: String { strikethrough == .plain ? "~~" : "" }

  func bullet(depth: Int) -> String {
    form == .glyphs ? ["•", "◦", "▪"][depth % 3] : "-"
  }

  func box(isChecked: Bool) -> String {
    switch form {
    case .glyphs: isChecked ? "☑" : "☐"
    case .ascii: isChecked ? "[x]" : "[ ]"
    case .words: isChecked ? "Done:" : "Not done:"
    }
  }

  /// What each line of a quote begins with.
  var quoteBar: String {
    switch form {
    case .glyphs: "│ "
    case .ascii: "> "
    case .words: "  "
    }
  }

  /// The sign that rules and the line below a table's header are made of.
  var dash: String { form == .glyphs ? "─" : "-" }
}
