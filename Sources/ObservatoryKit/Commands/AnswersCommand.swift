import Course
import Grading

/// `observatory answers`: grades open answers, a line of JSON in, a line of JSON out.
struct AnswersCommand {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    let index = CourseIndex(try CourseFolder.find(named: invocation.value("--course"), in: world))
    let batch = AnswersBatch(rubrics: try rubrics(in: index))
    var status = ExitStatus.success
    var output = ""
    // Lines end with a line feed whatever else they contain: JSON may hold other line breaks.
    let lines = world.readInput().split(separator: 0x0A, omittingEmptySubsequences: false)
    for (offset, line) in lines.enumerated() {
      guard let response = batch.respond(toUTF8: line, number: offset + 1) else { continue }
      output += response.line + "\n"
      if response.isFailure { status = .failed }
      if output.utf8.count > 1 << 16 {
        world.output.write(output)
        output = ""
      }
    }
    world.output.write(output)
    return status
  }

  private func rubrics(in index: CourseIndex) throws(Failure) -> [Rubric] {
    var rubrics: [Rubric] = []
    for entry in index.quizzes {
      let (quiz, _) = try index.openQuiz(entry)
      for question in quiz.questions {
        guard case .open(let model, let node) = question.body else { continue }
        do {
          rubrics.append(
            try Rubric(
              id: question.id, prompt: question.prompt, model: model, node: node))
        } catch {
          throw .listing("the rubric of \(question.id) (\(quiz.file):\(question.line)): \(error)")
        }
      }
    }
    return rubrics
  }
}
