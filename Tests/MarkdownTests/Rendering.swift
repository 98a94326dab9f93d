import MarkdownRendering
import MarkdownSyntax
import Terminal

/// Returns the text of a document's lines, without styles.
func shown(
  _ markdown: String, width: Int? = nil, theme: Theme = .standard, hyperlinks: Bool = true
) -> String {
  rendered(markdown, width: width, theme: theme, hyperlinks: hyperlinks)
    .map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
}

/// Returns the lines with each style written out, as in `{bold blue|Note}`.
func marked(
  _ markdown: String, width: Int? = nil, theme: Theme = .standard, hyperlinks: Bool = true,
  highlighter: RenderingOptions.Highlighter? = nil
) -> String {
  rendered(
    markdown, width: width, theme: theme, hyperlinks: hyperlinks, highlighter: highlighter
  ).map { $0.spans.map(describe).joined() }.joined(separator: "\n")
}

func rendered(
  _ markdown: String, width: Int?, theme: Theme, hyperlinks: Bool = true,
  highlighter: RenderingOptions.Highlighter? = nil
) -> [StyledLine] {
  MarkdownRenderer(
    theme: theme, width: width,
    options: RenderingOptions(hyperlinks: hyperlinks, highlighter: highlighter)
  ).lines(for: MarkdownDocument.parse(markdown).blocks)
}

private func describe(_ span: Span) -> String {
  let style = span.style
  var words: [String] = []
  if style.bold { words.append("bold") }
  if style.dim { words.append("dim") }
  if style.italic { words.append("italic") }
  if style.underline { words.append("underline") }
  if style.strikethrough { words.append("struck") }
  if let colour = style.foreground { words.append("\(colour)") }
  if let link = span.link { words.append("<\(link)>") }
  return words.isEmpty ? span.text : "{\(words.joined(separator: " "))|\(span.text)}"
}
