import MarkdownSyntax
import YAMLReading

/// A question of a knowledge check.
package struct Question: Equatable, Sendable {
  package enum Body: Equatable, Sendable {
    case single([Choice])
    case multiple([Choice])
    /// Which view bodies run in a step of a listing; the key is computed.
    case predict(LiveListing, step: String)
    /// What a listing prints; computed.
    case output(LiveListing)
    /// Whether a listing compiles, and why not.
    case compiles(code: String, reasons: [Choice])
    /// A listing with gaps, each with the answers that are accepted.
    case blank(code: String, answers: [[String]])
    /// Items in the right order.
    case order([String])
    case match([(left: String, right: String)])
    case short(answers: [String])
    case open(model: String, rubric: YAMLNode)

    package static func == (left: Body, right: Body) -> Bool {
      String(describing: left) == String(describing: right)
    }
  }

  /// A choice with what is said about it.
  package struct Choice: Equatable, Sendable {
    package var text: [Inline]
    package var isCorrect: Bool
    package var explanation: [Block]

    package var plainText: String { text.plainText }
  }

  package var id: String
  package var prompt: String
  /// Text and listings below the prompt.
  package var blocks: [Block]
  package var body: Body
  package var difficulty: Int
  /// The section that explains it, `lesson-id#section`.
  package var section: String
  package var hint: String?
  package var explanation: String
  /// The claims that it asks about.
  package var claims: [String]
  /// The prompt and what is shown below it, as the author wrote it.
  package var markdown: String
  /// Changes whenever the question's own text does; spaces and its place in the file don't count.
  package var revision: String
  package var line: Int
  /// The id of the quiz that it is part of.
  package var quiz: String
}

extension Question.Body {
  /// The name of the type as authors write it.
  package var typeName: String {
    switch self {
    case .single: "single"
    case .multiple: "multiple"
    case .predict: "predict"
    case .output: "output"
    case .compiles: "compiles"
    case .blank: "blank"
    case .order: "order"
    case .match: "match"
    case .short: "short"
    case .open: "open"
    }
  }
}

/// A knowledge check.
package struct Quiz: Equatable, Sendable {
  package var id: String
  /// The id of the lesson that it belongs to; empty for an exam.
  package var lesson: String
  package var title: String
  package var number: Int
  /// The questions; an exam has none of its own.
  package var questions: [Question]
  /// How many questions an exam draws from the other quizzes; nil for any other quiz.
  package var draw: Int?
  package var file: String
}
