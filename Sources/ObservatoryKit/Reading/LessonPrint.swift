import Course
import MarkdownRendering
import MarkdownSyntax
import Terminal

/// A whole lesson as text, for a pipe: nothing is asked, nothing waits.
struct LessonPrint {
  let desk: Desk
  let entry: Course.Entry
  let lesson: Lesson

  /// Writes the pages, with a blank line between two blocks and between two pages.
  func run() throws(Failure) {
    var isFirst = true
    func show(_ lines: [StyledLine]) {
      if lines.isEmpty { return }
      if !isFirst { desk.interface.say() }
      isFirst = false
      desk.interface.show(lines)
    }
    for part in lesson.pages.flatMap(\.parts) { show(try lines(of: part)) }
    for piece in LessonReader.sources(of: lesson) { show(piece(desk.interface.renderer)) }
  }

  private func lines(of part: LessonPage.Part) throws(Failure) -> [StyledLine] {
    let renderer = desk.interface.renderer
    switch part {
    case .text(let block): return renderer.lines(for: [block])
    case .exercise(let id):
      return LessonReader.markdown("Exercise: `observatory exercise \(id)`.")(renderer)
    case .question(let id): return try question(id, "", renderer)
    case .prediction(let id):
      return try question(id, "Think first; the next page tells. ", renderer)
    }
  }

  private func question(
    _ id: String, _ invitation: String, _ renderer: MarkdownRenderer
  ) throws(Failure) -> [StyledLine] {
    guard let found = try desk.prediction(id, of: entry) else { return [] }
    let note = LessonReader.markdown("\(invitation)`observatory quiz \(found.quiz)` asks it.")
    return (found.text + [note]).map { $0(renderer) }.filter { !$0.isEmpty }
      .joined(separator: [StyledLine()]).map(\.self)
  }
}
