import Course
import Terminal

/// `observatory lessons` and `observatory lesson`.
struct LessonCommand {
  let desk: Desk

  func list() throws(Failure) -> ExitStatus {
    for issue in desk.index.issues { desk.world.error.write("observatory: \(issue.text)\n") }
    let words = desk.invocation.arguments.joined(separator: " ")
    if !words.isEmpty {
      desk.interface.show(try CourseList(desk, words).lines)
      return desk.index.issues.isEmpty ? .success : .failed
    }
    for lesson in desk.index.lessons {
      let number = lesson.number < 10 ? " \(lesson.number)" : "\(lesson.number)"
      desk.interface.say("\(number)  \(lesson.id) — \(lesson.title) (\(lesson.minutes) min)")
    }
    for page in desk.index.pages { desk.interface.say("    \(page.id) — \(page.title)") }
    return desk.index.issues.isEmpty ? .success : .failed
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
