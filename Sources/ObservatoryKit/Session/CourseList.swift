import Course
import ExerciseRunner
import MarkdownRendering
import Progress
import Terminal

/// The lessons, exercises and quizzes of the course, all or those that some words pick.
///
/// `todo` and `done` filter by progress; every other word has to be part of the name, the title, the
/// summary or the lesson's title.
struct CourseList {
  let lines: [StyledLine]

  init(_ desk: Desk, _ words: String) throws(Failure) {
    var words = words.lowercased().split(separator: " ").map(String.init)
    let wantsOpen = words.contains("todo")
    let wantsDone = words.contains("done")
    words.removeAll { $0 == "todo" || $0 == "done" }
    let way = try CourseWay(desk)
    let theme = Theme(desk.interface.facts)
    var lines: [StyledLine] = []
    func picks(_ text: String, _ isDone: Bool) -> Bool {
      if wantsOpen, isDone { return false }
      if wantsDone, !isDone { return false }
      let text = text.lowercased()
      return words.allSatisfy(text.contains)
    }
    func add(_ text: String, _ isDone: Bool, _ state: String) {
      var line = StyledLine(text, style: isDone ? theme.mark : .plain)
      line.append("  \(state)", style: isDone ? theme.added : theme.mark)
      lines.append(line)
    }
    for lesson in desk.index.lessons {
      let isRead = way.finishedLessons.contains(lesson.id)
      let words = "\(lesson.id) \(lesson.title) \(lesson.summary)"
      if picks(words, isRead) {
        let number = lesson.number < 10 ? " \(lesson.number)" : "\(lesson.number)"
        add(
          "\(number)  \(lesson.title) (\(lesson.minutes) min)", isRead, isRead ? "read" : "to read")
      }
      for exercise in desk.index.exercises(of: lesson) {
        let isPassed = way.passedExercises.contains(exercise.id)
        guard picks("\(exercise.id) \(exercise.title) \(lesson.title)", isPassed) else { continue }
        add(
          "    exercise \(exercise.id): \(exercise.title)", isPassed, isPassed ? "passed" : "open")
      }
      for quiz in desk.index.quizzes where quiz.lesson == lesson.id {
        let isDone = way.finishedQuizzes.contains(quiz.id)
        guard picks("quiz \(quiz.id) \(quiz.title) \(lesson.title)", isDone) else { continue }
        add("    quiz \(quiz.id)", isDone, isDone ? "taken" : "open")
      }
    }
    for page in desk.index.pages where picks("\(page.id) \(page.title)", false) {
      lines.append(StyledLine("    \(page.id): \(page.title)"))
    }
    self.lines = lines.isEmpty ? [StyledLine("Nothing of the course fits.")] : lines
  }
}
