import Grading
import Interchange

/// What became of an answer.
struct Judgement: Equatable {
  enum Outcome: String {
    case correct
    case partially
    case incorrect
    /// The learner compares with the model answer.
    case unsure
  }

  var outcome: Outcome
  /// From 0 to 1.
  var score: Double
  /// What is said about the answer, in Markdown.
  var feedback: String
  /// How the verdict came about, for `why`.
  var why: [String] = []

  static func choice(_ isRight: Bool, _ feedback: String) -> Judgement {
    Judgement(outcome: isRight ? .correct : .incorrect, score: isRight ? 1 : 0, feedback: feedback)
  }
}

/// What came of reading a line as an answer.
enum ReadAnswer {
  case answer(String)
  /// The line is no answer; a sentence says what would be.
  case again(String)
}

/// One type of question: shows itself, reads an answer, judges it.
protocol QuestionKind {
  /// The lines below the prompt, such as the choices.
  var choices: [String] { get }
  /// Numbered lines above the choices, such as what is to be matched.
  var numbered: [String] { get }
  /// What to type, in a few words.
  var instruction: String { get }
  /// Reads a typed line as an answer.
  func read(_ line: String) -> ReadAnswer
  /// Judges an answer; `tryNumber` counts from 1.
  func judge(_ answer: String, tryNumber: Int) throws(Failure) -> Judgement
  /// Spells an answer out, for the record: letters mean something else in another order.
  func spelled(_ answer: String) -> String
  /// The right answer, in Markdown, for after a miss.
  func key() throws(Failure) -> String
  /// What running the listing found out, for other programs; nil where the author wrote the key.
  var computedKey: ComputedKey? { get }
}

extension QuestionKind {
  /// The right answer as a sentence, or below one if it has several lines.
  func keySentence() throws(Failure) -> String {
    let key = try key()
    return "The answer:" + (key.contains("\n") ? "\n\n" : " ") + key
  }

  var choices: [String] { [] }
  var computedKey: ComputedKey? { nil }
  var numbered: [String] { [] }

  func spelled(_ answer: String) -> String {
    if choices.isEmpty { return answer }
    let numbers = Choices.numbers(in: answer, of: choices.count) ?? []
    return numbers.isEmpty ? answer : numbers.map { choices[$0 - 1] }.joined(separator: "; ")
  }

  func read(_ line: String) -> ReadAnswer {
    line.allSatisfy(\.isWhitespace) ? .again("Type an answer, or `skip`.") : .answer(line)
  }
}
