import Course
import Foundation
import Testing

@testable import ObservatoryKit

@Suite final class EntryIndexTests {
  private let folder = NSTemporaryDirectory() + "entry-index-\(UUID().uuidString)"
  private var cache: String { "\(folder)/cache" }

  init() throws {
    try write("one", title: "The first")
    try write("two", title: "The second")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ name: String, title: String) throws {
    let lesson = "\(folder)/Lessons/01-\(name)"
    try FileManager.default.createDirectory(atPath: lesson, withIntermediateDirectories: true)
    try """
    ---
    id: \(name)
    title: \(title)
    summary: Short.
    minutes: 7
    ---

    ## A page

    ```
    ## no page
    ```

    ## Another

    """.write(toFile: "\(lesson)/lesson.md", atomically: true, encoding: .utf8)
  }

  private func index() -> CourseIndex { CourseIndex(CourseFolder(path: folder), cache: cache) }

  @Test func aSecondListIsTheSameAsTheFirst() {
    let first = index()
    #expect(first.lessons.map(\.title) == ["The first", "The second"])
    #expect(first.lessons.map(\.pages) == [2, 2])
    #expect(index().lessons == first.lessons)
  }

  @Test func aChangedFileIsReadAgain() throws {
    _ = index()
    try write("two", title: "Another title")
    #expect(index().lessons.map(\.title) == ["The first", "Another title"])
  }

  @Test func whatIsKnownIsTakenFromTheIndex() throws {
    _ = index()
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(cache)/index")
    let file = "\(cache)/index/\(try #require(names.first { $0.hasSuffix("-lessons") }))"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing("The first", with: "From the index")
      .write(toFile: file, atomically: true, encoding: .utf8)
    #expect(index().lessons.first?.title == "From the index")
  }

  @Test func aDamagedIndexIsMadeAgain() throws {
    _ = index()
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(cache)/index")
    let file = "\(cache)/index/\(try #require(names.first { $0.hasSuffix("-lessons") }))"
    let broken = "observatory index 2\nLessons/01-one/lesson.md\t1\t2\n\t\t\n"
    for text in ["", broken, "observatory index 1\na\tb\n", "nonsense\n\t\t\t"] {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(index().lessons.map(\.id) == ["one", "two"])
    }
  }

  @Test func aLessonThatIsGoneIsNotListed() throws {
    _ = index()
    try FileManager.default.removeItem(atPath: "\(folder)/Lessons/01-one")
    try write("zero", title: "A new one")
    for _ in 0..<2 { #expect(index().lessons.map(\.id) == ["two", "zero"]) }
  }

  private func writeQuiz(_ prompt: String) throws {
    let quizzes = "\(folder)/Quizzes"
    try FileManager.default.createDirectory(atPath: quizzes, withIntermediateDirectories: true)
    try """
    ---
    id: one-quiz
    lesson: one
    title: About one
    ---

    ## \(prompt)

    ```yaml question
    id: first
    type: short
    answers: [yes]
    explanation: So it is.
    ```

    """.write(toFile: "\(quizzes)/01-one.md", atomically: true, encoding: .utf8)
  }

  private func questions() throws -> [QuestionIndex.Entry] {
    let course = index()
    let questions = QuestionIndex(course, cache: cache)
    defer { questions.save() }
    return questions.questions(of: try #require(course.quizzes.first))
  }

  @Test func theQuestionsOfAQuizAreTakenFromTheIndexUntilItChanges() throws {
    try writeQuiz("Does it read?")
    let first = try questions()
    #expect(first.map(\.id) == ["first"])
    #expect(first.map(\.type) == ["short"])
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(cache)/index")
    let file = "\(cache)/index/\(try #require(names.first { $0.hasSuffix("-questions") }))"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing("short", with: "open")
      .write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try questions().map(\.type) == ["open"])
    try writeQuiz("Does it really read?")
    let changed = try questions()
    #expect(changed.map(\.type) == ["short"])
    #expect(changed.map(\.revision) != first.map(\.revision))
  }
}
