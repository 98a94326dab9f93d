import MarkdownRendering
import Terminal

/// The home screen as lines: how far every lesson is, what is due, what comes next.
struct HomeText {
  private let overview: Overview
  private let facts: TerminalFacts
  private let theme: Theme

  init(_ overview: Overview, facts: TerminalFacts) {
    self.overview = overview
    self.facts = facts
    theme = Theme(facts)
  }

  /// What somebody reads who starts for the first time: five lines.
  var welcome: String {
    let first = overview.rows.first?.lesson
    let title = first.map { "lesson \($0.number), “\($0.title)”" } ?? ""
    return """
      **Observatory** teaches SwiftUI's Observation: why a view runs again, or doesn't.
      You read short pages, predict which bodies run, and see what really ran.
      Exercises are Swift files in your own editor; `verify` compiles and judges them.
      Everything is kept after every step: `quit` leaves, the next start goes on there.
      Enter begins with \(title); `help` lists the commands.
      """
  }

  /// The rows of the lessons, those around the current one if not all fit.
  func rows(limit: Int? = nil) -> [StyledLine] {
    let all = overview.rows
    guard let limit, all.count > limit else { return all.map(line) }
    let current = all.firstIndex { $0.lesson.id == overview.current?.id } ?? 0
    let count = max(1, limit - 1)
    let start = max(0, min(current - count / 2, all.count - count))
    return all[start..<(start + count)].map(line)
      + [StyledLine("  and \(all.count - count) more: `list` shows all", style: theme.mark)]
  }

  /// What is due; nil if nothing is.
  func due(command: String) -> String? {
    let count = overview.dueReviews
    return count > 0 ? "Due for review: \(count). `\(command)` asks them." : nil
  }

  private func line(_ row: Overview.Row) -> StyledLine {
    let isCurrent = row.lesson.id == overview.current?.id
    let number = row.lesson.number < 10 ? " \(row.lesson.number)" : "\(row.lesson.number)"
    var line = StyledLine("\(isCurrent ? ">" : " ") \(number)  ")
    line = line + bar(row)
    line.append("  ")
    line.append(row.lesson.title, style: isCurrent ? theme.strong : .plain)
    let status = status(row)
    if !status.isEmpty {
      let room = (facts.wrapColumns ?? .max) - line.width - 2
      if room >= DisplayWidth.width(of: status) { line.append("  \(status)", style: theme.mark) }
    }
    return facts.wrapColumns.map { line.truncated(to: $0) } ?? line
  }

  /// A picture on a terminal, a number elsewhere and for those who listen.
  private func bar(_ row: Overview.Row) -> StyledLine {
    // Whatever was done is seen, and the bar is full at the end only.
    let filled = row.share > 0 ? max(1, Int(row.share * 10)) : 0
    guard facts.outputIsTerminal, theme.form != .words else {
      let text = "\(Int(row.share * 100))%"
      return StyledLine(String(repeating: " ", count: 4 - text.count) + text)
    }
    if theme.form == .ascii {
      return StyledLine(
        "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: 10 - filled)
          + "]")
    }
    var line = StyledLine(String(repeating: "█", count: filled), style: theme.added)
    line.append(String(repeating: "░", count: 10 - filled), style: theme.mark)
    return line
  }

  private func status(_ row: Overview.Row) -> String {
    var parts: [String] = []
    if row.isFinished {
      parts.append("read")
    } else if row.pagesRead > 0 {
      parts.append("\(min(row.pagesRead, row.pages)) of \(row.pages) pages")
    }
    if row.exercises > 0, row.pagesRead > 0 || row.passed > 0 {
      parts.append("\(row.passed) of \(row.exercises) exercises")
    }
    if row.hasQuizDone { parts.append("quiz done") }
    if row.due > 0 { parts.append("\(row.due) due") }
    if !row.changed.isEmpty { parts.append("\(row.changed.count) changed since answered") }
    return parts.joined(separator: ", ")
  }
}
