import MarkdownSyntax
import Terminal

extension MarkdownRenderer {
  func quote(_ blocks: [Block]) -> [StyledLine] {
    guard theme.form == .words else { return barred(blocks, title: [], style: theme.mark) }
    return spoken("Quote", blocks)
  }

  func alert(_ kind: AlertKind, _ blocks: [Block]) -> [StyledLine] {
    guard theme.form == .words else {
      let style = style(of: kind)
      return barred(blocks, title: [Run(text: kind.title, style: style)], style: style)
    }
    return spoken(kind.title, blocks)
  }

  private func style(of kind: AlertKind) -> TextStyle {
    switch kind {
    case .note, .tip, .important: theme.note
    case .warning, .caution: theme.caution
    }
  }

  private func barred(_ blocks: [Block], title: [Run], style: TextStyle) -> [StyledLine] {
    let bar = theme.quoteBar
    let inner = narrowed(by: DisplayWidth.width(of: bar))
    let renderer = inner ?? self
    let lines = renderer.filled([title]) + renderer.lines(for: blocks)
    return inner == nil ? lines : lines.map { $0.prefixed(by: bar, style: style) }
  }

  /// A bar tells nothing to those who listen, so the beginning and the end are said.
  private func spoken(_ name: String, _ blocks: [Block]) -> [StyledLine] {
    let indent = theme.quoteBar
    let inner = narrowed(by: DisplayWidth.width(of: indent))
    let lines = (inner ?? self).lines(for: blocks)
    return text(name + ":")
      + (inner == nil ? lines : lines.map { $0.prefixed(by: indent, style: TextStyle()) })
      + text("End of \(name.lowercased()).")
  }
}
