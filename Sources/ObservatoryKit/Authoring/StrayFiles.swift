import Course
import ExerciseRunner

/// Finds files that are no part of a course: a misspelt folder would go unnoticed otherwise.
enum StrayFiles {
  static func issues(in folder: CourseFolder) -> [CourseIssue] {
    var stray: [String] = []
    for name in Files.names(in: folder.lessons) {
      let path = "\(folder.lessons)/\(name)"
      if Files.isFolder(path) {
        stray += lesson(path)
      } else if !name.hasSuffix(".md"), path != "\(folder.path)/\(Course.claimsFile)" {
        stray.append(path)
      }
    }
    stray += Files.names(in: folder.quizzes).filter { !$0.hasSuffix(".md") }
      .map { "\(folder.quizzes)/\($0)" }
    return stray.map { path in
      CourseIssue(
        file: path, line: 1, code: "stray-file",
        message: "nothing reads this file; remove it or give it the name that is expected here")
    }
  }

  private static func lesson(_ path: String) -> [String] {
    Files.names(in: path).flatMap { name -> [String] in
      switch name {
      case "lesson.md": []
      case "exercises":
        Files.names(in: "\(path)/exercises").flatMap { exercise("\(path)/exercises/\($0)") }
      default: ["\(path)/\(name)"]
      }
    }
  }

  private static func exercise(_ path: String) -> [String] {
    guard Files.isFolder(path) else { return [path] }
    return Files.names(in: path).flatMap { name -> [String] in
      switch name {
      case "exercise.md", "Starter.swift", "Solution.swift", "Checks.swift": []
      case "Accepts", "Mistakes":
        Files.names(in: "\(path)/\(name)").filter { !$0.hasSuffix(".swift") }
          .map { "\(path)/\(name)/\($0)" }
      default: ["\(path)/\(name)"]
      }
    }
  }
}
