import Course
import ExerciseRunner

/// The lessons, exercises and quizzes of a course by name.
struct CourseIndex {
  let folder: CourseFolder
  let course: Course
  let lessons: [Course.Entry]
  let pages: [Course.Entry]
  /// Problems with the heads of lessons and pages.
  let lessonIssues: [CourseIssue]
  private let quizList: QuizList

  /// Lists a course; what a cache folder knows of its files isn't read again.
  init(_ folder: CourseFolder, cache: String? = nil) {
    self.folder = folder
    let index = cache.map { EntryIndex(course: folder.path, cache: $0, kind: "lessons") }
    course = Course(folder: folder.path, files: .init(knownBy: index))
    let listed = course.lessons()
    lessons = listed.entries
    pages = listed.pages
    lessonIssues = listed.issues
    quizList = QuizList(folder, cache: cache)
    index?.save()
  }

  var quizzes: [Course.Entry] { quizList.entries }

  /// Problems with the heads of all files.
  var issues: [CourseIssue] { lessonIssues + quizList.issues }

  /// The quiz of a lesson; nil if it has none.
  func quiz(ofLesson id: String) -> Course.Entry? { quizList.quiz(ofLesson: id) }

  func lesson(named name: String) throws(Failure) -> Course.Entry {
    let all = lessons + pages
    switch ItemName.find(name, ids: all.map(\.id), numbers: all.map(\.number)) {
    case .found(let index): return all[index]
    case .ambiguous(let candidates): throw .ambiguous(name, candidates: candidates)
    case .unknown: throw unknown("lesson", name, all.map(\.id))
    }
  }

  func quiz(named name: String) throws(Failure) -> Course.Entry {
    let ids = quizzes.map(\.id)
    switch ItemName.find(name, ids: ids, numbers: quizzes.map(\.number)) {
    case .found(let index): return quizzes[index]
    case .ambiguous(let candidates): throw .ambiguous(name, candidates: candidates)
    case .unknown: break
    }
    // A quiz may also be named by its lesson.
    if let lesson = try? lesson(named: name),
      let quiz = quiz(ofLesson: lesson.id)
    {
      return quiz
    }
    throw unknown("quiz", name, ids)
  }

  /// A file that was found but is damaged explains itself better than “unknown”.
  private func unknown(_ kind: String, _ name: String, _ ids: [String]) -> Failure {
    if let issue = issues.first(where: { $0.file.contains(name) }) { return .course(issue) }
    return .unknownItem(kind: kind, name: name, nearest: NearestName.find(name, in: ids))
  }

  func open(_ entry: Course.Entry) throws(Failure) -> Lesson {
    do { return try course.lesson(entry) } catch { throw .course(error.issue) }
  }

  func openQuiz(_ entry: Course.Entry) throws(Failure) -> (Quiz, [CourseIssue]) {
    do { return try course.quiz(entry) } catch { throw .course(error.issue) }
  }

  /// Returns an exam with the questions of all other quizzes as its pool; any other quiz as it is.
  func withPool(_ quiz: Quiz) throws(Failure) -> Quiz {
    if quiz.draw == nil { return quiz }
    var exam = quiz
    for entry in quizzes where entry.id != quiz.id {
      exam.questions += try openQuiz(entry).0.questions
    }
    return exam
  }

  func exercises(of lesson: Course.Entry) -> [Exercise] { course.exercises(of: lesson).exercises }

  /// The exercise with its texts.
  func exercise(_ files: ExerciseFiles) throws(Failure) -> Exercise {
    for lesson in lessons where files.folder.hasPrefix(lesson.folder + "/") {
      let (exercises, issues) = course.exercises(of: lesson)
      if let exercise = exercises.first(where: { $0.folder == files.folder }) { return exercise }
      if let issue = issues.first(where: { $0.file.contains(files.id) }) { throw .course(issue) }
    }
    throw .unknownExercise(files.id, nearest: nil)
  }
}
