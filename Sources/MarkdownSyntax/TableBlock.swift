/// A table: one header row, and rows with as many cells as the header has.
package struct TableBlock: Hashable, Sendable {
  package typealias Cell = [Inline]

  package var alignments: [Alignment]
  package var header: Row
  package var rows: [Row]

  package init(alignments: [Alignment], header: Row, rows: [Row]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }

  package enum Alignment: Hashable, Sendable {
    case none
    case left
    case center
    case right
  }

  package struct Row: Hashable, Sendable {
    package var cells: [Cell]
    package var line: Int

    package init(cells: [Cell], line: Int) {
      self.cells = cells
      self.line = line
    }
  }
}
