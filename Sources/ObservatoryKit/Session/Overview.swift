import Course
import Progress
import Terminal

/// How far the learner is with every lesson.
struct Overview {
  struct Row {
    var lesson: Course.Entry
    var pagesRead: Int
    var pages: Int
    var isFinished: Bool
    var passed: Int
    var exercises: Int
    var hasQuizDone: Bool
    /// How many questions are due for review.
    var due: Int
    /// The questions that were edited after they were answered.
    var changed: [String]

    /// The part of the lesson, its exercises and its quiz that is done, from 0 to 1.
    var share: Double {
      let done =
        (isFinished ? pages : min(pagesRead, pages)) + passed * 2 + (hasQuizDone ? 2 : 0)
      return Double(done) / Double(max(1, pages + exercises * 2 + 2))
    }
  }

  let rows: [Row]
  let way: CourseWay
  let deck: ReviewDeck
  /// How many questions are due to be repeated.
  let dueReviews: Int
  /// Whether nothing was ever read.
  let isFirstStart: Bool
  /// What comes next, in words; nil at the end of the course.
  let next: String?
  /// The lesson in hand; the first one if all is done.
  let current: Course.Entry?

  init(_ desk: Desk) throws(Failure) {
    let way = try CourseWay(desk)
    self.way = way
    let store = desk.store
    let (read, place) = try desk.storing { () throws(StoreError) in
      (try store.pagesRead(), try store.place(named: "lesson"))
    }
    let deck = try ReviewDeck(desk)
    let now = desk.world.now()
    self.deck = deck
    dueReviews = deck.dueCount(at: now)
    isFirstStart = place == nil && way.left == nil
    let questions = Dictionary(grouping: deck.entries, by: \.lesson)
    rows = desk.index.lessons.map { lesson in
      let exercises = desk.index.folder.exerciseIDs(in: lesson.folder)
      let quiz = desk.index.quiz(ofLesson: lesson.id)
      let questions = questions[lesson.id] ?? []
      return Row(
        lesson: lesson, pagesRead: read[lesson.id] ?? 0, pages: lesson.pages,
        isFinished: way.finishedLessons.contains(lesson.id),
        passed: exercises.count { way.passedExercises.contains($0) },
        exercises: exercises.count,
        hasQuizDone: quiz.map { way.finishedQuizzes.contains($0.id) } ?? false,
        due: questions.count { $0.due <= now },
        changed: questions.filter(\.isChanged).map(\.question.id).sorted())
    }
    let station = way.next
    current =
      switch station {
      case .lesson(let lesson), .exercises(let lesson): lesson
      case .quiz(let quiz): desk.index.lessons.first { $0.id == quiz.lesson }
      case nil: desk.index.lessons.first
      }
    next = try station.map { (station) throws(Failure) in try desk.words(for: station, way) }
  }

}

extension Desk {
  /// A station as the home screen names it.
  fileprivate func words(for station: Station, _ way: CourseWay) throws(Failure) -> String {
    let store = store
    switch station {
    case .lesson(let lesson):
      let place = try storing { () throws(StoreError) in try store.place(in: lesson.id) }
      guard let place, !place.isFinished,
        let opened = try? index.open(lesson),
        let page = opened.pages.firstIndex(where: { $0.slug == place.page })
      else { return "lesson \(lesson.number), “\(lesson.title)” (\(lesson.time))" }
      return "page \(page + 1) of \(opened.pages.count) of “\(lesson.title)”"
    case .exercises(let lesson):
      let open = way.openExercises(of: lesson)
      let names = open.prefix(3).map(\.id).joined(separator: ", ")
      return open.count == 1
        ? "the exercise \(names)" : "\(open.count) exercises of “\(lesson.title)”: \(names)"
    case .quiz(let quiz):
      let session = try storing { () throws(StoreError) in try store.openSession(of: quiz.id) }
      guard let session, !session.queue.isEmpty else { return "the quiz “\(quiz.title)”" }
      let left = session.queue.count
      return "the quiz “\(quiz.title)”, \(left) \(left == 1 ? "question" : "questions") left"
    }
  }
}

extension Course.Entry {
  /// How long it takes to read, in words.
  var time: String { minutes == 1 ? "1 minute" : "\(minutes) minutes" }
}
