/// Writes questions as a GIFT file.
package struct GIFTWriter {
  package let text: String

  package init(_ questions: [GIFTQuestion]) {
    var text = ""
    var category = ""
    for question in questions {
      if question.category != category {
        category = question.category
        text += "$CATEGORY: \(category)\n\n"
      }
      text += Self.block(question) + "\n"
    }
    self.text = text
  }

  private static func block(_ question: GIFTQuestion) -> String {
    var text = comment(question)
    if let title = question.title { text += "::\(escaped(title))::" }
    text += written(question.text, .moodle, isLineStart: question.title == nil)
    if question.body == .description { return text + "\n" }
    let format = question.text.format
    var rows = rows(question.body, format)
    if let general = question.generalFeedback { rows.append("####" + written(general, format)) }
    let inside = rows.count < 2 ? rows.joined() : "\n" + rows.map { "\t\($0)\n" }.joined()
    text += "{\(inside)}"
    if let after = question.textAfter { text += " \(escaped(after))" }
    return text + "\n"
  }

  private static func comment(_ question: GIFTQuestion) -> String {
    func mark(_ name: String, _ value: String) -> String {
      "[\(name):\(value.replacing("\n", with: " ").replacing("]", with: "\\]"))]"
    }
    let marks = (question.id.map { [mark("id", $0)] } ?? []) + question.tags.map { mark("tag", $0) }
    return marks.isEmpty ? "" : "// \(marks.joined(separator: " "))\n"
  }

  private static func rows(_ body: GIFTQuestion.Body, _ format: GIFTText.Format) -> [String] {
    switch body {
    case .description, .essay: []
    case .trueFalse(let value, let wrong, let right):
      [trueFalse(value, wrong, right, format)]
    case .choice(let answers, let allowsSeveral):
      answers.map { answer in
        let isRight = answer.weight == 100 && !allowsSeveral
        let weight = answer.weight == 0 || isRight ? "" : "%\(number(answer.weight))%"
        return row(isRight ? "=" : "~", weight, answer, format)
      }
    case .short(let answers):
      answers.map { answer in
        row("=", answer.weight == 100 ? "" : "%\(number(answer.weight))%", answer, format)
      }
    case .matching(let pairs):
      pairs.map { "=\(written($0.left, format)) -> \(escaped($0.right))" }
    case .numerical(let numbers, let wrong):
      ["#"] + numbers.map { numerical($0, format) }
        + (wrong.map { ["~#\(written($0, format))"] } ?? [])
    }
  }

  private static func trueFalse(
    _ value: Bool, _ wrong: GIFTText?, _ right: GIFTText?, _ format: GIFTText.Format
  ) -> String {
    var text = value ? "TRUE" : "FALSE"
    if wrong != nil || right != nil { text += "#" + (wrong.map { written($0, format) } ?? "") }
    if let right { text += "#" + written(right, format) }
    return text
  }

  private static func row(
    _ mark: String, _ weight: String, _ answer: GIFTQuestion.Answer, _ format: GIFTText.Format
  ) -> String {
    // A text that looks like a weight needs a real one before it.
    let isLikeWeight = answer.text.text.hasPrefix("%") && weight.isEmpty
    let weight = isLikeWeight ? "%\(number(answer.weight))%" : weight
    return mark + weight + written(answer.text, format)
      + (answer.feedback.map { "#" + written($0, format) } ?? "")
  }

  private static func numerical(
    _ number: GIFTQuestion.Number, _ format: GIFTText.Format
  ) -> String {
    let value =
      switch number.value {
      case .near(let value, let tolerance): "\(self.number(value)):\(self.number(tolerance))"
      case .range(let low, let high): "\(self.number(low))..\(self.number(high))"
      }
    let weight = number.weight == 100 ? "" : "%\(self.number(number.weight))%"
    return "=\(weight)\(value)" + (number.feedback.map { "#" + written($0, format) } ?? "")
  }

  private static func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A text with its format if that isn't the inherited one, or if the text could be misread.
  private static func written(
    _ text: GIFTText, _ inherited: GIFTText.Format, isLineStart: Bool = false
  ) -> String {
    let isMisread =
      text.text.hasPrefix("[") || (isLineStart && ["/", "$"].contains(text.text.prefix(1)))
    let prefix = text.format != inherited || isMisread ? "[\(text.format.rawValue)]" : ""
    return prefix + escaped(text.text)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case ":", "#", "=", "{", "}", "~", "\\": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
