import Testing

@testable import Course

@Suite("Exams")
struct ExamTests {
  @Test("a quiz that draws its questions needs no lesson and has no questions of its own")
  func draws() throws {
    let (quiz, issues) = try QuizParser.parse(
      "---\nid: exam\ntitle: Exam\ndraw: 30\n---\n\nThirty questions.\n", number: 15,
      file: "Quizzes/15-exam.md")
    #expect(quiz.draw == 30)
    #expect(quiz.lesson.isEmpty)
    #expect(quiz.questions.isEmpty)
    #expect(issues.isEmpty)
  }

  @Test(
    "a draw that is no number above 0 is refused, with its line", arguments: ["0", "-3", "many"])
  func refused(_ draw: String) {
    let text = "---\nid: exam\ntitle: Exam\ndraw: \(draw)\n---\n"
    do {
      _ = try QuizParser.parse(text, number: 15, file: "Quizzes/15-exam.md")
      Issue.record("“\(draw)” was accepted")
    } catch {
      #expect(error.issue.code == "draw")
      #expect(error.issue.line == 4)
    }
  }

  @Test("a quiz that draws nothing has to name its lesson")
  func lessonNeeded() {
    #expect(throws: CourseProblem.self) {
      try QuizParser.parse("---\nid: one\ntitle: One\n---\n", number: 1, file: "Quizzes/01-one.md")
    }
  }
}
