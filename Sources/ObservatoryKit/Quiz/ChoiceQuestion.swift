import Course
import Grading
import MarkdownSyntax
import SeededRandom

/// Choices of which one or several are right, in an order made from a seed.
struct ChoiceQuestion: QuestionKind {
  private let shown: [Question.Choice]
  private let allowsSeveral: Bool

  init(_ choices: [Question.Choice], allowsSeveral: Bool, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    shown = choices.shuffled(using: &generator)
    self.allowsSeveral = allowsSeveral
  }

  var choices: [String] { shown.map(\.plainText) }

  var instruction: String {
    allowsSeveral ? "letters of all that are right, such as a c" : "a letter"
  }

  func read(_ line: String) -> ReadAnswer {
    if let same = shown.firstIndex(where: { $0.plainText.lowercased() == line.lowercased() }) {
      return .answer(Self.letters([same + 1]))
    }
    guard let numbers = Choices.numbers(in: line, of: shown.count) else {
      return .again("Type \(instruction), from a to \(Self.letters([shown.count])).")
    }
    if !allowsSeveral, numbers.count > 1 { return .again("One of them is right: type a letter.") }
    return .answer(Self.letters(numbers.sorted()))
  }

  func judge(_ answer: String, tryNumber: Int) -> Judgement {
    let picked = Set(Choices.numbers(in: answer, of: shown.count) ?? [])
    let right = Set(shown.indices.filter { shown[$0].isCorrect }.map { $0 + 1 })
    let feedback = shown.enumerated().filter { picked.contains($0.offset + 1) }
      .map { Self.text($0.element.explanation) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    if picked == right { return .choice(true, feedback) }
    let hits = picked.intersection(right).count
    let isPart = allowsSeveral && hits > 0 && picked.subtracting(right).isEmpty
    return Judgement(
      outcome: isPart ? .partially : .incorrect,
      score: isPart ? Double(hits) / Double(right.count) : 0, feedback: feedback)
  }

  func key() -> String {
    let lines = shown.enumerated().filter { $0.element.isCorrect }
      .map { "\(Self.letters([$0.offset + 1])). \($0.element.plainText)" }
    return lines.count == 1 ? lines[0] : lines.map { "- \($0)" }.joined(separator: "\n")
  }

  static func letters(_ numbers: [Int]) -> String {
    numbers.map { String(UnicodeScalar(UInt8(96 + $0))) }.joined(separator: " ")
  }

  private static func text(_ blocks: [Block]) -> String {
    blocks.compactMap { block in
      if case .paragraph(let inlines) = block.content { inlines.plainText } else { nil }
    }.joined(separator: "\n\n")
  }
}
