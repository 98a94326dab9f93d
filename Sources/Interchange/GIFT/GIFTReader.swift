/// Reads the questions of a GIFT file.
package struct GIFTReader {
  package private(set) var questions: [GIFTQuestion] = []
  package private(set) var issues: [GIFTIssue] = []
  private var category = ""

  /// Reads a text; what can't be read is an issue.
  package init(_ text: String) {
    var block = Block()
    let lines = text.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let start = line.drop { $0 == " " || $0 == "\t" }
      if start.allSatisfy(\.isWhitespace) {
        read(block)
        block = Block()
      } else if start.hasPrefix("//") {
        block.comments += start.dropFirst(2) + "\n"
      } else if block.lines.isEmpty, start.hasPrefix("$CATEGORY:") {
        category = Self.trimmed(start.dropFirst("$CATEGORY:".count))
      } else {
        if block.lines.isEmpty { block.firstLine = index + 1 }
        block.lines.append(line)
      }
    }
    read(block)
  }

  /// The lines of a question.
  private struct Block {
    var firstLine = 1
    var lines: [Substring] = []
    var comments = ""
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private mutating func read(_ block: Block) {
    if block.lines.isEmpty { return }
    do throws(GIFTIssue) {
      var question = try Self.question(block)
      question.category = category
      question.id = Self.marks("id", in: block.comments).first
      question.tags = Self.marks("tag", in: block.comments)
      questions.append(question)
    } catch {
      issues.append(error)
    }
  }

  /// The values of `[name:value]` in comments; `\]` stands for a bracket.
  private static func marks(_ name: String, in comments: String) -> [String] {
    var values: [String] = []
    var rest = comments[...]
    while let start = rest.firstRange(of: "[\(name):") {
      rest = rest[start.upperBound...]
      var value = ""
      var isEscape = false
      while let character = rest.popFirst(), character != "\n" {
        if !isEscape, character == "]" {
          values.append(value)
          break
        }
        if isEscape, character != "]" { value.append("\\") }
        isEscape = !isEscape && character == "\\"
        if !isEscape { value.append(character) }
      }
    }
    return values
  }
}

// MARK: One question

extension GIFTReader {
  private static func question(_ block: Block) throws(GIFTIssue) -> GIFTQuestion {
    var rest = GIFTUnits(reading: block.lines.joined(separator: "\n")).trimmed
    var title: String?
    if let (name, after) = rest.dropping("::")?.cut(at: "::") {
      title = name.text
      rest = after.trimmed
    }
    guard let (before, inside) = rest.cut(at: "{") else {
      let text = text(rest, .moodle)
      if text.text.isEmpty { throw GIFTIssue(line: block.firstLine, .emptyQuestion) }
      var question = GIFTQuestion(text, .description)
      question.title = title
      return question
    }
    guard let (answers, after) = inside.cut(at: "}") else {
      throw GIFTIssue(line: block.firstLine, .answersNotClosed)
    }
    let text = text(before, .moodle)
    let (body, general) = try body(answers, text.format, line: block.firstLine)
    var question = GIFTQuestion(text, body)
    question.title = title
    question.textAfter = after.trimmed.isEmpty ? nil : after.text
    question.generalFeedback = general
    return question
  }

  /// A text, with its format in brackets if it has one of its own.
  private static func text(_ units: GIFTUnits, _ inherited: GIFTText.Format) -> GIFTText {
    let units = units.trimmed
    for format in GIFTText.Format.allCases {
      guard let rest = units.dropping("[\(format.rawValue)]") else { continue }
      return GIFTText(rest.text, format: format)
    }
    return GIFTText(units.text, format: inherited)
  }

  private static func body(
    _ answers: GIFTUnits, _ format: GIFTText.Format, line: Int
  ) throws(GIFTIssue) -> (GIFTQuestion.Body, general: GIFTText?) {
    var answers = answers.trimmed
    var general: GIFTText?
    if let (before, after) = answers.cut(at: "####") {
      answers = before.trimmed
      general = text(after, format)
    }
    if answers.isEmpty { return (.essay, general) }
    if let numbers = answers.dropping("#") {
      return (try numerical(numbers, format, line: line), general)
    }
    if answers.contains("~") { return (try choice(answers, format, line: line), general) }
    if answers.contains("="), answers.contains("->") {
      return (try matching(answers, format, line: line), general)
    }
    return (trueFalse(answers, format) ?? short(answers, format), general)
  }

