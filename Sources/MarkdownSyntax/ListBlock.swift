/// A list and its items.
package struct ListBlock: Hashable, Sendable {
  package var kind: Kind
  /// True if no blank lines stand between the items: they are shown without gaps.
  package var isTight: Bool
  package var items: [Item]

  package init(kind: Kind, isTight: Bool, items: [Item]) {
    self.kind = kind
    self.isTight = isTight
    self.items = items
  }

  package enum Kind: Hashable, Sendable {
    case bullet
    /// `start` is the number of the first item, `delimiter` what follows each number.
    case ordered(start: Int, delimiter: Delimiter)
  }

  package enum Delimiter: String, Hashable, Sendable {
    case period = "."
    case parenthesis = ")"
  }

  package struct Item: Hashable, Sendable {
    package var blocks: [Block]
    /// The state of `- [x]` or `- [ ]`; nil in an item without a box.
    package var isChecked: Bool?
    package var lines: ClosedRange<Int>

    package init(blocks: [Block], isChecked: Bool? = nil, lines: ClosedRange<Int>) {
      self.blocks = blocks
      self.isChecked = isChecked
      self.lines = lines
    }
  }
}
