import Course

/// Makes the part of a question that knows its type.
struct QuestionFactory {
  let seed: UInt64
  /// Made when a key has to be computed; a course without such questions needs no compiler.
  let makeRunner: () throws(Failure) -> ListingRunner

  /// The question ready to be asked; says so while its listing runs.
  func kind(
    of question: Question, _ interface: Interface
  ) throws(Failure) -> any QuestionKind {
    switch question.body {
    case .predict, .output, .compiles:
      try interface.during("Running the listing…") { () throws(Failure) in
        try kind(of: question)
      }
    default: try kind(of: question)
    }
  }

  func kind(of question: Question) throws(Failure) -> any QuestionKind {
    // Every question has an order of its own that stays the same for the whole session.
    let seed = question.id.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    switch question.body {
    case .single(let choices):
      return ChoiceQuestion(choices, allowsSeveral: false, seed: seed)
    case .multiple(let choices):
      return ChoiceQuestion(choices, allowsSeveral: true, seed: seed)
    case .predict(let listing, let step):
      return try PredictQuestion(listing, step: step, runner: try makeRunner())
    case .output(let listing): return try OutputQuestion(listing, runner: try makeRunner())
    case .compiles(let code, let reasons):
      return try CompilesQuestion(code: code, reasons: reasons, runner: try makeRunner())
    case .blank(_, let answers): return BlankQuestion(answers: answers)
    case .order(let items): return OrderQuestion(items, seed: seed)
    case .match(let pairs): return MatchQuestion(pairs, seed: seed)
    case .short(let answers): return ShortQuestion(answers: answers)
    case .open(let model, let rubric):
      return try OpenQuestion(question, model: model, rubric: rubric)
    }
  }
}
