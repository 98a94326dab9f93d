import Course

/// Ids have to be there once, and in the form that never changes: progress is kept by them.
struct NameCheck {
  private let contents: CourseContents

  init(_ contents: CourseContents) { self.contents = contents }

  var issues: [CourseIssue] {
    let lessons = (contents.lessons + contents.pages).map { ($0.id, $0.file, 1) }
    let exercises = contents.exercises.map { ($0.id, $0.file, 1) }
    let quizzes = contents.quizzes.map { ($0.id, $0.file, 1) }
    let questions = contents.questions.map { ($0.question.id, $0.file, $0.question.line) }
    return check("lesson", lessons) + check("exercise", exercises) + check("quiz", quizzes)
      + check("question", questions) + listings + folders
  }

  private func check(
    _ kind: String, _ items: [(id: String, file: String, line: Int)]
  ) -> [CourseIssue] {
    var first: [String: (file: String, line: Int)] = [:]
    var issues: [CourseIssue] = []
    for item in items {
      func report(_ code: String, _ message: String) {
        issues.append(
          CourseIssue(file: item.file, line: item.line, code: code, message: message))
      }
      if let other = first[item.id] {
        report(
          "id-twice", "the \(kind) id \(item.id) is taken by \(other.file):\(other.line)")
      } else {
        first[item.id] = (item.file, item.line)
      }
      if !Self.isWellFormed(item.id) {
        report("id-form", "the id “\(item.id)” has to be lower-case words joined by hyphens")
      }
    }
    return issues
  }

  /// The ids of listings are names to run them by: one in a lesson is enough.
  private var listings: [CourseIssue] {
    contents.lessons.flatMap { lesson in
      check(
        "listing",
        lesson.pages.flatMap { page in
          page.liveListings.compactMap { listing, _, line in
            listing.id.map { ($0, lesson.file, line) }
          }
        })
    }
  }

  /// An exercise is found by its folder's name.
  private var folders: [CourseIssue] {
    contents.exercises.filter { !$0.folder.hasSuffix("/\($0.id)") }.map { exercise in
      CourseIssue(
        file: exercise.file, line: 1, code: "id-folder",
        message: "the id \(exercise.id) and the folder's name have to be the same")
    }
  }

  private static func isWellFormed(_ id: String) -> Bool {
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) }
    }
  }
}
