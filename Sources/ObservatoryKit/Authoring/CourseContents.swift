import Course

/// Everything of a course, read in full, with what could not be read.
struct CourseContents {
  private(set) var lessons: [Lesson] = []
  /// Pages that are no lessons.
  private(set) var pages: [Lesson] = []
  private(set) var exercises: [Exercise] = []
  private(set) var quizzes: [Quiz] = []
  private(set) var claims: [Claim] = []
  private(set) var issues: [CourseIssue]
  /// The files of the lessons and quizzes, by id.
  private(set) var lessonFiles: [String: String] = [:]

  init(_ index: CourseIndex) {
    issues = index.issues
    for entry in index.lessons {
      lessonFiles[entry.id] = entry.file
      if let lesson = open(entry, index) { lessons.append(lesson) }
      let (found, problems) = index.course.exercises(of: entry)
      exercises += found
      issues += problems
    }
    for entry in index.pages {
      if let page = open(entry, index) { pages.append(page) }
    }
    for entry in index.quizzes {
      do {
        let (quiz, problems) = try index.course.quiz(entry)
        quizzes.append(quiz)
        issues += problems
      } catch {
        issues.append(error.issue)
      }
    }
    let (claims, problems) = index.course.claims()
    self.claims = claims
    issues += problems
  }

  private mutating func open(_ entry: Course.Entry, _ index: CourseIndex) -> Lesson? {
    do {
      return try index.course.lesson(entry)
    } catch {
      issues.append(error.issue)
      return nil
    }
  }

  /// The questions of all quizzes, each with the file that it stands in.
  var questions: [(question: Question, file: String)] {
    quizzes.flatMap { quiz in quiz.questions.map { ($0, quiz.file) } }
  }
}

extension Exercise {
  /// The path of its text.
  var file: String { "\(folder)/exercise.md" }
}
