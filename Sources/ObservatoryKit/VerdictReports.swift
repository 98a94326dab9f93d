import ExerciseRunner
import JSON
import Terminal

/// Verdicts as JUnit XML.
struct JUnitReport {
  let text: String

  init(_ verdicts: [Verdict]) {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for verdict in verdicts { text += Self.suite(verdict) }
    self.text = text + "</testsuites>\n"
  }

  private static func suite(_ verdict: Verdict) -> String {
    let failures = verdict.checks.count { $0.status == .fail }
    let skipped = verdict.checks.count { $0.status == .skipped }
    let hasError = verdict.status == .error || (verdict.status == .timeout && failures == 0)
    let tests = verdict.checks.count + (hasError ? 1 : 0)
    var text =
      "  <testsuite name=\"\(escaped(verdict.exercise))\" tests=\"\(tests)\" failures=\"\(failures)\""
      + " errors=\"\(hasError ? 1 : 0)\" skipped=\"\(skipped)\">\n"
    for check in verdict.checks { text += testcase(check, of: verdict) }
    if hasError {
      text += "    <testcase name=\"\(escaped(verdict.exercise))\" classname=\"observatory\">\n"
      text += "      <error message=\"\(escaped(verdict.message))\"/>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  private static func testcase(_ check: Verdict.Check, of verdict: Verdict) -> String {
    let head =
      "    <testcase name=\"\(escaped(check.name))\" classname=\"\(escaped(verdict.exercise))\""
    switch check.status {
    case .pass: return head + "/>\n"
    case .skipped: return head + "><skipped/></testcase>\n"
    case .fail:
      let body = [check.expected.map { "expected: \($0)" }, check.actual.map { "actual: \($0)" }]
        .compactMap(\.self).joined(separator: "\n")
      return head
        + ">\n      <failure message=\"\(escaped(check.message))\">\(escaped(body))</failure>\n"
        + "    </testcase>\n"
    }
  }

  /// Text for XML; characters that XML has no place for are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: continue
      case "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Verdicts as TAP 14.
struct TAPReport {
  let text: String

  init(_ verdicts: [Verdict]) {
    let rows = verdicts.flatMap { verdict in
      let checks = verdict.checks.map { (name: "\(verdict.exercise): \($0.name)", check: $0) }
      return checks.isEmpty
        ? [
          (
            name: verdict.exercise,
            check: Verdict.Check(name: "", status: .fail, message: verdict.message)
          )
        ] : checks
    }
    var text = "TAP version 14\n1..\(rows.count)\n"
    for (index, row) in rows.enumerated() {
      let isOK = row.check.status != .fail
      text += "\(isOK ? "ok" : "not ok") \(index + 1) - \(Self.escaped(row.name))"
      text += row.check.status == .skipped ? " # SKIP\n" : "\n"
      if !isOK, !row.check.message.isEmpty {
        text += "  ---\n  message: \(JSONValue.string(row.check.message).text)\n  ...\n"
      }
    }
    self.text = text
  }

  static func escaped(_ text: String) -> String {
    Sanitizer.singleLine(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}

/// Verdicts as Gradescope's results.json.
struct GradescopeReport {
  let text: String

  init(_ verdicts: [Verdict]) {
    let tests = verdicts.flatMap { verdict -> [JSONValue] in
      let checks =
        verdict.checks.isEmpty
        ? [Verdict.Check(name: verdict.exercise, status: .fail, message: verdict.message)]
        : verdict.checks
      return checks.map { check -> JSONValue in
        .object([
          .init("name", .string("\(verdict.exercise): \(check.name)")),
          .init("score", .int(check.status == .pass ? 1 : 0)), .init("max_score", .int(1)),
          .init("status", .string(check.status == .pass ? "passed" : "failed")),
          .init("output", .string(check.message)),
        ])
      }
    }
    text = JSONValue.object([.init("tests", .array(tests))]).prettyText + "\n"
  }
}
