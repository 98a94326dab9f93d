import MarkdownSyntax
import YAMLReading

/// Reads the questions of a quiz file.
struct QuizParser {
  let file: String
  let quiz: String
  private let source: SourceLines
  private(set) var issues: [CourseIssue] = []

  private init(file: String, quiz: String, source: SourceLines) {
    self.file = file
    self.quiz = quiz
    self.source = source
  }

  /// Returns the quiz in a text; a question that can't be read becomes an issue.
  static func parse(
    _ text: String, number: Int, file: String
  ) throws(CourseProblem) -> (Quiz, [CourseIssue]) {
    let head = try FrontMatter(text, file: file)
    let id = try head.required("id", file: file)
    let blocks = MarkdownDocument.parse(head.body, firstLine: head.bodyLine).blocks
    var parser = QuizParser(
      file: file, quiz: id, source: SourceLines(head.body, firstLine: head.bodyLine))
    let questions = parser.sections(of: blocks).compactMap {
      parser.question($0.title, $0.blocks, $0.line)
    }
    let draw = try draw(head, file: file)
    let lesson =
      draw == nil ? try head.required("lesson", file: file) : head.fields["lesson"]?.text ?? ""
    let quiz = Quiz(
      id: id, lesson: lesson, title: try head.required("title", file: file), number: number,
      questions: questions, draw: draw, file: file)
    return (quiz, parser.issues)
  }

  /// How many questions an exam draws; nil without the field.
  private static func draw(_ head: FrontMatter, file: String) throws(CourseProblem) -> Int? {
    guard let node = head.fields["draw"] else { return nil }
    guard let count = node.int, count > 0 else {
      throw CourseProblem(
        file, node.line, "draw", "draw has to be a number above 0: how many questions are asked")
    }
    return count
  }

  private func sections(of blocks: [Block]) -> [(title: [Inline], blocks: [Block], line: Int)] {
    var sections: [(title: [Inline], blocks: [Block], line: Int)] = []
    for block in blocks {
      if case .heading(level: 2, let title) = block.content {
        sections.append((title, [], block.lines.lowerBound))
      } else if !sections.isEmpty {
        sections[sections.count - 1].blocks.append(block)
      }
    }
    return sections
  }

  private mutating func question(
    _ title: [Inline], _ blocks: [Block], _ line: Int
  ) -> Question? {
    do throws(CourseProblem) {
      return try read(title, blocks, line)
    } catch {
      issues.append(error.issue)
      return nil
    }
  }

  private func read(
    _ title: [Inline], _ blocks: [Block], _ line: Int
  ) throws(CourseProblem) -> Question {
    guard let position = blocks.firstIndex(where: { isFence($0, "question") }),
      case .code(let code) = blocks[position].content
    else {
      throw CourseProblem(
        file, line, "question-fields",
        "“\(title.plainText)” has no fields; add a fence ```yaml question with id and type")
    }
    let fields: YAMLNode
    do {
      fields = try YAMLNode.parse(code.literal, firstLine: blocks[position].lines.lowerBound + 1)
    } catch {
      throw CourseProblem(file, error.line, "question-fields", error.sentence)
    }
    let reader = QuestionFields(
      fields: fields, before: Array(blocks[..<position]), after: Array(blocks[(position + 1)...]),
      file: file, line: line)
    return Question(
      id: try reader.required("id"), prompt: title.plainText, blocks: reader.shownBlocks,
      body: try reader.body(), difficulty: fields["difficulty"]?.int ?? 1,
      section: fields["section"]?.text ?? "", hint: fields["hint"]?.text,
      explanation: fields["explanation"]?.text ?? "", claims: fields["claims"]?.texts ?? [],
      markdown: source.markdown(line: line, reader.shownBlocks),
      revision: source.revision(line: line, blocks), line: line, quiz: quiz)
  }

  private func isFence(_ block: Block, _ word: String) -> Bool {
    if case .code(let code) = block.content { code.has(word) } else { false }
  }
}
