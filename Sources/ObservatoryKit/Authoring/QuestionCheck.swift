import Course

/// A question needs what its type needs: an explanation, feedback to each choice, a right one.
struct QuestionCheck {
  private let question: Question
  private let file: String

  init(_ question: Question, file: String) {
    self.question = question
    self.file = file
  }

  var issues: [CourseIssue] {
    var messages: [String] = []
    if question.explanation.isEmpty { messages.append("it has no explanation") }
    if !(1...3).contains(question.difficulty) {
      messages.append("its difficulty is \(question.difficulty), not 1, 2 or 3")
    }
    switch question.body {
    case .single(let choices): messages += Self.complaints(choices, isSingle: true)
    case .multiple(let choices): messages += Self.complaints(choices, isSingle: false)
    case .compiles(_, let reasons) where !reasons.isEmpty:
      if reasons.count(where: \.isCorrect) != 1 { messages.append("one reason has to be right") }
    case .blank(let code, let answers):
      let gaps = code.ranges(of: "___").count
      if gaps != answers.count {
        messages.append("the listing has \(gaps) gaps, but there are answers to \(answers.count)")
      }
    default: break
    }
    messages += placed(choices)
    return messages.map { message in
      CourseIssue(
        file: file, line: question.line, code: "question", message: "\(question.id): \(message)")
    }
  }

  private var choices: [Question.Choice] {
    switch question.body {
    case .single(let choices), .multiple(let choices), .compiles(_, let choices): choices
    default: []
    }
  }

  /// Complaints about words that hold in one order of the choices only.
  private func placed(_ choices: [Question.Choice]) -> [String] {
    if choices.isEmpty { return [] }
    let texts = choices.map(\.plainText)
    let letters = texts.filter(OrderWording.isMadeOfLetters)
    let reasons = choices.flatMap(\.explanation).compactMap { block in
      if case .paragraph(let words) = block.content { words.plainText } else { nil }
    }
    let said = texts + reasons + [question.explanation, question.prompt]
    return (letters + said.compactMap(OrderWording.phrase)).map { words in
      "“\(words)” holds in one order only, and the choices are shuffled"
    }
  }

  private static func complaints(_ choices: [Question.Choice], isSingle: Bool) -> [String] {
    var messages: [String] = []
    let right = choices.count(where: \.isCorrect)
    if isSingle, right != 1 { messages.append("\(right) choices are right, not one") }
    if !isSingle, right == 0 { messages.append("no choice is right") }
    if choices.count < 2 { messages.append("there is nothing to choose from") }
    let texts = choices.map(\.plainText)
    if Set(texts).count < texts.count { messages.append("two choices are the same") }
    messages += choices.filter(\.explanation.isEmpty).map { choice in
      "the choice “\(choice.plainText)” has no explanation"
    }
    return messages
  }
}
