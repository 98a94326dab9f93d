extension TraceReport {
  /// The steps as people read them, one line for every run, the quiet views below.
  package var text: String {
    steps.map { step in step.lines.joined(separator: "\n") }.joined(separator: "\n")
  }
}

extension TraceReport.Step {
  /// The step's name, what ran and why, what stayed quiet, what was printed.
  package var lines: [String] {
    let rows = rows
    let width = rows.map(\.name.count).max() ?? 0
    var lines = [name.split(separator: "\n").joined(separator: "; ")]
    for row in rows {
      let padding = String(repeating: " ", count: width - row.name.count)
      lines.append("  \(row.name)\(padding)   \(row.causes)")
    }
    if !quiet.isEmpty { lines.append("  quiet: " + quiet.joined(separator: ", ")) }
    if rows.isEmpty, quiet.isEmpty { lines.append("  (nothing ran)") }
    var printed = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if printed.last == "" { printed.removeLast() }
    lines += printed.map { "  printed: \($0)" }
    lines += warnings.map { "  warning: \($0)" }
    return lines
  }

  /// Runs one after the other that look the same are one row with their number.
  private var rows: [(name: String, causes: String)] {
    var rows: [(name: String, causes: String, count: Int)] = []
    for update in updates {
      let name = update.kind == "body" ? update.view : "\(update.view) \(update.kind)"
      let causes = update.causes.map(\.text).joined(separator: ", ")
      if let last = rows.last, last.name == name, last.causes == causes {
        rows[rows.count - 1].count += update.count
      } else {
        rows.append((name, causes, update.count))
      }
    }
    return rows.map { ($0.count == 1 ? $0.name : "\($0.name) ×\($0.count)", $0.causes) }
  }
}
