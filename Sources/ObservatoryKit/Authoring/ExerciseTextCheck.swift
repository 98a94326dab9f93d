import Course
import ExerciseRunner

/// An exercise needs hints, other right ways and mistakes, so that its checks are tried both ways.
enum ExerciseTextCheck {
  static func issues(of exercise: Exercise) -> [CourseIssue] {
    let files = ExerciseFiles(id: exercise.id, folder: exercise.folder)
    var messages: [String] = []
    if exercise.instructions.isEmpty { messages.append("there are no instructions") }
    if exercise.hints.isEmpty { messages.append("there is no hint; add a section ## Hint") }
    if files.accepted.isEmpty { messages.append("there is no other right way in Accepts") }
    if files.mistakes.isEmpty { messages.append("there is no mistake in Mistakes") }
    for path in [files.starter, files.solution, files.checks] where !Files.exists(path) {
      messages.append("\(path.split(separator: "/").last ?? "") is missing")
    }
    return messages.map {
      CourseIssue(file: exercise.file, line: 1, code: "exercise-incomplete", message: $0)
    }
  }
}
