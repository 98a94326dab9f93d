import MarkdownSyntax
import YAMLReading

/// The parts of a question's section, read according to its type.
struct QuestionFields {
  let fields: YAMLNode
  /// The blocks before the fence with the fields.
  let before: [Block]
  /// The blocks after it.
  let after: [Block]
  let file: String
  let line: Int

  /// What is shown below the prompt: everything before the fields.
  var shownBlocks: [Block] { before }

  func required(_ name: String) throws(CourseProblem) -> String {
    guard let text = fields[name]?.text, !text.isEmpty else {
      throw problem("field-missing", "the question has no \(name); add it to its fields")
    }
    return text
  }

  func body() throws(CourseProblem) -> Question.Body {
    let type = try required("type")
    switch type {
    case "single": return .single(try choices())
    case "multiple": return .multiple(try choices())
    case "predict": return .predict(try listing(), step: try required("step"))
    case "output": return .output(try listing())
    case "compiles": return .compiles(code: try code(), reasons: try reasons())
    case "blank": return .blank(code: try code(), answers: try gaps())
    case "order": return .order(try items())
    case "match": return .match(try pairs())
    case "short": return .short(answers: try texts("answers"))
    case "open": return .open(model: try required("model"), rubric: try rubric())
    default:
      throw problem(
        "question-type",
        "“\(type)” is no question type; use single, multiple, predict, output, compiles, blank,"
          + " order, match, short or open")
    }
  }

  private func choices() throws(CourseProblem) -> [Question.Choice] {
    for block in after {
      guard case .list(let list) = block.content,
        list.items.contains(where: { $0.isChecked != nil })
      else { continue }
      return list.items.map(choice)
    }
    throw problem(
      "choices-missing", "the question has no choices; write a task list, - [x] and - [ ]")
  }

  private func choice(_ item: ListBlock.Item) -> Question.Choice {
    var text: [Inline] = []
    if case .paragraph(let inlines) = item.blocks.first?.content { text = inlines }
    return Question.Choice(
      text: text, isCorrect: item.isChecked ?? false, explanation: Array(item.blocks.dropFirst()))
  }

  private func reasons() throws(CourseProblem) -> [Question.Choice] {
    guard let items = fields["reasons"]?.items else { return [] }
    return items.map { item in
      Question.Choice(
        text: inlines(item["text"]?.text ?? item.text ?? ""),
        isCorrect: item["correct"]?.bool ?? false,
        explanation: MarkdownDocument.parse(item["explanation"]?.text ?? "").blocks)
    }
  }

  private func inlines(_ text: String) -> [Inline] {
    if case .paragraph(let inlines) = MarkdownDocument.parse(text).blocks.first?.content {
      return inlines
    }
    return [.text(text)]
  }

  private func codeBlocks() -> [CodeBlock] {
    before.compactMap { if case .code(let code) = $0.content { code } else { nil } }
  }

  private func listing() throws(CourseProblem) -> LiveListing {
    guard let listing = codeBlocks().lazy.compactMap(LiveListing.init).first else {
      throw problem("listing-missing", "the question has no listing; write a fence ```swift live")
    }
    return listing
  }

  private func code() throws(CourseProblem) -> String {
    guard let code = codeBlocks().first else {
      throw problem("listing-missing", "the question has no listing; write a fence ```swift")
    }
    return code.literal
  }

  private func gaps() throws(CourseProblem) -> [[String]] {
    guard let items = fields["answers"]?.items else {
      throw problem("answers-missing", "the question has no answers; list them, one list a gap")
    }
    return items.compactMap(\.texts)
  }

  private func items() throws(CourseProblem) -> [String] {
    for block in after {
      guard case .list(let list) = block.content else { continue }
      return list.items.map { item in
        if case .paragraph(let inlines) = item.blocks.first?.content {
          inlines.plainText
        } else {
          ""
        }
      }
    }
    throw problem("items-missing", "the question has no items; write an ordered list")
  }

  private func pairs() throws(CourseProblem) -> [(left: String, right: String)] {
    for block in after {
      guard case .table(let table) = block.content else { continue }
      return table.rows.map { row in
        (row.cells.first?.plainText ?? "", row.cells.dropFirst().first?.plainText ?? "")
      }
    }
    throw problem("pairs-missing", "the question has no pairs; write a table of two columns")
  }

  private func texts(_ name: String) throws(CourseProblem) -> [String] {
    guard let texts = fields[name]?.texts, !texts.isEmpty else {
      throw problem("answers-missing", "the question has no \(name); list at least one")
    }
    return texts
  }

  private func rubric() throws(CourseProblem) -> YAMLNode {
    for block in after {
      guard case .code(let code) = block.content, code.language == "rubric" else { continue }
      do {
        return try YAMLNode.parse(code.literal, firstLine: block.lines.lowerBound + 1)
      } catch {
        throw CourseProblem(file, error.line, "rubric", error.sentence)
      }
    }
    throw problem("rubric-missing", "the open question has no rubric; write a fence ```rubric")
  }

  private func problem(_ code: String, _ message: String) -> CourseProblem {
    CourseProblem(file, line, code, message)
  }
}
