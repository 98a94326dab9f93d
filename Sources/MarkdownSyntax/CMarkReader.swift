import CCMarkGFM
import Synchronization

/// Reads cmark-gfm's tree into values; the only file that calls cmark.
///
/// The parser and the tree belong to one call of `withTree(of:isUTF8:_:)` and are gone at its end.
/// Every string of a node belongs to the node, so it is copied while the tree lives.
struct CMarkReader {
  private typealias Node = OpaquePointer

  private let lineOffset: Int
  private let extensions = Extensions.registered
  private var footnotes = 0
  /// The line of the inline that is being read; links made from bare addresses don't know theirs.
  private var line = 0

  /// Returns the blocks of a text whose lines end in newlines; bytes that may not be UTF-8 are looked
  /// at first.
  static func blocks(
    of bytes: UnsafeBufferPointer<UInt8>, lineOffset: Int, isUTF8: Bool
  ) -> [Block] {
    Extensions.registered.withTree(of: bytes, isUTF8: isUTF8) { tree in
      var reader = CMarkReader(lineOffset: lineOffset)
      return reader.blocks(in: tree, depth: 0)
    } ?? []
  }

  /// Returns a text as HTML; raw HTML in it is left out.
  static func html(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    Extensions.registered.withTree(of: bytes, isUTF8: true) { tree in
      cmark_render_html(tree, CMARK_OPT_DEFAULT, nil).map { String(cString: $0) } ?? ""
    } ?? ""
  }

  private init(lineOffset: Int) {
    self.lineOffset = lineOffset
  }
}

// MARK: Blocks

extension CMarkReader {
  private mutating func blocks(in parent: Node, depth: Int) -> [Block] {
    var blocks: [Block] = []
    for node in Children(of: parent) {
      if depth < MarkdownDocument.deepestNesting {
        if let block = block(node, depth: depth + 1) { blocks.append(block) }
      } else {
        for leaf in Leaves(of: node, isInside: isBlockContainer) {
          if let block = block(leaf, depth: depth) { blocks.append(block) }
        }
      }
    }
    return blocks
  }

  private mutating func block(_ node: Node, depth: Int) -> Block? {
    let lines = lines(of: node)
    line = lines.lowerBound
    guard let content = content(of: node, depth: depth) else { return nil }
    return Block(content, lines: lines)
  }

  private mutating func content(of node: Node, depth: Int) -> Block.Content? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH:
      return .paragraph(inlines(in: node))
    case CMARK_NODE_HEADING:
      return .heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node))
    case CMARK_NODE_CODE_BLOCK:
      return .code(code(node))
    case CMARK_NODE_LIST:
      return .list(list(node, depth: depth))
    case CMARK_NODE_BLOCK_QUOTE:
      let blocks = blocks(in: node, depth: depth)
      return AlertKind.alert(in: blocks) ?? .quote(blocks)
    case CMARK_NODE_HTML_BLOCK:
      return .html(literal(of: node))
    case CMARK_NODE_THEMATIC_BREAK:
      return .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION:
      footnotes += 1
      return .footnote(number: footnotes, blocks(in: node, depth: depth))
    case extensions.table:
      return table(node).map(Block.Content.table)
    default:
      return nil
    }
  }

  private func code(_ node: Node) -> CodeBlock {
    var (length, offset, character): (CInt, CInt, CChar) = (0, 0, 0)
    let isFenced = cmark_node_get_fenced(node, &length, &offset, &character) != 0
    return CodeBlock(
      info: string(cmark_node_get_fence_info(node)), literal: literal(of: node), isFenced: isFenced)
  }

  private mutating func list(_ node: Node, depth: Int) -> ListBlock {
    var items: [ListBlock.Item] = []
    for item in Children(of: node) {
      let isTask = cmark_node_get_syntax_extension(item) == extensions.taskList
      items.append(
        ListBlock.Item(
          blocks: blocks(in: item, depth: depth),
          isChecked: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(item) : nil,
          lines: lines(of: item)))
    }
    return ListBlock(kind: kind(ofList: node), isTight: isTight(node), items: items)
  }

  private func isTight(_ list: Node) -> Bool {
    cmark_node_get_list_tight(list) != 0
  }

  private func kind(ofList node: Node) -> ListBlock.Kind {
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return .bullet }
    return .ordered(
      start: Int(cmark_node_get_list_start(node)),
      delimiter: cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? .parenthesis : .period)
  }

  private mutating func table(_ node: Node) -> TableBlock? {
    var rows: [TableBlock.Row] = []
    for row in Children(of: node) {
      line = lines(of: row).lowerBound
      rows.append(TableBlock.Row(cells: Children(of: row).map { inlines(in: $0) }, line: line))
    }
    guard let header = rows.first else { return nil }
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let letters = UnsafeBufferPointer(
      start: cmark_gfm_extensions_get_table_alignments(node), count: count)
    return TableBlock(
      alignments: letters.map(alignment), header: header, rows: Array(rows.dropFirst()))
  }

  private func alignment(_ letter: UInt8) -> TableBlock.Alignment {
    switch letter {
    case UInt8(ascii: "l"): .left
    case UInt8(ascii: "c"): .center
    case UInt8(ascii: "r"): .right
    default: .none
    }
  }

  private func lines(of node: Node) -> ClosedRange<Int> {
    let first = Int(cmark_node_get_start_line(node))
    return first + lineOffset...max(first, Int(cmark_node_get_end_line(node))) + lineOffset
  }

  private func isBlockContainer(_ node: Node) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_LIST, CMARK_NODE_ITEM, CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_FOOTNOTE_DEFINITION:
      true
    default: false
    }
  }
}

