import Course
import ExerciseRunner
import Interchange

/// `observatory author export docc`: the lessons as a folder that `docc` makes a site of.
struct DocCExport {
  let invocation: Invocation
  let world: World

  func run(_ index: CourseIndex) throws(Failure) {
    guard let name = invocation.value("--output") else {
      throw .usage(
        .argumentMissing(command: "author export docc", arguments: "--output FOLDER.docc"))
    }
    var chapters: [DocCCatalogue.Chapter] = []
    for entry in index.lessons {
      var exercises: [DocCCatalogue.Article] = []
      for exercise in index.exercises(of: entry) {
        exercises.append(
          .init(
            id: exercise.id, title: exercise.title, summary: "",
            source: try source("\(exercise.folder)/exercise.md")))
      }
      chapters.append(.init(lesson: try article(entry, index), exercises: exercises))
    }
    var pages: [DocCCatalogue.Article] = []
    for page in index.pages { pages.append(try article(page, index)) }
    let catalogue = DocCCatalogue(
      title: "Observation in SwiftUI",
      summary: "Lessons and exercises about what view bodies read, and what makes them run again.",
      chapters: chapters, pages: pages)
    try write(catalogue.files, to: world.absolute(name))
  }

  private func article(
    _ entry: Course.Entry, _ index: CourseIndex
  ) throws(Failure) -> DocCCatalogue.Article {
    DocCCatalogue.Article(
      id: entry.id, title: entry.title, summary: entry.summary,
      source: try source("\(index.folder.path)/\(entry.file)"))
  }

  private func source(_ path: String) throws(Failure) -> String {
    do {
      return String(decoding: try Files.read(path), as: UTF8.self)
    } catch {
      throw .file(error)
    }
  }

  /// Writes the files; those of an earlier export are replaced, others are left alone.
  private func write(
    _ files: [(name: String, text: String)], to folder: String
  ) throws(Failure) {
    do {
      try Files.makeFolder(folder)
      for file in files { try Files.write(Array(file.text.utf8), to: "\(folder)/\(file.name)") }
    } catch {
      throw .file(error)
    }
    world.error.write("\(files.count) articles in \(folder)\n")
  }
}
