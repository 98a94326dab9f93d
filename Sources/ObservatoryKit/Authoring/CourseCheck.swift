import Course
import ExerciseRunner

/// Everything of a course that can be run, as jobs: each returns what is wrong.
struct CourseCheck {
  /// One run, independent of the others.
  struct Job: Sendable {
    var file: String
    var line: Int
    var run: @Sendable (Workbench) throws -> [CourseIssue]
  }

  let index: CourseIndex
  private(set) var issues: [CourseIssue] = []
  private(set) var jobs: [Job] = []

  init(_ index: CourseIndex) {
    self.index = index
    issues = index.issues
    for entry in index.lessons + index.pages { add(lesson: entry) }
    for entry in index.quizzes { add(quiz: entry) }
  }

  private mutating func add(lesson entry: Course.Entry) {
    do {
      let lesson = try index.course.lesson(entry)
      for page in lesson.pages {
        for (listing, trace, line) in page.liveListings {
          let check = ListingCheck(listing: listing, trace: trace)
          jobs.append(check.job(file: entry.file, line: line))
        }
        for (code, words, line) in page.failingListings {
          let check = FailingListingCheck(code: code, words: words)
          jobs.append(check.job(file: entry.file, line: line))
        }
      }
    } catch {
      issues.append(error.issue)
    }
    let (exercises, found) = index.course.exercises(of: entry)
    issues += found
    for exercise in exercises {
      jobs += ExerciseCheck(ExerciseFiles(id: exercise.id, folder: exercise.folder)).jobs
    }
  }

  private mutating func add(quiz entry: Course.Entry) {
    do {
      let (quiz, found) = try index.course.quiz(entry)
      issues += found
      for question in quiz.questions {
        jobs.append(
          Job(file: entry.file, line: question.line) { bench in
            // Computing the key runs the listing.
            let factory = QuestionFactory(seed: 0) { ListingRunner(bench: bench) }
            _ = try factory.kind(of: question).key()
            return []
          })
      }
    } catch {
      issues.append(error.issue)
    }
  }
}
