/// One measured figure and the bar it has to stay under.
struct Row {
  /// What is measured, such as `A1 update one of 1,000`.
  var name: String
  /// How many bodies ran, and how many run in SwiftUI.
  var bodies: Int?
  var expectedBodies: Int?
  /// Nanoseconds, or bytes for memory.
  var median: Double
  var worst: Double?
  var floor: Double?
  /// The ratio that is judged: to the floor unless it says otherwise.
  var ratio: Double?
  var bar: Double?
  var unit = Unit.time

  enum Unit {
    case time
    case memory
    case count
  }

  var passes: Bool {
    if let bodies, let expectedBodies, bodies != expectedBodies { return false }
    if let ratio, let bar { return ratio <= bar }
    return true
  }
}

extension Row {
  /// A row of the table in Markdown.
  var line: String {
    let cells: [String] = [
      name, bodies.map(String.init) ?? "", format(median), worst.map(format) ?? "",
      floor.map(format) ?? "", ratio.map { decimal($0) + "×" } ?? "",
      bar.map { "≤ " + decimal($0) + "×" } ?? "", passes ? "pass" : "FAIL",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  static let head = """
    | scenario | bodies | median | worst of 20 | floor | ratio | bar | |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |
    """

  private func format(_ value: Double) -> String {
    switch unit {
    case .count: return "\(Int(value))"
    case .memory: return decimal(value / 1_048_576) + " MB"
    case .time:
      if value < 1_000 { return "\(Int(value)) ns" }
      if value < 1_000_000 { return decimal(value / 1_000) + " µs" }
      return decimal(value / 1_000_000) + " ms"
    }
  }

  private func decimal(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded >= 100 ? "\(Int(rounded.rounded()))" : "\(rounded)"
  }
}
