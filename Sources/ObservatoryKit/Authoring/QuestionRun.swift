import Course
import ExerciseRunner
import Grading
import YAMLReading

/// A question's key is computed, its gaps are filled and compiled, its rubric is tried out.
struct QuestionRun {
  let question: Question
  /// The rubrics of the course, whose model answers are no answers to each other's questions.
  let rubrics: [Rubric]

  func job(file: String) -> CourseCheck.Job {
    CourseCheck.Job(file: file, line: question.line) { [question, rubrics] bench in
      func issue(_ message: String) -> CourseIssue {
        CourseIssue(
          file: file, line: question.line, code: "question", message: "\(question.id): \(message)")
      }
      switch question.body {
      case .blank(let code, let answers):
        return try Self.refused(code, answers, ListingRunner(bench: bench)).map(issue)
      case .open(let model, let rubric):
        do throws(RubricError) {
          let rubric = try Rubric(
            id: question.id, prompt: question.prompt, model: model, node: rubric)
          return RubricFindings(RubricLint.check(rubric, beside: rubrics))
            .issues(like: issue("rubric"))
        } catch {
          return [issue("line \(error.line): \(error.sentence)")]
        }
      default:
        // Computing the key runs the listing.
        _ = try QuestionFactory(seed: 0) { ListingRunner(bench: bench) }.kind(of: question).key()
        return []
      }
    }
  }

  /// Returns the rubric of an open question, if it can be read.
  static func rubric(of question: Question) -> Rubric? {
    guard case .open(let model, let node) = question.body else { return nil }
    return try? Rubric(id: question.id, prompt: question.prompt, model: model, node: node)
  }

  /// Every accepted answer has to compile, with the first ones in the other gaps.
  private static func refused(
    _ code: String, _ answers: [[String]], _ runner: ListingRunner
  ) throws -> [String] {
    let first = answers.map { $0.first ?? "" }
    var tries = [first]
    for (gap, accepted) in answers.enumerated() {
      for answer in accepted.dropFirst() {
        var filled = first
        filled[gap] = answer
        tries.append(filled)
      }
    }
    return try tries.compactMap { filled in
      guard let error = try runner.compile(Self.fill(code, with: filled)) else { return nil }
      return "with \(filled.joined(separator: ", ")) in its gaps: \(error.message)"
    }
  }

  private static func fill(_ code: String, with answers: [String]) -> String {
    var rest = code[...]
    var text = ""
    for answer in answers {
      guard let gap = rest.firstRange(of: "___") else { break }
      text += rest[..<gap.lowerBound] + answer
      rest = rest[gap.upperBound...]
    }
    return text + rest
  }
}
