import Course
import ExerciseRunner
import Interchange
import Terminal

/// `observatory author export`: the quizzes in the formats of other programs.
struct AuthorExport {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    let formats = ["gift", "anki", "docc"]
    guard let format = invocation.arguments.dropFirst().first else {
      throw .usage(
        .argumentMissing(
          command: "author export", arguments: "gift, anki or docc"))
    }
    let index = CourseIndex(try CourseFolder.find(named: invocation.value("--course"), in: world))
    switch format {
    case "gift":
      let quizzes = try quizzes(in: index)
      let export = GIFTExport(quizzes, computed: try computedKeys(of: quizzes))
      try write(export.text)
      say(export.inexpressible)
    case "anki": try exportNotes(of: try quizzes(in: index))
    case "docc": try DocCExport(invocation: invocation, world: world).run(index)
    default:
      throw .usage(
        .valueRefused(option: "author export", value: format, choices: formats))
    }
    return .success
  }

  /// The quizzes that were named, else all.
  private func quizzes(in index: CourseIndex) throws(Failure) -> [Quiz] {
    let names = invocation.arguments.dropFirst(2)
    var entries = index.quizzes
    if !names.isEmpty {
      entries = []
      for name in names { entries.append(try index.quiz(named: name)) }
    }
    var quizzes: [Quiz] = []
    for entry in entries {
      let (quiz, issues) = try index.openQuiz(entry)
      for issue in issues { world.tell("observatory: \(issue.text)\n") }
      quizzes.append(quiz)
    }
    return quizzes
  }

  /// Runs the listings whose results are keys.
  private func computedKeys(of quizzes: [Quiz]) throws(Failure) -> [String: ComputedKey] {
    var keys: [String: ComputedKey] = [:]
    for question in quizzes.flatMap(\.questions) {
      switch question.body {
      case .predict, .output, .compiles:
        do throws(Failure) {
          keys[question.id] = try factory.kind(of: question).computedKey
        } catch {
          world.error.write("\(question.id): \(Sanitizer.singleLine(error.sentence))\n")
        }
      default: continue
      }
    }
    return keys
  }

  private var factory: QuestionFactory {
    let world = world
    return QuestionFactory(seed: 0) { () throws(Failure) in
      ListingRunner(bench: try Workbench(world))
    }
  }

  private func exportNotes(of quizzes: [Quiz]) throws(Failure) {
    var notes: [AnkiText.Note] = []
    var inexpressible: [Inexpressible] = []
    for quiz in quizzes {
      for question in quiz.questions {
        do throws(Failure) {
          notes.append(try Self.note(question, try factory.kind(of: question), quiz))
        } catch {
          inexpressible.append(Inexpressible(question.id, Self.reason(error)))
        }
      }
    }
    try write(AnkiText(notes).text)
    say(inexpressible)
  }

  private static func reason(_ failure: Failure) -> String {
    var sentence = failure.sentence
    if sentence.hasSuffix(".") { sentence.removeLast() }
    return sentence
  }

  private static func note(
    _ question: Question, _ kind: any QuestionKind, _ quiz: Quiz
  ) throws(Failure) -> AnkiText.Note {
    let choices = kind.choices.enumerated().map { index, choice in
      "\(ChoiceQuestion.letters([index + 1])). \(choice.escapedMarkdown)"
    }
    var front = [question.publishedMarkdown]
    if !choices.isEmpty { front.append(choices.joined(separator: "\\\n")) }
    front.append("(\(kind.instruction.escapedMarkdown))")
    let back = [try kind.key(), question.explanation].filter { !$0.isEmpty }
    return AnkiText.Note(
      id: "observatory-\(question.id)", front: front.joined(separator: "\n\n"),
      back: back.joined(separator: "\n\n"),
      tags: [question.body.typeName, "difficulty-\(question.difficulty)", quiz.lesson],
      deck: "Observatory::\(quiz.title)")
  }

  private func write(_ text: String) throws(Failure) {
    guard let path = invocation.value("--output") else { return world.output.write(text) }
    do {
      try Files.write(Array(text.utf8), to: world.absolute(path))
    } catch {
      throw .file(error)
    }
  }

  private func say(_ inexpressible: [Inexpressible]) {
    for item in inexpressible {
      world.error.write("not exported: \(Sanitizer.singleLine(item.sentence))\n")
    }
  }
}