// MARK: Inlines

extension CMarkReader {
  private mutating func inlines(in parent: Node, depth: Int = 0) -> [Inline] {
    var inlines: [Inline] = []
    inlines.reserveCapacity(Children(of: parent).underestimatedCount)
    for node in Children(of: parent) {
      if depth < MarkdownDocument.deepestNesting {
        if let inline = inline(node, depth: depth + 1) { inlines.append(inline) }
      } else {
        for leaf in Leaves(of: node, isInside: isInlineContainer) {
          if let inline = inline(leaf, depth: depth) { inlines.append(inline) }
        }
      }
    }
    return inlines
  }

  private mutating func inline(_ node: Node, depth: Int) -> Inline? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: .text(literal(of: node))
    case CMARK_NODE_SOFTBREAK: lineEnd(.softBreak)
    case CMARK_NODE_LINEBREAK: lineEnd(.hardBreak)
    case CMARK_NODE_CODE: .code(literal(of: node))
    case CMARK_NODE_EMPH: .emphasis(inlines(in: node, depth: depth))
    case CMARK_NODE_STRONG: .strong(inlines(in: node, depth: depth))
    case CMARK_NODE_LINK: .link(link(node, depth: depth))
    case CMARK_NODE_IMAGE: .image(link(node, depth: depth))
    case CMARK_NODE_HTML_INLINE: .html(literal(of: node))
    case CMARK_NODE_FOOTNOTE_REFERENCE:
      Int(literal(of: node)).map(Inline.footnoteReference(number:))
    case extensions.strikethrough: .strikethrough(inlines(in: node, depth: depth))
    default: nil
    }
  }

  private mutating func link(_ node: Node, depth: Int) -> Inline.Link {
    let ownLine = Int(cmark_node_get_start_line(node))
    if ownLine > 0 { line = ownLine + lineOffset }
    let firstLine = line
    return Inline.Link(
      destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
      children: inlines(in: node, depth: depth), line: firstLine)
  }

  private mutating func lineEnd(_ kind: Inline) -> Inline {
    line += 1
    return kind
  }

  private func isInlineContainer(_ node: Node) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK, CMARK_NODE_IMAGE,
      extensions.strikethrough:
      true
    default: false
    }
  }

  private func literal(of node: Node) -> String {
    string(cmark_node_get_literal(node))
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

// MARK: Walking

/// The children of a node, in order.
private struct Children: Sequence, IteratorProtocol {
  private var following: OpaquePointer?

  init(of parent: OpaquePointer) {
    following = cmark_node_first_child(parent)
  }

  /// The exact number; counting is cheaper than letting an array grow.
  var underestimatedCount: Int {
    var (count, node) = (0, following)
    while let current = node {
      count += 1
      node = cmark_node_next(current)
    }
    return count
  }

  mutating func next() -> OpaquePointer? {
    guard let node = following else { return nil }
    following = cmark_node_next(node)
    return node
  }
}

/// The nodes below a node that are not containers themselves, found without recursion.
private struct Leaves: Sequence, IteratorProtocol {
  private let top: OpaquePointer
  private let isInside: (OpaquePointer) -> Bool
  private var following: OpaquePointer?

  init(of top: OpaquePointer, isInside: @escaping (OpaquePointer) -> Bool) {
    self.top = top
    self.isInside = isInside
    following = top
  }

  mutating func next() -> OpaquePointer? {
    while let node = following {
      if isInside(node) {
        following = cmark_node_first_child(node) ?? nodeAfter(node)
      } else {
        following = nodeAfter(node)
        return node
      }
    }
    return nil
  }

  private func nodeAfter(_ node: OpaquePointer) -> OpaquePointer? {
    var node = node
    while node != top {
      if let sibling = cmark_node_next(node) { return sibling }
      guard let parent = cmark_node_parent(node) else { return nil }
      node = parent
    }
    return nil
  }
}

// MARK: Extensions

/// GitHub's additions, and the node types that cmark-gfm gave them when they were registered.
///
/// Registering writes to a list that all parsers share, so it happens once, in the initial value
/// of a static constant, which is made under a lock; from then on the list is only read. While it
/// parses, cmark-gfm marks the extensions' characters, as `~`, in a table of the whole process and
/// takes the marks out at the end, so one text is parsed at a time, and one `memory` does for all.
private struct Extensions: @unchecked Sendable {
  static let registered = Extensions()
  private static let parsing = Mutex(())

  private let attached: [OpaquePointer]
  let taskList: OpaquePointer?
  private(set) var table = CMARK_NODE_NONE
  private(set) var strikethrough = CMARK_NODE_NONE

  private init() {
    cmark_gfm_core_extensions_ensure_registered()
    taskList = cmark_find_syntax_extension("tasklist")
    attached = [
      cmark_find_syntax_extension("table"), cmark_find_syntax_extension("strikethrough"),
      cmark_find_syntax_extension("autolink"), taskList,
    ].compactMap { $0 }
    // The type numbers are not in the headers; a text that has one of each tells them.
    let sample = Array("~a~\n\n|a|\n|-|".utf8)
    let types = sample.withUnsafeBufferPointer { withTree(of: $0, isUTF8: true, Self.types) }
    if let types { (table, strikethrough) = types }
  }

  private static func types(
    in tree: OpaquePointer
  ) -> (table: cmark_node_type, strikethrough: cmark_node_type) {
    var types = (table: CMARK_NODE_NONE, strikethrough: CMARK_NODE_NONE)
    for block in Children(of: tree) {
      guard cmark_node_get_type(block) == CMARK_NODE_PARAGRAPH else {
        types.table = cmark_node_get_type(block)
        continue
      }
      for inline in Children(of: block) { types.strikethrough = cmark_node_get_type(inline) }
    }
    return types
  }

  /// Parses a text and reads its tree; nil if there is no memory for it.
  ///
  /// The tree is gone afterwards, so nothing of it may be kept.
  func withTree<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, isUTF8: Bool, _ read: (OpaquePointer) -> Result
  ) -> Result? {
    let options = CMARK_OPT_FOOTNOTES | (isUTF8 ? 0 : CMARK_OPT_VALIDATE_UTF8)
    // What is read is a value of its own.
    nonisolated(unsafe) var result: Result?
    Self.parsing.withLock { _ in
      defer { Self.memory.reset() }
      result = tree(of: bytes, options).map(read)
    }
    return result
  }

  /// Returns the tree of a text; it and the parser lie in `memory`.
  private func tree(of bytes: UnsafeBufferPointer<UInt8>, _ options: CInt) -> OpaquePointer? {
    guard let parser = cmark_parser_new_with_mem(options, Self.functions) else { return nil }
    for syntax in attached { cmark_parser_attach_syntax_extension(parser, syntax) }
    bytes.withMemoryRebound(to: CChar.self) {
      cmark_parser_feed(parser, $0.baseAddress, $0.count)
    }
    return cmark_parser_finish(parser)
  }

  /// Used under the lock only.
  private nonisolated(unsafe) static var memory = TreeMemory()

  /// What cmark calls for memory; never changed.
  private nonisolated(unsafe) static let functions: UnsafeMutablePointer<cmark_mem> = {
    let functions = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    functions.initialize(
      to: cmark_mem(
        calloc: { count, size in
          let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: size)
          return isTooMuch ? nil : Extensions.memory.take(bytes)
        }, realloc: { Extensions.memory.grow($0, to: $1) }, free: { _ in }))
    return functions
  }()
}
