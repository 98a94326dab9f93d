import Course

/// The quizzes of a course, listed when they are first asked for: there may be thousands, and reading
/// a lesson needs none of them.
final class QuizList {
  private let course: Course
  private let index: EntryIndex?

  init(_ folder: CourseFolder, cache: String?) {
    index = cache.map { EntryIndex(course: folder.path, cache: $0, kind: "quizzes") }
    course = Course(folder: folder.path, files: .init(knownBy: index))
  }

  private lazy var listed = {
    defer { index?.save() }
    return course.quizzes()
  }()

  /// The place of each lesson's first quiz.
  private lazy var places = Dictionary(
    listed.entries.enumerated().map { ($0.element.lesson, $0.offset) }
  ) { first, _ in first }

  var entries: [Course.Entry] { listed.entries }
  var issues: [CourseIssue] { listed.issues }

  /// The quiz of a lesson; nil if it has none.
  func quiz(ofLesson id: String) -> Course.Entry? { places[id].map { entries[$0] } }
}
