import Course
import Progress

/// A stop on the way through the course: a lesson, its exercises, its knowledge check.
enum Station: Equatable {
  case lesson(Course.Entry)
  case exercises(of: Course.Entry)
  case quiz(Course.Entry)

  /// The station as it is kept: its kind and an id.
  var note: String {
    switch self {
    case .lesson(let entry): "lesson \(entry.id)"
    case .exercises(let entry): "exercises \(entry.id)"
    case .quiz(let entry): "quiz \(entry.id)"
    }
  }

  /// The station of a note; nil if the course has no such thing any more.
  init?(note: String, in index: CourseIndex) {
    let words = note.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "lesson":
      guard let entry = (index.lessons + index.pages).first(where: { $0.id == words[1] })
      else { return nil }
      self = .lesson(entry)
    case "exercises":
      guard let entry = index.lessons.first(where: { $0.id == words[1] }) else { return nil }
      self = .exercises(of: entry)
    case "quiz":
      guard let entry = index.quizzes.first(where: { $0.id == words[1] }) else { return nil }
      self = .quiz(entry)
    default: return nil
    }
  }
}

/// The way through the course, and what of it is done.
struct CourseWay {
  let index: CourseIndex
  let finishedLessons: Set<String>
  let passedExercises: Set<String>
  let finishedQuizzes: Set<String>
  /// Where the learner was last.
  let left: Station?

  init(_ desk: Desk) throws(Failure) {
    index = desk.index
    let store = desk.store
    let (finished, passed, quizzes, note) = try desk.storing { () throws(StoreError) in
      (
        try store.finishedLessons(), try store.passedExercises(), try store.finishedQuizzes(),
        try store.place(named: "station")
      )
    }
    finishedLessons = finished
    passedExercises = passed
    finishedQuizzes = quizzes
    left = note.flatMap { Station(note: $0, in: desk.index) }
  }

  /// Where to go on: where the learner left off, else at the first unfinished lesson; nil at the end.
  var next: Station? {
    guard let left else { return following(nil) }
    return isOpen(left) ? left : following(left)
  }

  /// What comes after a station that was left by going on.
  func following(_ station: Station?) -> Station? {
    switch station {
    case .lesson(let lesson):
      let exercises = Station.exercises(of: lesson)
      return isOpen(exercises) ? exercises : following(exercises)
    case .exercises(let lesson):
      if let quiz = index.quiz(ofLesson: lesson.id), isOpen(.quiz(quiz)) {
        return .quiz(quiz)
      }
      return lessonAfter(lesson.id)
    case .quiz(let quiz): return lessonAfter(quiz.lesson)
    case nil: return lessonAfter("")
    }
  }

  /// The next unfinished lesson, from the beginning again after the last one.
  private func lessonAfter(_ id: String) -> Station? {
    let position = index.lessons.firstIndex { $0.id == id }.map { $0 + 1 } ?? 0
    let next =
      index.lessons[position...].first { !finishedLessons.contains($0.id) }
      ?? index.lessons[..<position].first { !finishedLessons.contains($0.id) }
    return next.map(Station.lesson)
  }

  /// Whether something is left to do at a station.
  func isOpen(_ station: Station) -> Bool {
    switch station {
    case .lesson(let lesson): !finishedLessons.contains(lesson.id)
    case .exercises(let lesson): !openExercises(of: lesson).isEmpty
    case .quiz(let quiz): !finishedQuizzes.contains(quiz.id)
    }
  }

  /// The exercises of a lesson that aren't passed.
  func openExercises(of lesson: Course.Entry) -> [ExerciseFiles] {
    index.folder.exercises(in: lesson.folder).filter { !passedExercises.contains($0.id) }
  }
}

extension Desk {
  /// Keeps where the learner is now.
  func stop(at station: Station) throws(Failure) {
    let store = store
    try storing { () throws(StoreError) in try store.setPlace("station", station.note) }
  }
}
