import ExerciseRunner
import MarkdownRendering
import Terminal

/// How often each body ran in each step, as a picture.
struct Timeline {
  /// The units in order of first sight, with their runs in every step.
  let rows: [(name: String, counts: [Int])]
  let steps: [String]

  init(_ report: TraceReport) {
    steps = report.steps.map { $0.name.split(separator: "\n").joined(separator: "; ") }
    var order: [String] = []
    var counts: [String: [Int]] = [:]
    for (index, step) in report.steps.enumerated() {
      for update in step.updates {
        let name = update.kind == "body" ? update.view : "\(update.view) \(update.kind)"
        if counts[name] == nil {
          order.append(name)
          counts[name] = Array(repeating: 0, count: report.steps.count)
        }
        counts[name]?[index] += update.count
      }
    }
    rows = order.map { ($0, counts[$0] ?? []) }
  }

  /// The picture for a terminal: a row for every unit, a column for every step, the steps below.
  func lines(_ theme: Theme, columns: Int?) -> [StyledLine] {
    if theme.form == .words { return words }
    let width = rows.map { DisplayWidth.width(of: $0.name) }.max() ?? 0
    let room = max(1, ((columns ?? .max) - width - 2) / 3)
    let first = max(0, steps.count - room)
    var lines = [heading(width, first, theme)]
    for row in rows {
      var line = StyledLine(Sanitizer.singleLine(row.name)).padded(to: width)
      for count in row.counts[first...] {
        let isQuiet = count == 0
        line.append(" \(Self.cell(count, theme))", style: isQuiet ? theme.mark : theme.added)
      }
      lines.append(line)
    }
    lines.append(StyledLine())
    for (index, step) in steps.enumerated().dropFirst(first) {
      let number = index < 10 ? " \(index)" : "\(index)"
      let line = StyledLine("\(number)  \(Sanitizer.singleLine(step))", style: theme.mark)
      lines.append(columns.map { line.truncated(to: $0) } ?? line)
    }
    return lines
  }

  private func heading(_ width: Int, _ first: Int, _ theme: Theme) -> StyledLine {
    var line = StyledLine(String(repeating: " ", count: width))
    for index in steps.indices[first...] {
      line.append(index < 10 ? "  \(index)" : " \(index)", style: theme.mark)
    }
    return line
  }

  /// Two columns: nothing, a mark for one run, a number for more.
  private static func cell(_ count: Int, _ theme: Theme) -> String {
    switch count {
    case 0: theme.form == .glyphs ? " ·" : " ."
    case 1: theme.form == .glyphs ? " ■" : " 1"
    case 2...9: " \(count)"
    case 10...99: "\(count)"
    default: "++"
    }
  }

  /// The same for those who listen.
  private var words: [StyledLine] {
    steps.enumerated().map { index, step in
      let ran = rows.filter { $0.counts[index] > 0 }
        .map { $0.counts[index] == 1 ? $0.name : "\($0.name), \($0.counts[index]) times" }
      let text = ran.isEmpty ? "nothing ran" : ran.joined(separator: "; ")
      return StyledLine("Step \(index), \(Sanitizer.singleLine(step)): \(text).")
    }
  }
}

extension Timeline {
  private static let cell = 26

  /// The picture for a page.
  var svg: String {
    let cell = Self.cell
    let left = 20 + (rows.map(\.name.count).max() ?? 0) * 8
    let top = 34
    let bottom = top + rows.count * cell + 12
    let width = max(left + steps.count * cell + 20, 40 + (steps.map(\.count).max() ?? 0) * 8)
    let height = bottom + steps.count * 18 + 14
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" font-family=\"Helvetica, Arial, sans-serif\""
      + " font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
    for index in steps.indices {
      text += Self.label("\(index)", x: left + index * cell + 9, y: top - 10, color: "#667")
    }
    for (number, row) in rows.enumerated() {
      let y = top + number * cell
      text += Self.label(row.name, x: 12, y: y + 17, color: "#222")
      for (index, count) in row.counts.enumerated() {
        text += Self.box(count, x: left + index * cell, y: y)
      }
    }
    for (index, step) in steps.enumerated() {
      text += Self.label("\(index)  \(step)", x: 12, y: bottom + 14 + index * 18, color: "#667")
    }
    return text + "</svg>\n"
  }

  private static func box(_ count: Int, x: Int, y: Int) -> String {
    let fill = count == 0 ? "#f2f2f5" : count == 1 ? "#a5d6a7" : "#2e7d32"
    var text =
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(cell - 4)\" height=\"\(cell - 4)\" rx=\"4\""
      + " fill=\"\(fill)\"/>\n"
    if count > 1 {
      text += label("\(count)", x: x + (count < 10 ? 7 : 3), y: y + 16, color: "#fff")
    }
    return text
  }

  private static func label(_ text: String, x: Int, y: Int, color: String) -> String {
    let safe = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    return "<text x=\"\(x)\" y=\"\(y)\" fill=\"\(color)\">\(safe)</text>\n"
  }
}
