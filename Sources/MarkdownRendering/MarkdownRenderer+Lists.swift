import MarkdownSyntax
import Terminal

extension MarkdownRenderer {
  func list(_ list: ListBlock) -> [StyledLine] {
    let markers = markers(of: list)
    var renderer = self
    if list.kind == .bullet { renderer.bulletDepth += 1 }
    var lines: [StyledLine] = []
    for (item, marker) in zip(list.items, markers) {
      if !list.isTight, !lines.isEmpty { lines.append(.blank) }
      lines += renderer.item(item, marker: marker, isTight: list.isTight)
    }
    return lines
  }

  private func item(_ item: ListBlock.Item, marker: String, isTight: Bool) -> [StyledLine] {
    var blocks = item.blocks
    var marker = marker
    if let isChecked = item.isChecked {
      let box = theme.box(isChecked: isChecked) + " "
      if theme.form == .words {
        blocks.putFirst(.text(box), lines: item.lines)
      } else {
        marker += box
      }
    }
    return hanging(blocks, marker: marker, isTight: isTight)
  }

  /// The numbers of an ordered list end in the same column; a box takes the place of a bullet.
  private func markers(of list: ListBlock) -> [String] {
    switch list.kind {
    case .bullet:
      let bullet = theme.bullet(depth: bulletDepth) + " "
      return list.items.map { $0.isChecked == nil || theme.form == .words ? bullet : "" }
    case .ordered(let start, let delimiter):
      let last = start + list.items.count - 1
      let width = String(last).count
      return (start...max(start, last)).map { number in
        let digits = String(number)
        return String(repeating: " ", count: max(0, width - digits.count)) + digits
          + delimiter.rawValue + " "
      }
    }
  }
}

extension [Block] {
  /// Puts `inline` at the front of the first paragraph, or into a paragraph of its own.
  fileprivate mutating func putFirst(_ inline: Inline, lines: ClosedRange<Int>) {
    if case .paragraph(let inlines)? = first?.content {
      self[0].content = .paragraph([inline] + inlines)
    } else {
      insert(Block(.paragraph([inline]), lines: lines), at: 0)
    }
  }
}