  private static func trueFalse(
    _ answers: GIFTUnits, _ format: GIFTText.Format
  ) -> GIFTQuestion.Body? {
    let (word, feedback) = answers.cut(at: "#") ?? (answers, GIFTUnits(reading: ""))
    let value: Bool
    switch word.text.uppercased() {
    case "T", "TRUE": value = true
    case "F", "FALSE": value = false
    default: return nil
    }
    let (wrong, right) = feedback.cut(at: "#") ?? (feedback, GIFTUnits(reading: ""))
    func comment(_ units: GIFTUnits) -> GIFTText? {
      units.trimmed.isEmpty ? nil : text(units, format)
    }
    return .trueFalse(value, wrong: comment(wrong), right: comment(right))
  }

  private static func choice(
    _ answers: GIFTUnits, _ format: GIFTText.Format, line: Int
  ) throws(GIFTIssue) -> GIFTQuestion.Body {
    let parts = answers.parts(["=", "~"], keepsFirst: false)
    let choices = parts.map { answer($0.1, format, weight: $0.mark == "=" ? 100 : 0) }
    guard choices.contains(where: { $0.weight > 0 }) else {
      throw GIFTIssue(line: line, .noRightAnswer)
    }
    return .choice(choices, allowsSeveral: !parts.contains { $0.mark == "=" })
  }

  private static func short(_ answers: GIFTUnits, _ format: GIFTText.Format) -> GIFTQuestion.Body {
    .short(answers.parts(["="], keepsFirst: true).map { answer($0.1, format, weight: 100) })
  }

  private static func matching(
    _ answers: GIFTUnits, _ format: GIFTText.Format, line: Int
  ) throws(GIFTIssue) -> GIFTQuestion.Body {
    var pairs: [GIFTQuestion.Pair] = []
    for (_, part) in answers.parts(["="], keepsFirst: true) {
      guard let (left, right) = part.cut(at: "->") else {
        throw GIFTIssue(line: line, .pairWithoutArrow(part.text))
      }
      pairs.append(.init(text(left, format), right.text))
    }
    return .matching(pairs)
  }

  private static func answer(
    _ units: GIFTUnits, _ format: GIFTText.Format, weight: Double
  ) -> GIFTQuestion.Answer {
    let (weight, rest) = weighted(units) ?? (weight, units)
    let (said, feedback) = split(rest, format)
    return .init(text(said, format), weight: weight, feedback: feedback)
  }

  private static func split(
    _ units: GIFTUnits, _ format: GIFTText.Format
  ) -> (GIFTUnits, feedback: GIFTText?) {
    guard let (said, feedback) = units.cut(at: "#") else { return (units, nil) }
    return (said, feedback.trimmed.isEmpty ? nil : text(feedback, format))
  }

  /// A weight such as `%50%` or `%-33.33333%` at the beginning.
  private static func weighted(_ units: GIFTUnits) -> (Double, GIFTUnits)? {
    guard let (digits, rest) = units.dropping("%")?.cut(at: "%"), digits.units.count < 16,
      digits.units.allSatisfy({ "0123456789.-".unicodeScalars.contains($0.scalar) }),
      let weight = Double(digits.text)
    else { return nil }
    return (weight, rest)
  }
}

// MARK: Numbers

extension GIFTReader {
  private static func numerical(
    _ answers: GIFTUnits, _ format: GIFTText.Format, line: Int
  ) throws(GIFTIssue) -> GIFTQuestion.Body {
    var answers = answers.trimmed
    var wrong: GIFTText?
    if let (before, after) = answers.cut(at: "~") {
      answers = before
      wrong = split(after, format).feedback
    }
    var numbers: [GIFTQuestion.Number] = []
    for (_, part) in answers.parts(["="], keepsFirst: true) {
      let (weight, rest) = weighted(part) ?? (100, part)
      let (said, feedback) = split(rest, format)
      guard let value = value(said.text) else {
        throw GIFTIssue(line: line, .notANumber(said.text))
      }
      numbers.append(.init(value, weight: weight, feedback: feedback))
    }
    if numbers.isEmpty { throw GIFTIssue(line: line, .noRightAnswer) }
    return .numerical(numbers, wrong: wrong)
  }

  private static func value(_ text: String) -> GIFTQuestion.Number.Value? {
    func number(_ text: Substring) -> Double? {
      Double(trimmed(text)).flatMap { $0.isFinite ? $0 : nil }
    }
    if let dots = text.firstRange(of: "..") {
      guard let low = number(text[..<dots.lowerBound]), let high = number(text[dots.upperBound...])
      else { return nil }
      return .range(low, high)
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let value = number(parts[0]) else { return nil }
    if parts.count == 1 { return .near(value, tolerance: 0) }
    guard let tolerance = number(parts[1]) else { return nil }
    return .near(value, tolerance: tolerance)
  }
}
