import MarkdownSyntax
import Terminal

extension MarkdownRenderer {
  private var separator: String { theme.form == .glyphs ? " │ " : " | " }
  private var crossing: String { theme.form == .glyphs ? "─┼─" : "-+-" }

  func table(_ table: TableBlock) -> [StyledLine] {
    let header = table.header.cells.map { runs($0, style: theme.strong) }
    let rows = table.rows.map { row in row.cells.map { runs($0) } }
    guard theme.form != .words, let widths = columnWidths(of: [header] + rows) else {
      return records(header: header, rows: rows)
    }
    let laidOut = rows.map { row(of: $0, widths: widths, alignments: table.alignments) }
    let isWrapped = laidOut.contains { $0.count > 1 }
    var lines = row(of: header, widths: widths, alignments: table.alignments)
    let rule = rule(widths)
    for (index, row) in laidOut.enumerated() {
      if index == 0 || isWrapped { lines.append(rule) }
      lines += row
    }
    return rows.isEmpty ? lines + [rule] : lines
  }

  private func columnWidths(of rows: [[[[Run]]]]) -> [Int]? {
    let columns = rows.first?.count ?? 0
    var natural = Array(repeating: 1, count: columns)
    var longestWords = natural
    for row in rows {
      for (column, cell) in row.enumerated() where column < columns {
        var filler = LineFiller(width: nil)
        let width = filler.fill(cell).map(\.width).max() ?? 0
        natural[column] = max(natural[column], width)
        longestWords[column] = max(longestWords[column], min(filler.longestWord, width))
      }
    }
    guard let width else { return natural }
    let separators = separator.count * max(0, columns - 1)
    return ColumnWidths.fit(
      natural: natural, longestWords: longestWords, total: width - separators)
  }

  private func rule(_ widths: [Int]) -> StyledLine {
    let dashes = widths.map { String(repeating: theme.dash, count: $0) }
    return StyledLine([Span(dashes.joined(separator: crossing), style: theme.mark)])
  }

  private func row(
    of cells: [[[Run]]], widths: [Int], alignments: [TableBlock.Alignment]
  ) -> [StyledLine] {
    let columns = zip(cells, widths).map { cell, width in
      var filler = LineFiller(width: width)
      return filler.fill(cell)
    }
    return (0..<max(1, columns.map(\.count).max() ?? 1)).map { index in
      var line = LineBuilder()
      for (column, lines) in columns.enumerated() {
        if column > 0 { line.append(separator, style: theme.mark, width: separator.count) }
        let alignment = column < alignments.count ? alignments[column] : .none
        line.append(
          index < lines.count ? lines[index] : .blank, width: widths[column], alignment: alignment)
      }
      return line.take().withoutTrailingSpaces
    }
  }

  /// One line for each cell, with the name of its column.
  private func records(header: [[[Run]]], rows: [[[[Run]]]]) -> [StyledLine] {
    guard !rows.isEmpty else { return header.flatMap { filled($0) } }
    var lines: [StyledLine] = []
    for row in rows {
      if !lines.isEmpty { lines.append(.blank) }
      for (name, cell) in zip(header, row) {
        var runs = name
        runs[runs.count - 1].append(Run(text: ": ", style: theme.strong))
        runs[runs.count - 1] += cell.first ?? []
        lines += filled(runs + cell.dropFirst())
      }
    }
    return lines
  }
}

extension LineBuilder {
  /// Appends a cell's line with the spaces around it that its column asks for.
  fileprivate mutating func append(
    _ cell: StyledLine, width: Int, alignment: TableBlock.Alignment
  ) {
    let used = cell.width
    let free = max(0, width - used)
    let before =
      switch alignment {
      case .none, .left: 0
      case .center: free / 2
      case .right: free
      }
    append(spaces: before)
    for span in cell.spans {
      append(
        span.text, style: span.style, link: span.link, width: DisplayWidth.width(of: span.text))
    }
    append(spaces: free - before)
  }

  private mutating func append(spaces count: Int) {
    guard count > 0 else { return }
    append(String(repeating: " ", count: count), style: TextStyle(), width: count)
  }
}
