import Course

/// `observatory lessons` and `observatory lesson`.
struct LessonCommand {
  let desk: Desk

  func list() throws(Failure) -> ExitStatus {
    for issue in desk.index.issues { desk.world.error.write("observatory: \(issue.text)\n") }
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
    var reader = try LessonReader(entry, desk: desk)
    guard desk.isInteractive else {
      reader.printAll()
      return .success
    }
    var next: Course.Entry? = entry
    while next != nil {
      switch try reader.run() {
      case .quit, .finished: next = nil
      case .lesson(let name):
        do throws(Failure) {
          let other = try desk.index.lesson(named: name)
          reader = try LessonReader(other, desk: desk)
          next = other
        } catch {
          desk.interface.say(error.sentence)
        }
      }
    }
    return .success
  }
}
