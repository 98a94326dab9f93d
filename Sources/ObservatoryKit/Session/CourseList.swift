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
    let columns = desk.interface.current.wrapColumns
    func add(_ indent: Int, _ text: String, _ isDone: Bool, _ state: String) {
      let margin = String(repeating: " ", count: indent)
      var line = StyledLine(margin + text, style: isDone ? theme.mark : .plain)
      line.append("  \(state)", style: isDone ? theme.added : theme.mark)
      guard let columns, line.width > columns else { return lines.append(line) }
      // What doesn't fit goes on a little further in.
      let parts = WordWrap.lines("\(text), \(state)", columns: max(8, columns - indent - 2))
      for (index, part) in parts.enumerated() {
        lines.append(
          StyledLine(margin + (index == 0 ? "" : "  ") + part, style: isDone ? theme.mark : .plain))
      }
    }
    let quizzes = Dictionary(grouping: desk.index.quizzes, by: \.lesson)
    for lesson in desk.index.lessons {
      let isRead = way.finishedLessons.contains(lesson.id)
      let words = "\(lesson.id) \(lesson.title) \(lesson.summary)"
      if picks(words, isRead) {
        let number = "\(lesson.number)"
        add(
          number.utf8.count < 2 ? 1 : 0, "\(number)  \(lesson.title) (\(lesson.minutes) min)",
          isRead,
          isRead ? "read" : "to read")
      }
      for exercise in desk.index.exercises(of: lesson) {
        let isPassed = way.passedExercises.contains(exercise.id)
        guard picks("\(exercise.id) \(exercise.title) \(lesson.title)", isPassed) else { continue }
        add(
          4, "exercise \(exercise.id): \(exercise.title)", isPassed, isPassed ? "passed" : "open")
      }
      for quiz in quizzes[lesson.id] ?? [] {
        let isDone = way.finishedQuizzes.contains(quiz.id)
        guard picks("quiz \(quiz.id) \(quiz.title) \(lesson.title)", isDone) else { continue }
        add(4, "quiz \(quiz.id)", isDone, isDone ? "taken" : "open")
      }
    }
    for page in desk.index.pages where picks("\(page.id) \(page.title)", false) {
      lines.append(StyledLine("    \(page.id): \(page.title)"))
    }
    self.lines = lines.isEmpty ? [StyledLine("Nothing of the course fits.")] : lines
  }
}
