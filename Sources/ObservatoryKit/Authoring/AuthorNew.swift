import Course
import ExerciseRunner

/// `observatory author new`: the files of a lesson, an exercise or a quiz to begin with.
struct AuthorNew {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    let arguments = invocation.arguments.dropFirst()
    let kinds = ["lesson", "exercise", "quiz"]
    guard let kind = arguments.first, let id = arguments.dropFirst().first else {
      throw .usage(
        .argumentMissing(
          command: "author new", arguments: "\(kinds.joined(separator: ", ")) and an ID"))
    }
    guard kinds.contains(kind) else {
      throw .usage(.valueRefused(option: "author new", value: kind, choices: kinds))
    }
    guard Self.isIdentifier(id) else { throw .notAnIdentifier(id) }
    let index = CourseIndex(try CourseFolder.find(named: invocation.value("--course"), in: world))
    switch kind {
    case "lesson": try makeLesson(id, index)
    case "exercise": try makeExercise(id, index)
    default: try makeQuiz(id, index)
    }
    return .success
  }

  /// Lower-case letters, digits and single hyphens: what stays the same in file names and links.
  private static func isIdentifier(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
  }

  private func makeLesson(_ id: String, _ index: CourseIndex) throws(Failure) {
    if let known = (index.lessons + index.pages).first(where: { $0.id == id }) {
      throw .alreadyThere(path: "\(index.folder.path)/\(known.file)")
    }
    let number = (index.lessons.map(\.number).max() ?? 0) + 1
    let folder = "\(index.folder.lessons)/\(Self.padded(number))-\(id)"
    try write([("lesson.md", Scaffold.lesson(id))], in: folder)
  }

  private func makeExercise(_ id: String, _ index: CourseIndex) throws(Failure) {
    if let known = index.folder.exercises.first(where: { $0.id == id }) {
      throw .alreadyThere(path: known.folder)
    }
    let lesson = try index.lesson(orLast: invocation.value("--lesson"))
    try write(Scaffold.exercise(id, lesson: lesson.id), in: "\(lesson.folder)/exercises/\(id)")
    try show(id, in: "\(index.folder.path)/\(lesson.file)")
  }

  /// Adds a line to the end of the lesson: an exercise that no page leads to is never found.
  private func show(_ exercise: String, in file: String) throws(Failure) {
    do {
      let text = String(decoding: try Files.read(file), as: UTF8.self)
      let gap = text.hasSuffix("\n") ? "\n" : "\n\n"
      try Files.write(Array("\(text)\(gap)<!-- exercise: \(exercise) -->\n".utf8), to: file)
    } catch {
      throw .file(error)
    }
    world.show("Its last page shows it now; move the line where it belongs: \(file)\n")
  }

  private func makeQuiz(_ id: String, _ index: CourseIndex) throws(Failure) {
    if let known = index.quizzes.first(where: { $0.id == id }) {
      throw .alreadyThere(path: "\(index.folder.path)/\(known.file)")
    }
    let named = index.lessons.first { $0.id == id }
    let lesson =
      if let named { named } else { try index.lesson(orLast: invocation.value("--lesson")) }
    let name = "\(Self.padded(lesson.number))-\(id).md"
    let page = try index.open(lesson).pages.first?.slug ?? "start"
    try write(
      [(name, Scaffold.quiz(id, lesson: lesson.id, section: page))], in: index.folder.quizzes)
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Writes new files; nothing is written if one of them is there already.
  private func write(
    _ files: [(name: String, text: String)], in folder: String
  ) throws(Failure) {
    let paths = files.map { "\(folder)/\($0.name)" }
    if let taken = paths.first(where: Files.exists) { throw .alreadyThere(path: taken) }
    do {
      for (file, path) in zip(files, paths) {
        let end = path.lastIndex(of: "/") ?? path.endIndex
        try Files.makeFolder(String(path[..<end]))
        try Files.write(Array(file.text.utf8), to: path)
        world.show("\(path)\n")
      }
    } catch {
      throw .file(error)
    }
  }
}

extension CourseIndex {
  /// The lesson of a name; without one the last lesson.
  func lesson(orLast name: String?) throws(Failure) -> Course.Entry {
    if let name { return try lesson(named: name) }
    guard let last = lessons.last else { throw .nameMissing(what: "lesson") }
    return last
  }
}
