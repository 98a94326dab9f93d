import MarkdownSyntax
import Terminal

extension MarkdownRenderer {
  private static let indent = "  "

  func code(_ code: CodeBlock) -> [StyledLine] {
    let listing = LiveListing(code)
    let shown = CodeBlock(info: code.info, literal: listing?.code ?? code.literal)
    let inner = narrowed(by: Self.indent.count + 2).flatMap { _ in narrowed(by: Self.indent.count) }
    let renderer = inner ?? self
    var lines = colouredLines(of: shown).flatMap { renderer.cut($0) }
    if inner != nil {
      lines = lines.map { $0.prefixed(by: Self.indent, style: TextStyle()) }
    }
    if code.has("fails") { lines = text("Does not compile:") + lines }
    if theme.form == .words {
      lines =
        text("Code" + (code.language.map { ", \($0):" } ?? ":")) + lines + text("End of code.")
    }
    if let listing, !listing.events.isEmpty { lines += [.blank] + events(listing.events) }
    return lines
  }

  private func events(_ events: [String]) -> [StyledLine] {
    let items = events.map { event in
      ListBlock.Item(blocks: [Block(.paragraph([.text(event)]), lines: 1...1)], lines: 1...1)
    }
    return text("Then:")
      + list(ListBlock(kind: .ordered(start: 1, delimiter: .period), isTight: true, items: items))
  }

  // MARK: Colours

  private func colouredLines(of code: CodeBlock) -> [[Span]] {
    let lines = code.codeLines.map { String($0) }
    guard let language = code.language else { return plain(lines) }
    if language == "diff" { return lines.map { [Span($0, style: diffStyle(of: $0))] } }
    guard let coloured = options.highlighter?(code.literal, language) else { return plain(lines) }
    let isFaithful =
      coloured.count == lines.count
      && zip(coloured, lines).allSatisfy { spans, line in spans.map(\.text).joined() == line }
    return isFaithful ? coloured : plain(lines)
  }

  private func plain(_ lines: [String]) -> [[Span]] {
    lines.map { [Span($0, style: theme.code)] }
  }

  private func diffStyle(of line: String) -> TextStyle {
    if line.hasPrefix("+++") || line.hasPrefix("---") || line.hasPrefix("@@") { return theme.mark }
    if line.hasPrefix("+") { return theme.added }
    return line.hasPrefix("-") ? theme.removed : theme.code
  }

  // MARK: Long lines

  /// Returns one line of code cut to the width, the rest moved in a little.
  private func cut(_ spans: [Span]) -> [StyledLine] {
    if let columns = spans.printableASCIICount, columns <= width ?? .max {
      return [StyledLine(spans.filter { !$0.text.isEmpty })]
    }
    let clusters = expanded(spans)
    let total = clusters.reduce(0) { $0 + $1.width }
    guard let width, total > width else {
      var line = LineBuilder()
      for cluster in clusters { line.append(cluster) }
      return [line.take()]
    }
    let leading = clusters.prefix { $0.text == " " }.count + Self.indent.count
    let restIndent = leading + 8 <= width ? leading : 0
    return cut(clusters, width: width, restIndent: restIndent)
  }

  private func cut(_ clusters: [Cluster], width: Int, restIndent: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var rest = clusters[...]
    while !rest.isEmpty {
      let indent = lines.isEmpty ? 0 : restIndent
      var end = rest.startIndex
      var used = indent
      while end < rest.endIndex, used + rest[end].width <= width || end == rest.startIndex {
        used += rest[end].width
        end += 1
      }
      if end < rest.endIndex, let space = rest[..<end].lastIndex(where: { $0.text == " " }),
        space > rest.startIndex + (end - rest.startIndex) / 3
      {
        end = space + 1
      }
      var line = LineBuilder()
      if indent > 0 {
        line.append(String(repeating: " ", count: indent), style: theme.code, width: indent)
      }
      for cluster in rest[..<end] { line.append(cluster) }
      lines.append(end < rest.endIndex ? line.take().withoutTrailingSpaces : line.take())
      rest = rest[end...]
    }
    return lines
  }

  /// Returns the clusters of a line, tabs as the spaces that they stand for.
  private func expanded(_ spans: [Span]) -> [Cluster] {
    var clusters: [Cluster] = []
    var column = 0
    for span in spans {
      for character in span.text {
        if character == "\t" {
          let count = 4 - column % 4
          for _ in 0..<count {
            clusters.append(Cluster(text: " ", width: 1, style: span.style))
          }
          column += count
        } else {
          for part in character.visible {
            let width = DisplayWidth.width(of: part)
            clusters.append(Cluster(text: part, width: width, style: span.style))
            column += width
          }
        }
      }
    }
    return clusters
  }
}

extension [Span] {
  /// The number of columns if nothing has to be measured or replaced, as in most code.
  fileprivate var printableASCIICount: Int? {
    var count = 0
    for span in self {
      guard span.text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      count += span.text.utf8.count
    }
    return count
  }
}

private struct Cluster {
  var text: Character
  var width: Int
  var style: TextStyle
}

extension LineBuilder {
  fileprivate mutating func append(_ cluster: Cluster) {
    append(String(cluster.text), style: cluster.style, width: cluster.width)
  }
}

extension Character {
  /// The character itself, or the ones that show it if a terminal would obey it.
  fileprivate var visible: String {
    if let byte = asciiValue, byte >= 0x20, byte < 0x7F { return String(self) }
    return Sanitizer.singleLine(String(self))
  }
}
