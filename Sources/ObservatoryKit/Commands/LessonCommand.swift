import Course
import Terminal

/// `observatory lessons` and `observatory lesson`.
struct LessonCommand {
  let desk: Desk

  func list() throws(Failure) -> ExitStatus {
    for issue in desk.index.lessonIssues { desk.world.tell("observatory: \(issue.text)\n") }
    let words = desk.invocation.arguments.joined(separator: " ")
    if !words.isEmpty {
      desk.interface.show(try CourseList(desk, words).lines)
      return desk.index.lessonIssues.isEmpty ? .success : .failed
    }
    let lessons = desk.index.lessons.map { lesson in
      let number = lesson.number < 10 ? " \(lesson.number)" : "\(lesson.number)"
      return "\(number)  \(lesson.id) — \(lesson.title) (\(lesson.minutes) min)"
    }
    let pages = desk.index.pages.map { "    \($0.id) — \($0.title)" }
    desk.interface.show((lessons + pages).flatMap { desk.interface.sentence($0) })
    return desk.index.lessonIssues.isEmpty ? .success : .failed
  }

  func read() throws(Failure) -> ExitStatus {
    let entry: Course.Entry
    if let name = desk.invocation.arguments.first {
      entry = try desk.index.lesson(named: name)
    } else {
      guard let current = try Overview(desk).current else { throw .nameMissing(what: "lesson") }
      entry = current
    }
    if desk.isInteractive { return try Home(desk: desk).run(from: .lesson(entry)) }
    try LessonPrint(desk: desk, entry: entry, lesson: try desk.index.open(entry)).run()
    return .success
  }
}
