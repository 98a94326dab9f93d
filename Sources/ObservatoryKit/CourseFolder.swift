import Course
import ExerciseRunner

/// The folder of a course: it holds `Lessons` and `Quizzes`.
package struct CourseFolder: Equatable, Sendable {
  package let path: String

  package var lessons: String { "\(path)/Lessons" }
  package var quizzes: String { "\(path)/Quizzes" }

  /// Finds the course: the one named, the one installed beside the program, or the source tree's.
  static func find(named: String?, in world: World) throws(Failure) -> CourseFolder {
    var candidates: [String] = []
    if let named {
      candidates = [world.absolute(named)]
    } else {
      let folder = parent(of: world.executable)
      candidates.append("\(folder)/../share/observatory")
      var above = folder
      for _ in 0..<6 where above != "/" {
        above = parent(of: above)
        candidates.append(above)
      }
      candidates.append(world.currentFolder)
    }
    for candidate in candidates where Files.isFolder("\(candidate)/Lessons") {
      return CourseFolder(path: Files.realPath(candidate) ?? candidate)
    }
    throw .courseMissing(tried: candidates)
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}

/// The files of one exercise of a course.
package struct ExerciseFiles: Equatable, Sendable {
  package let id: String
  package let folder: String

  package var checks: String { "\(folder)/Checks.swift" }
  package var starter: String { "\(folder)/Starter.swift" }
  package var solution: String { "\(folder)/Solution.swift" }

  package var accepted: [String] { swiftFiles(in: "Accepts") }
  package var mistakes: [String] { swiftFiles(in: "Mistakes") }

  private func swiftFiles(in name: String) -> [String] {
    Files.names(in: "\(folder)/\(name)").filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\(name)/\($0)" }
  }
}

extension CourseFolder {
  /// The exercises in the order of the lessons.
  package var exercises: [ExerciseFiles] {
    Files.names(in: lessons).flatMap { exercises(in: "\(lessons)/\($0)") }
  }

  /// The ids of the exercises in the folder of a lesson, by name.
  func exerciseIDs(in lesson: String) -> [String] {
    let folder = "\(lesson)/exercises"
    return Files.names(in: folder).filter { Files.isFolder("\(folder)/\($0)") }
  }

  /// The exercises in the folder of a lesson, in the order of its text.
  func exercises(in lesson: String) -> [ExerciseFiles] {
    let folder = "\(lesson)/exercises"
    let ids = exerciseIDs(in: lesson)
    let order = ExerciseOrder(lesson: try? Files.read("\(lesson)/lesson.md"))
    return order.sorted(ids).map { ExerciseFiles(id: $0, folder: "\(folder)/\($0)") }
  }

  /// Finds an exercise by its id, its number or an unambiguous beginning.
  func exercise(_ name: String) throws(Failure) -> ExerciseFiles {
    let all = exercises
    if let exact = all.first(where: { $0.id == name }) { return exact }
    if let number = Int(name), all.indices.contains(number - 1) { return all[number - 1] }
    let matches = all.filter { !name.isEmpty && $0.id.hasPrefix(name) }
    if matches.count == 1, let match = matches.first { return match }
    if matches.count > 1 { throw .ambiguous(name, candidates: matches.map(\.id)) }
    throw .unknownExercise(name, nearest: NearestName.find(name, in: all.map(\.id)))
  }
}
