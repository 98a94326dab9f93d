import Course
import ExerciseRunner
import Grading

/// What is wrong with a course, as far as reading tells, and everything in it that can be run.
struct CourseCheck {
  /// One run, independent of the others.
  struct Job: Sendable {
    var file: String
    var line: Int
    var run: @Sendable (Workbench) throws -> [CourseIssue]
  }

  let contents: CourseContents
  let selection: CourseSelection
  private(set) var issues: [CourseIssue] = []
  private(set) var jobs: [Job] = []

  init(_ index: CourseIndex, _ selection: CourseSelection = .whole) {
    contents = CourseContents(index)
    self.selection = selection
    issues = contents.issues + readingIssues(index.folder)
    if !selection.isWhole { issues = issues.filter(concernsSelection) }
    for lesson in contents.lessons + contents.pages where selection.has(lesson: lesson) {
      add(lesson: lesson)
    }
    let exercises = contents.exercises.filter(selection.has(exercise:))
    for exercise in exercises {
      jobs += ExerciseCheck(ExerciseFiles(id: exercise.id, folder: exercise.folder)).jobs
    }
    if !exercises.isEmpty {
      jobs.append(FormatCheck(files: exercises.map { "\($0.folder)/Solution.swift" }).job)
    }
    let rubrics = contents.questions.compactMap { QuestionRun.rubric(of: $0.question) }
    for quiz in contents.quizzes where selection.has(quiz: quiz) {
      add(quiz: quiz, rubrics: rubrics)
    }
  }

  /// How the claims of the course are covered.
  var coverage: Coverage { Coverage(contents) }

  private func readingIssues(_ folder: CourseFolder) -> [CourseIssue] {
    var issues = StrayFiles.issues(in: folder) + NameCheck(contents).issues
    issues += ReferenceCheck(contents).issues + ProseCheck.issues(in: contents)
    issues += contents.questions.flatMap { QuestionCheck($0.question, file: $0.file).issues }
    issues += contents.exercises.flatMap(ExerciseTextCheck.issues)
    issues += coverage.unknownClaims
    return selection.isWhole ? issues + coverage.gaps : issues
  }

  private func concernsSelection(_ issue: CourseIssue) -> Bool {
    let lessons = (contents.lessons + contents.pages).filter(selection.has(lesson:)).map(\.file)
    let quizzes = contents.quizzes.filter(selection.has(quiz:)).map(\.file)
    let folders = contents.exercises.filter(selection.has(exercise:)).map(\.folder)
    return (lessons + quizzes).contains(issue.file) || folders.contains { issue.file.hasPrefix($0) }
  }

  private mutating func add(lesson: Lesson) {
    for page in lesson.pages {
      for (listing, trace, line) in page.liveListings {
        jobs.append(
          ListingCheck(listing: listing, trace: trace).job(file: lesson.file, line: line))
      }
      for (code, words, line) in page.failingListings {
        jobs.append(
          FailingListingCheck(code: code, words: words).job(file: lesson.file, line: line))
      }
    }
  }

  private mutating func add(quiz: Quiz, rubrics: [Rubric]) {
    for question in quiz.questions {
      jobs.append(QuestionRun(question: question, rubrics: rubrics).job(file: quiz.file))
    }
  }
}
