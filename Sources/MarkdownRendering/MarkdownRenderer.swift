import MarkdownSyntax
import Terminal

/// Lays a document out as lines of styled text; pure, so the same values give the same lines.
///
///     let document = MarkdownDocument.parse("Board at **A4**.")
///     MarkdownRenderer(theme: .standard, width: 80).lines(for: document.blocks)
package struct MarkdownRenderer: Sendable {
  package var theme: Theme
  /// The columns that a line may take; nil breaks lines only where the author did.
  package var width: Int?
  package var options: RenderingOptions
  /// How many bullet lists lie around the blocks: the bullets of inner ones look different.
  var bulletDepth = 0

  package init(
    theme: Theme, width: Int? = nil, options: RenderingOptions = RenderingOptions()
  ) {
    self.theme = theme
    self.width = width.map { max($0, 1) }
    self.options = options
  }

  /// Returns the lines of `blocks`, with a blank line between two blocks.
  package func lines(for blocks: [Block]) -> [StyledLine] {
    lines(for: blocks, isTight: false)
  }

  /// Returns the lines of running text, such as a question's prompt.
  package func lines(for inlines: [Inline], style: TextStyle = TextStyle()) -> [StyledLine] {
    var filler = LineFiller(width: width)
    return filler.fill(runs(inlines, style: style))
  }

  func lines(for blocks: [Block], isTight: Bool) -> [StyledLine] {
    var lines: [StyledLine] = []
    var previous: Block?
    for block in blocks {
      let own = self.lines(for: block)
      guard !own.isEmpty else { continue }
      if let previous, !isTight, !(previous.isFootnote && block.isFootnote) {
        lines.append(.blank)
      }
      lines += own
      previous = block
    }
    return lines
  }

  private func lines(for block: Block) -> [StyledLine] {
    switch block.content {
    case .paragraph(let inlines): lines(for: inlines)
    case .heading(let level, let title): heading(level, title)
    case .list(let list): self.list(list)
    case .quote(let blocks): quote(blocks)
    case .alert(let kind, let blocks): alert(kind, blocks)
    case .code(let code): self.code(code)
    case .table(let table): self.table(table)
    case .html(let html): self.html(html)
    case .thematicBreak: rule()
    case .footnote(let number, let blocks): footnote(number, blocks)
    }
  }

  private func heading(_ level: Int, _ title: [Inline]) -> [StyledLine] {
    let style = theme.heading(level: level)
    var runs = runs(title, style: style)
    let mark = theme.headingMark(level: level)
    if !mark.isEmpty { runs[0].insert(Run(text: mark, style: style), at: 0) }
    var filler = LineFiller(width: width)
    return filler.fill(runs)
  }

  private func html(_ html: String) -> [StyledLine] {
    let lines = html.withoutComments.split(separator: "\n").filter { line in
      !line.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
    return filled(lines.map { [Run(text: String($0).onOneLine, style: theme.mark)] })
  }

  private func rule() -> [StyledLine] {
    guard theme.form != .words else { return text("Section break.") }
    return text(String(repeating: theme.dash, count: min(width ?? 40, 40)))
  }

  private func footnote(_ number: Int, _ blocks: [Block]) -> [StyledLine] {
    hanging(blocks, marker: "[\(number)] ", isTight: false)
  }

  /// Returns the lines of `blocks` with `marker` before the first one and space before the others.
  func hanging(_ blocks: [Block], marker: String, isTight: Bool) -> [StyledLine] {
    let markerWidth = DisplayWidth.width(of: marker)
    guard let inner = narrowed(by: markerWidth) else {
      return text(marker) + lines(for: blocks, isTight: isTight)
    }
    let lines = inner.lines(for: blocks, isTight: isTight)
    guard let first = lines.first else { return text(marker) }
    let space = String(repeating: " ", count: markerWidth)
    return [first.prefixed(by: marker, style: theme.mark)]
      + lines.dropFirst().map { $0.prefixed(by: space, style: TextStyle()) }
  }

  /// Returns a renderer for what stands to the right of `columns` columns, nil if no room is left.
  func narrowed(by columns: Int) -> MarkdownRenderer? {
    guard let width else { return self }
    guard width - columns >= 2 else { return nil }
    var renderer = self
    renderer.width = width - columns
    return renderer
  }

  func runs(_ inlines: [Inline], style: TextStyle = TextStyle()) -> [[Run]] {
    var builder = RunBuilder(theme: theme, hyperlinks: options.hyperlinks)
    builder.add(inlines, style: style)
    return builder.lines
  }

  func filled(_ runs: [[Run]]) -> [StyledLine] {
    var filler = LineFiller(width: width)
    return filler.fill(runs)
  }

  /// Returns the lines of our own words, in the style of marks.
  func text(_ text: String) -> [StyledLine] {
    filled([[Run(text: text.onOneLine, style: theme.mark)]])
  }
}

extension Block {
  fileprivate var isFootnote: Bool {
    if case .footnote = content { true } else { false }
  }
}
