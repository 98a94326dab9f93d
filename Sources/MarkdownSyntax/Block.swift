/// A piece of the document's structure: a paragraph, a list, a listing.
package struct Block: Hashable, Sendable {
  package var content: Content
  /// The lines of the file that the block stands on, counted from 1.
  package var lines: ClosedRange<Int>

  package init(_ content: Content, lines: ClosedRange<Int>) {
    self.content = content
    self.lines = lines
  }

  package enum Content: Hashable, Sendable {
    case paragraph([Inline])
    /// `## Title`, levels 1 to 6.
    case heading(level: Int, [Inline])
    case list(ListBlock)
    case quote([Block])
    /// A quote that begins with a line such as `[!NOTE]`; that line is not part of the blocks.
    case alert(AlertKind, [Block])
    case code(CodeBlock)
    case table(TableBlock)
    /// Raw HTML with its line ends, comments such as `<!-- exercise: id -->` included.
    case html(String)
    case thematicBreak
    /// What the reference `[^name]` with that number stands for; at the end of the document.
    case footnote(number: Int, [Block])
  }
}

extension Block {
  /// The blocks right inside this one; of a list those of all its items.
  package var children: [Block] {
    switch content {
    case .quote(let blocks), .alert(_, let blocks), .footnote(_, let blocks): blocks
    case .list(let list): list.items.flatMap(\.blocks)
    case .paragraph, .heading, .code, .table, .html, .thematicBreak: []
    }
  }
}
