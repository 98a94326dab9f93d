/// Lays out the candidates below the line: in columns, or one in a row with its note.
enum CompletionList {
  /// More would push the line out of sight.
  private static let limit = 60

  /// Returns the lines for a terminal of the width.
  static func lines(for completions: [Completion], columns: Int) -> [StyledLine] {
    let shown = Array(completions.prefix(limit))
    var lines =
      shown.contains { !$0.note.isEmpty }
      ? withNotes(shown, columns: columns) : inColumns(shown, columns: columns)
    if completions.count > limit {
      lines.append(StyledLine("… \(completions.count - limit) more", style: .dim))
    }
    return lines
  }

  private static func withNotes(_ completions: [Completion], columns: Int) -> [StyledLine] {
    let width = completions.reduce(0) { max($0, DisplayWidth.width(of: $1.text)) }
    return completions.map { completion in
      var line = StyledLine(completion.text)
      if !completion.note.isEmpty {
        line = line.padded(to: width + 2)
        line.append(completion.note, style: .dim)
      }
      return line.truncated(to: columns)
    }
  }

  private static func inColumns(_ completions: [Completion], columns: Int) -> [StyledLine] {
    let width = completions.reduce(0) { max($0, DisplayWidth.width(of: $1.text)) } + 2
    let perRow = max(1, (columns + 2) / width)
    let rows = (completions.count + perRow - 1) / perRow
    return (0..<rows).map { row in
      let cells = stride(from: row, to: completions.count, by: rows).map { completions[$0].text }
      let padded = cells.dropLast().map { StyledLine($0).padded(to: width) }
      return (padded + cells.suffix(1).map { StyledLine($0) }).reduce(StyledLine(), +)
        .truncated(to: columns)
    }
  }
}
