import ExerciseRunner
import MarkdownRendering
import Terminal

/// A trace for people: what ran stands out, what stayed quiet steps back.
struct TraceLines {
  private let report: TraceReport

  init(_ report: TraceReport) { self.report = report }

  func lines(_ theme: Theme) -> [StyledLine] {
    var lines = report.steps.flatMap { Self.lines(of: $0, theme) }
    for diagnostic in report.diagnostics {
      lines += Self.own(diagnostic.text, theme.caution)
      if let plain = DiagnosticExplainer.explain(diagnostic) { lines += Self.own("→ \(plain)") }
    }
    if let fatal = report.fatal {
      let place = report.fatalLine.map { " (line \($0))" } ?? ""
      lines += Self.own(fatal + place, theme.caution)
    }
    return lines
  }

  /// The lines of one step: its name, what ran, what stayed quiet.
  static func lines(of step: TraceReport.Step, _ theme: Theme) -> [StyledLine] {
    let lines = step.lines
    guard let name = lines.first else { return [] }
    return own(name, theme.strong)
      + lines.dropFirst().flatMap { line in
        let isQuiet = line.hasPrefix("  quiet: ") || line.hasPrefix("  (nothing")
        let isPrinted = line.hasPrefix("  printed: ")
        return own(line, isQuiet ? theme.mark : isPrinted ? .plain : theme.added)
      }
  }

  /// What a program wrote is shown, never obeyed.
  private static func own(_ text: String, _ style: TextStyle = .plain) -> [StyledLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { StyledLine(Sanitizer.singleLine(String($0)), style: style) }
  }
}
