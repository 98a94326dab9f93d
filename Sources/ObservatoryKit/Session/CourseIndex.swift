import Course
import ExerciseRunner

/// The lessons, exercises and quizzes of a course by name.
struct CourseIndex {
  let folder: CourseFolder
  let course: Course
  let lessons: [Course.Entry]
  let pages: [Course.Entry]
  let quizzes: [Course.Entry]
  private(set) var issues: [CourseIssue]

  /// Lists a course; what a cache folder knows of its files isn't read again.
  init(_ folder: CourseFolder, cache: String? = nil) {
    self.folder = folder
    var files = Course.Files(
      names: Files.names, isFolder: Files.isFolder, read: { try? Files.read($0) })
    let index = cache.map { EntryIndex(course: folder.path, cache: $0) }
    if let index {
      files.known = index.entry(at:)
      files.learned = index.remember(_:)
    }
    course = Course(folder: folder.path, files: files)
    let lessons = course.lessons()
    let pages = course.pages()
    let quizzes = course.quizzes()
    self.lessons = lessons.entries
    self.pages = pages.entries
    self.quizzes = quizzes.entries
    issues = lessons.issues + pages.issues + quizzes.issues
    index?.save()
  }

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
      let quiz = quizzes.first(where: { $0.lesson == lesson.id })
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
