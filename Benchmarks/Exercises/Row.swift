/// One measured figure and the bar that it has to keep.
struct Row {
  /// What is measured, and against what.
  var name: String
  /// The figure, with its unit.
  var value: String
  /// What it is compared with.
  var reference: String
  var ratio: Double
  var bar: Bar

  enum Bar {
    case atMost(Double)
    case atLeast(Double)

    var text: String {
      switch self {
      case .atMost(let limit): "≤ \(limit)"
      case .atLeast(let limit): "≥ \(limit)"
      }
    }
  }

  var passes: Bool {
    switch bar {
    case .atMost(let limit): ratio <= limit
    case .atLeast(let limit): ratio >= limit
    }
  }

  static let head = """
    | what | figure | compared with | ratio | bar | |
    | --- | ---: | ---: | ---: | ---: | --- |
    """

  /// A row of the table in Markdown.
  var line: String {
    let rounded = (ratio * 100).rounded() / 100
    let result = passes ? "holds" : "missed"
    return "| \(name) | \(value) | \(reference) | \(rounded) | \(bar.text) | \(result) |"
  }
}
