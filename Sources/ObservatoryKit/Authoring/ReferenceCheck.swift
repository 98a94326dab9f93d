import Course
import ExerciseRunner
import MarkdownSyntax

/// What items say of one another has to be there: sections, exercises, questions, lessons.
struct ReferenceCheck {
  private let contents: CourseContents
  /// `lesson-id#section` of every page.
  private let sections: Set<String>

  init(_ contents: CourseContents) {
    self.contents = contents
    sections = Set(
      (contents.lessons + contents.pages).flatMap { lesson in
        lesson.pages.map { "\(lesson.id)#\($0.slug)" }
      })
  }

  var issues: [CourseIssue] {
    contents.lessons.flatMap(lesson) + contents.quizzes.flatMap(quiz)
      + contents.exercises.flatMap(exercise)
  }

  // MARK: Lessons

  private func lesson(_ lesson: Lesson) -> [CourseIssue] {
    let earlier = contents.lessons.filter { $0.number < lesson.number }.map(\.id)
    var issues = lesson.requires.filter { !earlier.contains($0) }.map { id in
      issue(lesson.file, 1, "requires", "it requires \(id), which is no earlier lesson")
    }
    let exercises = contents.exercises.filter { $0.lesson == lesson.id }.map(\.id)
    let quizzes = contents.quizzes.filter { $0.lesson == lesson.id }
    let questions = quizzes.flatMap(\.questions)
    var shown: [String] = []
    for page in lesson.pages {
      for block in page.blocks {
        guard let directive = block.directive else { continue }
        let (id, line) = (directive.value, block.lines.lowerBound)
        switch directive.name {
        case "exercise":
          shown.append(id)
          if exercises.contains(id) { continue }
          issues.append(
            issue(lesson.file, line, "exercise-missing", "the lesson has no exercise \(id)"))
        case "question", "predict":
          if let found = questions.first(where: { $0.id == id }) {
            if directive.name == "question" || found.body.typeName == "predict" { continue }
            issues.append(
              issue(lesson.file, line, "no-prediction", "the question \(id) is no prediction"))
          } else {
            issues.append(
              issue(lesson.file, line, "question-missing", "the lesson's quiz has no \(id)"))
          }
        default: continue
        }
      }
    }
    issues += exercises.filter { !shown.contains($0) }.map { id in
      issue(
        lesson.file, 1, "exercise-unseen",
        "no page leads to the exercise \(id); write <!-- exercise: \(id) -->")
    }
    return issues
  }

  // MARK: Quizzes

  private func quiz(_ quiz: Quiz) -> [CourseIssue] {
    var issues: [CourseIssue] = []
    if !quiz.lesson.isEmpty, !contents.lessons.contains(where: { $0.id == quiz.lesson }) {
      issues.append(issue(quiz.file, 1, "lesson-missing", "there is no lesson \(quiz.lesson)"))
    }
    for question in quiz.questions where !sections.contains(question.section) {
      let message =
        question.section.isEmpty
        ? "the question \(question.id) names no section that explains it"
        : "there is no section \(question.section)"
      issues.append(issue(quiz.file, question.line, "section-missing", message))
    }
    return issues
  }

  // MARK: Exercises

  private func exercise(_ exercise: Exercise) -> [CourseIssue] {
    var issues: [CourseIssue] = []
    if let id = exercise.continues, !contents.exercises.contains(where: { $0.id == id }) {
      issues.append(
        issue(exercise.file, 1, "continues", "it continues \(id), which is no exercise"))
    }
    let path = "\(exercise.folder)/Checks.swift"
    let text = (try? Files.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let mark = line.firstRange(of: "lesson: \"") else { continue }
      let section = String(line[mark.upperBound...].prefix { $0 != "\"" })
      if sections.contains(section) { continue }
      issues.append(issue(path, offset + 1, "section-missing", "there is no section \(section)"))
    }
    return issues
  }

  private func issue(_ file: String, _ line: Int, _ code: String, _ message: String) -> CourseIssue
  {
    CourseIssue(file: file, line: line, code: code, message: message)
  }
}
