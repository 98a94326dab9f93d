import ExerciseRunner
import MarkdownRendering
import Terminal

/// What led to what in a step: the event, the properties it changed, the bodies that these made run,
/// and the views that those made anew.
struct CauseTree {
  private let step: TraceReport.Step

  init(_ step: TraceReport.Step) { self.step = step }

  func lines(_ theme: Theme) -> [StyledLine] {
    let name = step.name.split(separator: "\n").joined(separator: "; ")
    var lines = [StyledLine(Sanitizer.singleLine(name), style: theme.strong)]
    var shown: Set<Int> = []
    for property in properties {
      lines.append(row(property, depth: 1, style: theme.note))
      for index in step.updates.indices
      where step.updates[index].causes.contains(where: { $0.text == property }) {
        add(index, depth: 2, theme, &lines, &shown)
      }
    }
    for index in step.updates.indices where !shown.contains(index) && parent(of: index) == nil {
      add(index, depth: 1, theme, &lines, &shown)
    }
    if step.updates.isEmpty { lines.append(row("nothing ran", depth: 1, style: theme.mark)) }
    return lines
  }

  /// The properties and states that caused runs, in order of first mention.
  private var properties: [String] {
    var seen: Set<String> = []
    return step.updates.flatMap(\.causes).filter { !Self.isFromAbove($0) }.map(\.text)
      .filter { seen.insert($0).inserted }
  }

  private func add(
    _ index: Int, depth: Int, _ theme: Theme, _ lines: inout [StyledLine], _ shown: inout Set<Int>
  ) {
    let update = step.updates[index]
    var text = update.kind == "body" ? update.view : "\(update.view) \(update.kind)"
    if update.count > 1 { text += " ×\(update.count)" }
    let above = update.causes.filter(Self.isFromAbove).map(\.text)
    if !above.isEmpty { text += " (\(above.joined(separator: ", ")))" }
    // An update with two causes is told below both, what it made only once.
    let isNew = shown.insert(index).inserted
    lines.append(row(text, depth: depth, style: theme.added))
    guard isNew else { return }
    for child in step.updates.indices where !shown.contains(child) && parent(of: child) == index {
      add(child, depth: depth + 1, theme, &lines, &shown)
    }
  }

  private func row(_ text: String, depth: Int, style: TextStyle) -> StyledLine {
    StyledLine(
      String(repeating: "  ", count: depth) + "→ " + Sanitizer.singleLine(text), style: style)
  }

  /// The nearest update above one that only its surroundings made run.
  private func parent(of index: Int) -> Int? {
    let update = step.updates[index]
    guard update.causes.allSatisfy(Self.isFromAbove) else { return nil }
    return step.updates.indices.filter { other in
      other != index && update.path.hasPrefix(step.updates[other].path + "/")
    }.max { step.updates[$0].path.count < step.updates[$1].path.count }
  }

  private static func isFromAbove(_ cause: TraceReport.Cause) -> Bool {
    ["initial", "value", "identity"].contains(cause.kind)
  }
}

/// Which properties the bodies on the screen read in their last run.
struct ReadsTable {
  private var rows: [(view: String, reads: [String])] = []

  init(_ report: TraceReport) {
    guard let last = report.steps.last else { return }
    let quiet = last.quiet.map { $0.split(separator: " ").first.map(String.init) ?? $0 }
    let present = Set(last.updates.map(\.view) + quiet)
    var order: [String] = []
    var latest: [String: TraceReport.Update] = [:]
    for update in report.steps.flatMap(\.updates) {
      let key = "\(update.path) \(update.kind)"
      if latest[key] == nil { order.append(key) }
      latest[key] = update
    }
    for update in order.compactMap({ latest[$0] }) where present.contains(update.view) {
      let name = update.kind == "body" ? update.view : "\(update.view) \(update.kind)"
      rows.append((name, update.reads))
    }
  }

  func lines(_ theme: Theme) -> [StyledLine] {
    let width = rows.map { DisplayWidth.width(of: $0.view) }.max() ?? 0
    return rows.map { row in
      var line = StyledLine(Sanitizer.singleLine(row.view), style: theme.strong).padded(to: width)
      let reads = row.reads.isEmpty ? "reads nothing" : row.reads.joined(separator: ", ")
      line.append(
        "   " + Sanitizer.singleLine(reads), style: row.reads.isEmpty ? theme.mark : .plain)
      return line
    }
  }
}
