import ExerciseRunner
import JSON
import Terminal

/// Writes verdicts for people and for machines.
enum VerdictFormat {
  static func text(_ verdicts: [Verdict], format: String, explainsAll: Bool = false) -> String {
    switch format {
    case "json":
      return verdicts.count == 1
        ? verdicts[0].json.prettyText + "\n" : verdicts.map { $0.json.text + "\n" }.joined()
    case "junit": return JUnitReport(verdicts).text
    case "tap": return TAPReport(verdicts).text
    case "gradescope": return GradescopeReport(verdicts).text
    default:
      return verdicts.map { VerdictText($0, explainsAll: explainsAll).text }
        .joined(separator: "\n")
    }
  }
}
