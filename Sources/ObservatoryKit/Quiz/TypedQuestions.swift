import Course
import Grading
import SeededRandom
import YAMLReading

/// A listing with gaps.
struct BlankQuestion: QuestionKind {
  let answers: [[String]]

  var instruction: String {
    answers.count == 1 ? "the code for the gap" : "the code for each gap, separated by ;"
  }

  func judge(_ answer: String, tryNumber: Int) -> Judgement {
    let filled =
      answers.count == 1
      ? [answer] : answer.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    let results = BlankGaps(answers: answers).check(filled)
    let right = results.count { $0 }
    let isRight = right == results.count
    return Judgement(
      outcome: isRight ? .correct : right > 0 ? .partially : .incorrect,
      score: Double(right) / Double(max(1, results.count)),
      feedback: isRight ? "" : "\(right) of \(results.count) gaps are right.")
  }

  func key() -> String { answers.map { "`\($0.first ?? "")`" }.joined(separator: " ; ") }
}

/// Items to be put in order.
struct OrderQuestion: QuestionKind {
  private let items: [String]
  private let shown: [String]

  init(_ items: [String], seed: UInt64) {
    self.items = items
    var generator = SeededGenerator(seed: seed)
    var shuffled = items.shuffled(using: &generator)
    if shuffled == items { shuffled = Array(items.dropFirst()) + items.prefix(1) }
    shown = shuffled
  }

  var choices: [String] { shown }
  var instruction: String { "all letters in the right order" }

  func read(_ line: String) -> ReadAnswer {
    guard let numbers = Choices.numbers(in: line, of: shown.count), numbers.count == shown.count
    else { return .again("Type all \(shown.count) letters, each once.") }
    return .answer(ChoiceQuestion.letters(numbers))
  }

  func judge(_ answer: String, tryNumber: Int) -> Judgement {
    let numbers = Choices.numbers(in: answer, of: shown.count) ?? []
    return .choice(numbers.map { shown[$0 - 1] } == items, "")
  }

  func key() -> String {
    items.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }
}

/// Two columns to be paired.
struct MatchQuestion: QuestionKind {
  private let pairs: [(left: String, right: String)]
  private let rights: [String]

  init(_ pairs: [(left: String, right: String)], seed: UInt64) {
    self.pairs = pairs
    var generator = SeededGenerator(seed: seed)
    rights = pairs.map(\.right).shuffled(using: &generator)
  }

  var choices: [String] { rights }

  var numbered: [String] { pairs.map(\.left) }
  var instruction: String {
    "a letter for each number, in their order, such as "
      + ["b", "a", "c", "d"].prefix(pairs.count).joined(separator: " ")
  }

  func read(_ line: String) -> ReadAnswer {
    let letters = line.lowercased().filter(\.isLetter)
    guard letters.count == pairs.count else {
      return .again("Type \(pairs.count) letters, one for each.")
    }
    return .answer(letters.map(String.init).joined(separator: " "))
  }

  func spelled(_ answer: String) -> String {
    zip(pairs, numbers(in: answer)).map { pair, number in
      "\(pair.left): \(rights.indices.contains(number) ? rights[number] : "?")"
    }.joined(separator: "; ")
  }

  func judge(_ answer: String, tryNumber: Int) -> Judgement {
    let right = zip(numbers(in: answer), pairs).count { number, pair in
      rights.indices.contains(number) && rights[number] == pair.right
    }
    let isRight = right == pairs.count
    return Judgement(
      outcome: isRight ? .correct : right > 0 ? .partially : .incorrect,
      score: Double(right) / Double(max(1, pairs.count)),
      feedback: isRight ? "" : "\(right) of \(pairs.count) pairs are right.")
  }

  private func numbers(in answer: String) -> [Int] {
    answer.filter(\.isLetter).compactMap { $0.asciiValue }.map { Int($0) - 97 }
  }

  func key() -> String { pairs.map { "- \($0.left): \($0.right)\n" }.joined() }
}

/// A few words or a piece of code.
struct ShortQuestion: QuestionKind {
  let answers: [String]

  var instruction: String { "a few words or a piece of code" }

  func read(_ line: String) -> ReadAnswer {
    if case .nearMiss(let miss) = ShortAnswer(accepted: answers).check(line) {
      return .again(Self.sentence(miss))
    }
    return line.allSatisfy(\.isWhitespace) ? .again("Type an answer, or `skip`.") : .answer(line)
  }

  func judge(_ answer: String, tryNumber: Int) -> Judgement {
    .choice(ShortAnswer(accepted: answers).check(answer) == .correct, "")
  }

  func key() -> String { "`\(answers.first ?? "")`" }

  private static func sentence(_ miss: ShortAnswer.NearMiss) -> String {
    "Nearly: \(miss.sentence) Type it again; nothing was counted."
  }
}

/// An answer in the learner's own words, graded by ideas.
struct OpenQuestion: QuestionKind {
  private let model: String
  private let rubric: Rubric
  private let grader: OpenGrader

  init(_ question: Question, model: String, rubric node: YAMLNode) throws(Failure) {
    self.model = model
    do {
      rubric = try Rubric(
        id: question.id, prompt: question.prompt, model: model, node: node)
    } catch {
      throw .rubric(question: question.id, error)
    }
    grader = OpenGrader(rubric: rubric)
  }

  var instruction: String {
    "a sentence or two in your own words; end a line with \\ to go on below, or type edit"
  }

  func judge(_ answer: String, tryNumber: Int) -> Judgement {
    let grade = grader.grade(answer)
    var lines = grade.found.map { found in
      "You said it: “\(found.span)”. \(say(found.id))"
    }
    lines += grade.misconceptions.map { found in
      found.span.isEmpty ? say(found.id) : "“\(found.span)”: \(say(found.id))"
    }
    // Whoever is asked to compare for themselves isn't told what is missing.
    let tellsMissing = grade.verdict == .partially || grade.verdict == .incorrect && tryNumber > 1
    for id in grade.missing where tellsMissing {
      lines.append(tryNumber == 1 ? "Still missing: \(ask(id))" : "Still missing: \(say(id))")
    }
    return Judgement(
      outcome: Judgement.Outcome(rawValue: grade.verdict.rawValue) ?? .unsure, score: grade.score,
      feedback: lines.joined(separator: "\n\n"), why: grade.why)
  }

  func key() -> String { model }

  private func concept(_ id: String) -> Concept? {
    (rubric.required + rubric.optional + rubric.misconceptions).first { $0.id == id }
  }

  private func say(_ id: String) -> String { concept(id)?.say ?? "" }
  private func ask(_ id: String) -> String { concept(id)?.ask ?? "" }
}
