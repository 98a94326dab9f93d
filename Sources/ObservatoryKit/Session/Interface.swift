import MarkdownRendering
import MarkdownSyntax
import Terminal

/// What the session talks through: lines in, styled lines out.
struct Interface {
  let facts: TerminalFacts
  let output: any OutputSink
  let error: any OutputSink
  let lines: any LineSource

  var renderer: MarkdownRenderer {
    let theme: Theme = facts.accessible ? .accessible : facts.plain ? .plain : .standard
    return MarkdownRenderer(
      theme: theme, width: facts.wrapColumns.map { min($0, 100) },
      options: RenderingOptions(hyperlinks: facts.hyperlinks))
  }

  func show(_ blocks: [Block]) { show(renderer.lines(for: blocks)) }

  /// Shows text written in Markdown.
  func show(markdown text: String) { show(MarkdownDocument.parse(text).blocks) }

  func show(_ lines: [StyledLine]) { output.write(LineEncoder(facts).encode(lines)) }

  /// Writes one line as it is; text of others has to come through `Sanitizer` first.
  func say(_ text: String = "", style: TextStyle = .plain) {
    show([StyledLine(text, style: style)])
  }

  func ask(
    _ text: String, completions: [Completion] = [], keepsHistory: Bool = true
  ) -> Input {
    let style: TextStyle = facts.usesColor ? .bold : .plain
    return lines.next(
      prompt: Prompt(text, style: style, keepsHistory: keepsHistory) { line, cursor in
        let typed = line.prefix(cursor)
        let word = typed.lastIndex(of: " ").map { typed[typed.index(after: $0)...] } ?? typed[...]
        return completions.filter { $0.text.hasPrefix(word) }
      })
  }
}
