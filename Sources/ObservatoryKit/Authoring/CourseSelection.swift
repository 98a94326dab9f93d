import Course

/// Which items of a course are checked: all, or the named ones.
struct CourseSelection {
  private let ids: Set<String>?

  /// Every item.
  static let whole = CourseSelection(ids: nil)

  private init(ids: Set<String>?) { self.ids = ids }

  /// Finds the named items; no name means all of them.
  init(_ names: [String], in index: CourseIndex) throws(Failure) {
    if names.isEmpty {
      ids = nil
      return
    }
    var found: Set<String> = []
    for name in names {
      if let exercise = try? index.folder.exercise(name), Int(name) == nil {
        found.insert(exercise.id)
      } else if let quiz = index.quizzes.first(where: { $0.id == name }) {
        found.formUnion([quiz.id, quiz.lesson])
      } else {
        found.insert(try index.lesson(named: name).id)
      }
    }
    ids = found
  }

  var isWhole: Bool { ids == nil }

  /// Whether a lesson is named itself.
  func has(lesson: Lesson) -> Bool { has(lesson.id) }

  /// Whether an exercise is named, or its lesson.
  func has(exercise: Exercise) -> Bool { has(exercise.id) || has(exercise.lesson) }

  /// Whether a quiz is named, or its lesson.
  func has(quiz: Quiz) -> Bool { has(quiz.id) || has(quiz.lesson) }

  private func has(_ id: String) -> Bool { ids?.contains(id) ?? true }
}
