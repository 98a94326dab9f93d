import Course
import MarkdownSyntax

/// The questions of quizzes as GIFT.
package struct GIFTExport {
  package private(set) var questions: [GIFTQuestion] = []
  package private(set) var inexpressible: [Inexpressible] = []

  /// Takes quizzes, and what running the listings of some of their questions found out, by id.
  package init(_ quizzes: [Quiz], computed: [String: ComputedKey] = [:]) {
    for quiz in quizzes {
      for question in quiz.questions {
        add(question, category: quiz.title, computed: computed[question.id])
      }
    }
  }

  package var text: String { GIFTWriter(questions).text }

  private mutating func add(_ question: Question, category: String, computed: ComputedKey?) {
    switch computed.map(Self.body) ?? Self.body(of: question) {
    case .success(let body):
      var result = GIFTQuestion(markdown(question.publishedMarkdown), body)
      result.category = category
      result.id = question.id
      result.title = question.id
      result.tags = ["difficulty-\(question.difficulty)"]
      result.generalFeedback = general(question)
      if let obstacle = result.obstacle {
        inexpressible.append(Inexpressible(question.id, obstacle))
      } else {
        questions.append(result)
      }
    case .failure(let reason): inexpressible.append(Inexpressible(question.id, reason.text))
    }
  }

  private struct Reason: Error {
    var text: String
  }

  private static func body(of question: Question) -> Result<GIFTQuestion.Body, Reason> {
    switch question.body {
    case .single(let choices):
      return .success(.choice(answers(choices, 100, 0), allowsSeveral: false))
    case .multiple(let choices):
      let share = share(of: choices.count(where: \.isCorrect))
      return .success(.choice(answers(choices, share, -100), allowsSeveral: true))
    case .short(let answers): return .success(.short(answers.map(accepted)))
    case .blank(_, let gaps) where gaps.count == 1:
      return .success(.short(gaps[0].map(accepted)))
    case .blank: return .failure(Reason(text: "several gaps in one listing have no place in GIFT"))
    case .order(let items):
      return .success(
        .matching(
          items.enumerated().map { .init(GIFTText("\($0.offset + 1)", format: .plain), $0.element) }
        ))
    case .match(let pairs):
      return .success(
        .matching(pairs.map { .init(GIFTText($0.left, format: .plain), $0.right) }))
    case .open: return .success(.essay)
    case .predict, .output, .compiles:
      return .failure(Reason(text: "its key is computed by running its listing"))
    }
  }

  private static func body(of key: ComputedKey) -> Result<GIFTQuestion.Body, Reason> {
    switch key {
    case .choices(let texts, let right, let severalRight):
      let share = severalRight ? self.share(of: right.count) : 100
      let answers = texts.enumerated().map { index, text in
        GIFTQuestion.Answer(
          GIFTText(text, format: .plain),
          weight: right.contains(index) ? share : severalRight ? -100 : 0)
      }
      return .success(.choice(answers, allowsSeveral: severalRight))
    case .printed(let output):
      let lines = output.split(separator: "\n")
      if lines.isEmpty {
        return .failure(Reason(text: "nothing is printed, and that can't be typed"))
      }
      if lines.count > 1 {
        return .failure(Reason(text: "several printed lines have no place in GIFT"))
      }
      return .success(.short([accepted(String(lines[0]))]))
    }
  }

  /// Each right choice's part of the credit; Moodle knows a hundred parts to five places.
  private static func share(of count: Int) -> Double {
    (100 / Double(max(1, count)) * 100_000).rounded() / 100_000
  }

  private static func answers(
    _ choices: [Question.Choice], _ right: Double, _ wrong: Double
  ) -> [GIFTQuestion.Answer] {
    choices.map { choice in
      let said = choice.explanation.paragraphs
      return .init(
        markdown(choice.text.markdown), weight: choice.isCorrect ? right : wrong,
        feedback: said.isEmpty ? nil : markdown(said))
    }
  }

  private static func accepted(_ text: String) -> GIFTQuestion.Answer {
    .init(GIFTText(text, format: .plain), weight: 100)
  }

  private func general(_ question: Question) -> GIFTText? {
    var parts = [question.explanation]
    if case .open(let model, _) = question.body { parts.insert(model, at: 0) }
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return text.isEmpty ? nil : markdown(text)
  }

  private func markdown(_ text: String) -> GIFTText { Self.markdown(text) }

  private static func markdown(_ text: String) -> GIFTText {
    var text = text[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return GIFTText(String(text.drop(while: \.isWhitespace)), format: .markdown)
  }
}
