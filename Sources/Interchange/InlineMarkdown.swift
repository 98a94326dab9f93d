import MarkdownSyntax

extension [Inline] {
  /// The text with its marks, as Markdown that reads back as the same text.
  package var markdown: String { map(\.markdown).joined() }
}

extension Inline {
  fileprivate var markdown: String {
    switch self {
    case .text(let text): text.escapedMarkdown
    case .code(let code): Self.codeSpan(code)
    case .emphasis(let children): "*\(children.markdown)*"
    case .strong(let children): "**\(children.markdown)**"
    case .strikethrough(let children): "~~\(children.markdown)~~"
    case .link(let link): "[\(link.children.markdown)](<\(link.destination)>)"
    case .image(let link): "![\(link.children.markdown)](<\(link.destination)>)"
    case .html(let html): html
    case .footnoteReference(let number): "[\(number)]"
    case .softBreak: " "
    case .hardBreak: "\\\n"
    }
  }

  /// A code span with one more backtick around it than it holds in a row.
  private static func codeSpan(_ code: String) -> String {
    let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = code.hasPrefix("`") || code.hasSuffix("`") ? " " : ""
    return fence + space + code + space + fence
  }
}

extension String {
  /// The text as Markdown that shows it as it is.
  package var escapedMarkdown: String {
    var result = ""
    for character in self {
      if "\\`*_[]<>#|~".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}

extension [Block] {
  /// The paragraphs as Markdown; other blocks are left out.
  var paragraphs: String {
    compactMap { block in
      if case .paragraph(let inlines) = block.content { inlines.markdown } else { nil }
    }.joined(separator: "\n\n")
  }
}
