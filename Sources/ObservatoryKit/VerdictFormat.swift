import ExerciseRunner
import JSON
import Terminal

/// Writes verdicts for people and for machines.
enum VerdictFormat {
  static func text(_ verdicts: [Verdict], format: String) -> String {
    switch format {
    case "json":
      return verdicts.count == 1
        ? verdicts[0].json.prettyText + "\n" : verdicts.map { $0.json.text + "\n" }.joined()
    case "junit": return JUnitReport(verdicts).text
    case "tap": return TAPReport(verdicts).text
    case "gradescope": return GradescopeReport(verdicts).text
    default: return verdicts.map { VerdictText($0).text }.joined(separator: "\n")
    }
  }
}

/// A verdict as a learner reads it: what ran and why, the most important thing last.
struct VerdictText {
  let verdict: Verdict

  init(_ verdict: Verdict) { self.verdict = verdict }

  var text: String {
    var lines: [String] = ["\(verdict.exercise)"]
    for check in verdict.checks { lines += self.lines(of: check) }
    lines += diagnosticLines
    lines += outputLines
    lines.append(conclusion)
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of check: Verdict.Check) -> [String] {
    switch check.status {
    case .pass: return ["  passed   \(check.name)"]
    case .skipped: return ["  skipped  \(check.name)"]
    case .fail: break
    }
    var lines = ["  FAILED   \(check.name)"]
    lines += check.message.split(separator: "\n").map { "           \($0)" }
    if let expected = check.expected { lines += block("expected", expected) }
    if let actual = check.actual { lines += block("actual", actual) }
    if let file = check.file, let line = check.line {
      lines.append("           \(file):\(line): \(check.sourceLine ?? "")")
    }
    if !check.trace.isEmpty {
      lines.append("           what ran, and why:")
      lines += check.trace.map { "             \($0)" }
    }
    if let lesson = check.lesson { lines.append("           read again: \(lesson)") }
    return lines
  }

  private func block(_ title: String, _ text: String) -> [String] {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.enumerated().map { index, row in
      let head = index == 0 ? title : ""
      return "           " + head + String(repeating: " ", count: 10 - head.count) + row
    }
  }

  private var diagnosticLines: [String] {
    verdict.diagnostics.filter { $0.severity != .note }.prefix(6).flatMap { diagnostic in
      ["  \(diagnostic.text)"]
        + (DiagnosticExplainer.explain(diagnostic).map { ["    → \($0)"] } ?? [])
    }
  }

  private var outputLines: [String] {
    if verdict.output.isEmpty || verdict.status == .pass { return [] }
    var rows = verdict.output.split(separator: "\n", omittingEmptySubsequences: false)
    if rows.last == "" { rows.removeLast() }
    let shown = rows.prefix(12).map { "    | \(Self.visible($0))" }
    let rest = rows.count > 12 ? ["    | … \(rows.count - 12) more lines"] : []
    let dropped =
      verdict.outputDropped > 0 ? ["    | … \(verdict.outputDropped) more bytes not shown"] : []
    return ["  your program printed:"] + shown + rest + dropped
  }

  private var conclusion: String {
    let passed = verdict.checks.count { $0.status == .pass }
    let time = "\(Int(verdict.seconds * 1000)) ms"
    switch verdict.status {
    case .pass: return "Passed: all \(passed) checks (\(time), \(verdict.sandbox.rawValue))."
    case .fail:
      let reason = verdict.message.isEmpty ? "" : " \(verdict.message)"
      return "Not yet: \(passed) of \(verdict.checks.count) checks pass (\(time)).\(reason)"
    case .error: return "Could not be judged: \(verdict.message)"
    case .timeout: return "Stopped: \(verdict.message)"
    }
  }

  /// Control characters made visible, so that output is shown and never obeyed.
  static func visible(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20 where scalar != "\t":
        result += "^" + String(UnicodeScalar(UInt8(scalar.value) + 64))
      case 0x7f: result += "^?"
      case 0x80..<0xa0, 0x202a...0x202e, 0x2066...0x2069:
        result += "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
