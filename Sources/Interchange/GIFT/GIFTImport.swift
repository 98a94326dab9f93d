import JSON

/// A GIFT file as the text of a quiz.
package struct GIFTImport {
  /// The quiz, in Markdown.
  package private(set) var text: String
  package private(set) var inexpressible: [Inexpressible] = []
  private var ids: Set<String> = []

  /// The section that explains the questions, until the author names a better one for each.
  private let section: String

  /// Makes a quiz of some questions.
  package init(
    _ questions: [GIFTQuestion], id: String, lesson: String, section: String = "", title: String
  ) {
    self.section = section
    text = """
      ---
      id: \(Self.quoted(id))
      lesson: \(Self.quoted(lesson))
      title: \(Self.quoted(title))
      ---

      """
    for (index, question) in questions.enumerated() { add(question, number: index + 1) }
  }

  private mutating func add(_ question: GIFTQuestion, number: Int) {
    let id = unusedID(question, number)
    switch Self.section(of: question) {
    case .success(let section):
      text += "\n## \(prompt(question, section.type, id, number))"
      text += "```yaml question\nid: \(id)\ntype: \(section.type)\ndifficulty: 1\n"
      if !self.section.isEmpty { text += "section: \(Self.quoted(self.section))\n" }
      text += section.fields
      if let general = question.generalFeedback {
        text += "explanation: \(Self.quoted(general.text))\n"
      }
      text += "```\n"
      if !section.below.isEmpty { text += "\n" + section.below }
      for note in section.notes { inexpressible.append(Inexpressible(id, note)) }
    case .failure(let reason): inexpressible.append(Inexpressible(id, reason.text))
    }
  }

  /// The id that came with the question, else one made of its title.
  private mutating func unusedID(_ question: GIFTQuestion, _ number: Int) -> String {
    var id = ""
    for scalar in (question.id ?? question.title ?? "").lowercased().unicodeScalars {
      let isKept =
        (scalar.isASCII && scalar.properties.isAlphabetic) || ("0"..."9").contains(scalar)
      if isKept { id.unicodeScalars.append(scalar) } else if !id.hasSuffix("-") { id += "-" }
    }
    id = String(id.drop { $0 == "-" })
    while id.hasSuffix("-") { id.removeLast() }
    if id.isEmpty { id = "question-\(number)" }
    while !ids.insert(id).inserted { id += "-\(number)" }
    return id
  }

  /// The first line as the heading, the rest as text below it.
  private func prompt(
    _ question: GIFTQuestion, _ type: String, _ id: String, _ number: Int
  ) -> String {
    var text = Self.markdown(question.text)
    if let after = question.textAfter {
      text += " ___ " + Self.markdown(GIFTText(after, format: question.text.format))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = lines.first.map(String.init) ?? ""
    var isInFence = false
    let rest = lines.dropFirst().map { line -> String in
      if line.hasPrefix("```") { isInFence.toggle() }
      // A heading would begin another question.
      return !isInFence && line.hasPrefix("#") ? "\\\(line)" : String(line)
    }
    let body = rest.joined(separator: "\n").drop { $0 == "\n" }
    return (heading.isEmpty ? "Question \(number)" : heading) + "\n\n"
      + (body.isEmpty ? "" : body + (isInFence ? "\n```\n\n" : "\n\n"))
  }
}

// MARK: Types

extension GIFTImport {
  private struct Reason: Error {
    var text: String
  }

  private struct Section {
    var type: String
    /// Lines of YAML.
    var fields = ""
    /// What stands below the fields.
    var below = ""
    /// What could not be taken over.
    var notes: [String] = []
  }

  private static func section(of question: GIFTQuestion) -> Result<Section, Reason> {
    switch question.body {
    case .description: return .failure(Reason(text: "it is a text that asks nothing"))
    case .essay: return .failure(Reason(text: "an essay needs a rubric; write an open question"))
    case .trueFalse(let value, let wrong, let right):
      let choices = [true, false].map { choice in
        GIFTQuestion.Answer(
          GIFTText(choice ? "True" : "False"), weight: choice == value ? 100 : 0,
          feedback: choice == value ? right : wrong)
      }
      return .success(Section(type: "single", below: list(choices)))
    case .choice(let answers, let allowsSeveral): return .success(choice(answers, allowsSeveral))
    case .short(let answers): return short(answers.map { ($0.text.text, $0.weight, $0.feedback) })
    case .matching(let pairs): return matching(pairs)
    case .numerical(let numbers, let wrong): return numerical(numbers, wrong)
    }
  }

  private static func choice(_ answers: [GIFTQuestion.Answer], _ allowsSeveral: Bool) -> Section {
    let right = answers.count { allowsSeveral ? $0.weight > 0 : $0.weight == 100 }
    var choices = answers
    for index in choices.indices where allowsSeveral {
      choices[index].weight = choices[index].weight > 0 ? 100 : 0
    }
    var section = Section(
      type: allowsSeveral || right > 1 ? "multiple" : "single", below: list(choices))
    if !allowsSeveral, right > 1 { section.notes.append("each of its right choices was enough") }
    if !allowsSeveral, answers.contains(where: { $0.weight != 100 && $0.weight != 0 }) {
      section.notes.append("a choice can't be partly right")
    }
    return section
  }

  private static func list(_ choices: [GIFTQuestion.Answer]) -> String {
    choices.map { choice in
      let text = markdown(choice.text).replacing("\n", with: " ")
      var item = "- [\(choice.weight == 100 ? "x" : " ")] \(text)\n"
      if let feedback = choice.feedback {
        let lines = markdown(feedback).split(separator: "\n", omittingEmptySubsequences: false)
        item += "\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "\n"
      }
      return item
    }.joined()
  }

  private static func short(
    _ answers: [(text: String, weight: Double, feedback: GIFTText?)]
  ) -> Result<Section, Reason> {
    let accepted = answers.filter { $0.weight == 100 }.map(\.text)
    if accepted.isEmpty { return .failure(Reason(text: "no answer gets the whole credit")) }
    var section = Section(type: "short", fields: "answers: \(JSONValue.strings(accepted).text)\n")
    if accepted.count < answers.count { section.notes.append("an answer can't be partly right") }
    if answers.contains(where: { $0.feedback != nil }) {
      section.notes.append("short answers have no feedback of their own")
    }
    return .success(section)
  }

  private static func matching(_ pairs: [GIFTQuestion.Pair]) -> Result<Section, Reason> {
    if pairs.contains(where: \.left.text.isEmpty) {
      return .failure(Reason(text: "a right side without a left one has no place in a table"))
    }
    func cell(_ text: GIFTText) -> String {
      markdown(text).replacing("\n", with: " ").replacing("|", with: "\\|")
    }
    let rows = pairs.map { "| \(cell($0.left)) | \(cell(GIFTText($0.right))) |\n" }
    return .success(Section(type: "match", below: "| | |\n| --- | --- |\n" + rows.joined()))
  }

  private static func numerical(
    _ numbers: [GIFTQuestion.Number], _ wrong: GIFTText?
  ) -> Result<Section, Reason> {
    var answers: [(text: String, weight: Double, feedback: GIFTText?)] = []
    for number in numbers {
      guard case .near(let value, tolerance: 0) = number.value else {
        return .failure(Reason(text: "a number with a tolerance or a range has no type here"))
      }
      let text = value.description
      let whole = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      answers.append((whole, number.weight, number.feedback ?? wrong))
    }
    return short(answers)
  }
}

// MARK: Text

extension GIFTImport {
  private static func quoted(_ text: String) -> String { JSONValue.string(text).text }

  /// A text as Markdown: plain ones are escaped, HTML and Markdown are kept.
  private static func markdown(_ text: GIFTText) -> String {
    text.format == .markdown || text.format == .html ? text.text : text.text.escapedMarkdown
  }
}
