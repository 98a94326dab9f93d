import ExerciseRunner
import MarkdownRendering
import Terminal

/// A verdict as a learner reads it: what ran and why, the most important thing last.
///
/// One mistake often fails many checks. The first of them is explained, the others are named, so
/// that the whole verdict stays on one screen; `explainsAll` explains each.
struct VerdictText {
  private let verdict: Verdict
  private let theme: Theme
  private let explainsAll: Bool

  init(_ verdict: Verdict, theme: Theme = .monochrome, explainsAll: Bool = false) {
    self.verdict = verdict
    self.theme = theme
    self.explainsAll = explainsAll
  }

  /// The lines without styles; what a program wrote is shown, never obeyed.
  var text: String {
    lines.map { Sanitizer.singleLine($0.plainText) + "\n" }.joined()
  }

  var lines: [StyledLine] {
    var lines = [StyledLine(verdict.exercise, style: theme.strong)]
    let failures = verdict.checks.indices.filter { verdict.checks[$0].status == .fail }
    for (index, check) in verdict.checks.enumerated() {
      lines.append(head(of: check))
      if check.status == .fail, explainsAll || index == failures.first {
        lines += explanation(of: check)
      }
    }
    if failures.count > 1, !explainsAll {
      let note = "  The first failure is explained; the others often have the same cause."
      lines.append(StyledLine(note, style: theme.mark))
    }
    lines += diagnosticLines
    lines += outputLines
    lines.append(conclusion)
    return lines
  }

  private func head(of check: Verdict.Check) -> StyledLine {
    switch check.status {
    case .pass: row("passed", theme.added, check.name)
    case .skipped: row("skipped", theme.mark, check.name)
    case .fail: row("FAILED", theme.removed.adding(theme.strong), check.name)
    }
  }

  private func explanation(of check: Verdict.Check) -> [StyledLine] {
    var lines = check.message.split(separator: "\n").map { below("\($0)") }
    if let expected = check.expected { lines += block("expected", expected, theme.added) }
    if let actual = check.actual { lines += block("actual", actual, theme.removed) }
    if let file = check.file, let line = check.line {
      lines.append(below("\(file):\(line): \(check.sourceLine ?? "")"))
    }
    if !check.trace.isEmpty {
      lines.append(below("what ran, and why:"))
      lines += check.trace.map { below("  \($0)") }
    }
    if let lesson = check.lesson { lines.append(below("read again: \(lesson)", theme.mark)) }
    return lines
  }

  private func row(_ word: String, _ style: TextStyle, _ name: String) -> StyledLine {
    let padding = String(repeating: " ", count: 9 - word.count)
    return [Span("  "), Span(word, style: style), Span("\(padding)\(name)")]
  }

  private func below(_ text: String, _ style: TextStyle = .plain) -> StyledLine {
    StyledLine("           " + text, style: style)
  }

  private func block(_ title: String, _ text: String, _ style: TextStyle) -> [StyledLine] {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.enumerated().map { index, row in
      let head = index == 0 ? title : ""
      let padding = String(repeating: " ", count: 10 - head.count)
      return [Span("           \(head)\(padding)"), Span(String(row), style: style)]
    }
  }

  private var diagnosticLines: [StyledLine] {
    // What doesn't fit is said about the file, not about the checks, which nobody sees.
    if !verdict.misfits.isEmpty { return misfitLines }
    return compilerLines
  }

  private var misfitLines: [StyledLine] {
    verdict.misfits.count == 1
      ? [] : verdict.misfits.prefix(6).map { StyledLine("  → \($0)", style: theme.caution) }
  }

  private var compilerLines: [StyledLine] {
    verdict.diagnostics.filter { $0.severity != .note }.prefix(6).flatMap { diagnostic in
      let said = diagnostic.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { StyledLine("  \($0)", style: theme.caution) }
      return said
        + (DiagnosticExplainer.explain(diagnostic).map { [StyledLine("    → \($0)")] } ?? [])
    }
  }

  private var outputLines: [StyledLine] {
    if verdict.output.isEmpty || verdict.status == .pass { return [] }
    var rows = verdict.output.split(separator: "\n", omittingEmptySubsequences: false)
    if rows.last == "" { rows.removeLast() }
    var lines = [StyledLine("  your program printed:")]
    lines += rows.prefix(12).map { StyledLine("    | \($0)") }
    if rows.count > 12 { lines.append(StyledLine("    | … \(rows.count - 12) more lines")) }
    if verdict.outputDropped > 0 {
      lines.append(StyledLine("    | … \(verdict.outputDropped) more bytes not shown"))
    }
    return lines
  }

  private var conclusion: StyledLine {
    let passed = verdict.checks.count { $0.status == .pass }
    let time = "\(Int(verdict.seconds * 1000)) ms"
    switch verdict.status {
    case .pass:
      return StyledLine(
        "Passed: all \(passed) checks (\(time), \(verdict.sandbox.rawValue)).",
        style: theme.added.adding(theme.strong))
    case .fail:
      let reason = verdict.message.isEmpty ? "" : " \(verdict.message)"
      return StyledLine(
        "Not yet: \(passed) of \(verdict.checks.count) checks pass (\(time)).\(reason)",
        style: theme.strong)
    case .error where verdict.misfits.count > 1:
      return StyledLine(
        "Could not be judged: \(verdict.misfits.count) things that the checks need are missing or"
          + " different in your file.", style: theme.caution)
    case .error: return StyledLine("Could not be judged: \(verdict.message)", style: theme.caution)
    case .timeout: return StyledLine("Stopped: \(verdict.message)", style: theme.caution)
    }
  }
}
