import TrackingUI

/// A step as lines for people, the same in lessons, traces and failed checks.
enum StepText {
  static func lines(of step: TraceStep) -> [String] {
    var lines: [String] = []
    for update in step.updates {
      let kind = update.kind == .body ? "" : " (\(update.kind.rawValue))"
      let causes = update.causes.map(text).joined(separator: ", ")
      lines.append("\(update.view)\(kind): \(causes)")
    }
    return lines
  }

  private static func text(_ cause: TraceCause) -> String {
    switch cause.kind {
    case .value: "value \(cause.fields.joined(separator: ", "))"
    case .observed: cause.name ?? ""
    default: [cause.kind.rawValue, cause.name].compactMap(\.self).joined(separator: " ")
    }
  }
}
