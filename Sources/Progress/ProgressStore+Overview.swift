/// What a lesson of a course consists of, by ids.
package struct LessonOutline: Equatable, Sendable {
  package var id: String
  /// The pages' slugs.
  package var pages: [String]
  package var exercises: [String]
  package var questions: [String]

  package init(id: String, pages: [String], exercises: [String], questions: [String]) {
    self.id = id
    self.pages = pages
    self.exercises = exercises
    self.questions = questions
  }
}

/// How far the learner is with a lesson, its exercises and its questions.
package struct LessonProgress: Equatable, Sendable {
  /// A part of a whole.
  package struct Count: Equatable, Sendable {
    package var done: Int
    package var total: Int

    package init(_ done: Int, of total: Int) {
      self.done = done
      self.total = total
    }
  }

  package var id: String
  package var pages: Count
  package var exercises: Count
  /// Questions whose last answer was right.
  package var questions: Count
  package var dueReviews: Int
  package var isFinished: Bool
}

extension ProgressStore {
  /// How far the learner is with each lesson; pages and items that no longer exist don't count.
  package func overview(of lessons: [LessonOutline]) throws(StoreError) -> [LessonProgress] {
    let read = try readPages()
    let finished = try finishedLessons()
    let passed = try passedExercises()
    let right = try rightQuestions()
    let due = Set(try dueItems().map(\.item))
    return lessons.map { lesson in
      let readHere = read[lesson.id] ?? []
      let items = lesson.exercises + lesson.questions
      return LessonProgress(
        id: lesson.id,
        pages: .init(lesson.pages.count { readHere.contains($0) }, of: lesson.pages.count),
        exercises: .init(
          lesson.exercises.count { passed.contains($0) }, of: lesson.exercises.count),
        questions: .init(
          lesson.questions.count { right.contains($0) }, of: lesson.questions.count),
        dueReviews: items.count { due.contains($0) }, isFinished: finished.contains(lesson.id))
    }
  }

  /// The questions whose last answer was right.
  package func rightQuestions() throws(StoreError) -> Set<String> {
    let verdicts = try database.rows(
      """
      SELECT question, verdict FROM answer WHERE NOT undone AND verdict <> 'skipped'
      ORDER BY at, rowid
      """
    ) { ($0.text(0), $0.text(1)) }
    let last = Dictionary(verdicts) { _, later in later }
    return Set(last.filter { $0.value == "correct" }.keys)
  }
}
