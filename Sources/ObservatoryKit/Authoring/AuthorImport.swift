import Course
import ExerciseRunner
import Interchange
import Terminal

/// `observatory author import gift`: questions of a GIFT file as a quiz of the course.
struct AuthorImport {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    let arguments = invocation.arguments.dropFirst()
    guard let format = arguments.first, let name = arguments.dropFirst().first else {
      throw .usage(.argumentMissing(command: "author import", arguments: "gift FILE"))
    }
    guard format == "gift" else {
      throw .usage(
        .valueRefused(option: "author import", value: format, choices: ["gift"]))
    }
    let reader = GIFTReader(try text(of: name))
    for issue in reader.issues {
      world.error.write("\(name): \(Sanitizer.singleLine(issue.sentence))\n")
    }
    if reader.questions.isEmpty { throw .nothingToImport(file: name) }
    let id = identifier(of: name)
    let index = CourseIndex(try CourseFolder.find(named: invocation.value("--course"), in: world))
    let lesson = try index.lesson(orLast: invocation.value("--lesson"))
    let page = try index.open(lesson).pages.first?.slug ?? "start"
    let quiz = GIFTImport(
      reader.questions, id: id, lesson: lesson.id, section: "\(lesson.id)#\(page)",
      title: reader.questions.lazy.map(\.category).first { !$0.isEmpty } ?? id)
    try write(quiz.text)
    for item in quiz.inexpressible {
      world.error.write("not imported as it was: \(Sanitizer.singleLine(item.sentence))\n")
    }
    return reader.issues.isEmpty ? .success : .failed
  }

  private func text(of name: String) throws(Failure) -> String {
    let bytes: [UInt8]
    do {
      bytes = name == "-" ? world.readInput() : try Files.read(world.absolute(name))
    } catch {
      throw .file(error)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(file: name == "-" ? "Standard input" : name)
    }
    return text.hasPrefix("\u{feff}") ? String(text.dropFirst()) : text
  }

  /// The file's name as an id.
  private func identifier(of name: String) -> String {
    let file = name.split(separator: "/").last ?? "quiz"
    let stem = file.split(separator: ".").first ?? file
    var id = ""
    for character in stem.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        id.append(character)
      } else if !id.isEmpty, id.last != "-" {
        id.append("-")
      }
    }
    return id.isEmpty || id == "-" ? "quiz" : id
  }

  private func write(_ text: String) throws(Failure) {
    guard let name = invocation.value("--output") else { return world.output.write(text) }
    let path = world.absolute(name)
    if Files.exists(path) { throw .alreadyThere(path: path) }
    do { try Files.write(Array(text.utf8), to: path) } catch { throw .file(error) }
  }
}
