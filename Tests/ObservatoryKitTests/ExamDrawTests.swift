import Testing

@testable import Course
@testable import ObservatoryKit

@Suite("Drawing an exam")
struct ExamDrawTests {
  @Test("the same seed draws the same questions, another one draws others")
  func seed() {
    let exam = exam(draw: 12)
    #expect(ids(exam.drawn(seed: 7)) == ids(exam.drawn(seed: 7)))
    #expect(Set(ids(exam.drawn(seed: 7))) != Set(ids(exam.drawn(seed: 8))))
  }

  @Test("every quiz is asked about, none more than once oftener than another")
  func turns() {
    for seed in 0..<20 {
      let questions = exam(draw: 12).drawn(seed: UInt64(seed)).questions
      let counts = Dictionary(grouping: questions, by: \.quiz).mapValues(\.count)
      #expect(questions.count == 12)
      #expect(counts.count == 5)
      #expect(counts.values.allSatisfy { $0 == 2 || $0 == 3 })
    }
  }

  @Test("the easier questions come first")
  func difficulty() {
    let difficulties = exam(draw: 20).drawn(seed: 3).questions.map(\.difficulty)
    #expect(difficulties == difficulties.sorted())
  }

  @Test("no question is drawn twice, and a small pool is asked in full")
  func smallPool() {
    let questions = exam(draw: 100).drawn(seed: 1).questions
    #expect(questions.count == 40)
    #expect(Set(questions.map(\.id)).count == 40)
  }

  @Test("a quiz that draws nothing keeps its questions in their order")
  func ordinaryQuiz() {
    let quiz = exam(draw: nil)
    #expect(quiz.drawn(seed: 5) == quiz)
  }

  private func ids(_ quiz: Quiz) -> [String] { quiz.questions.map(\.id) }

  /// Five quizzes of eight questions as the pool.
  private func exam(draw: Int?) -> Quiz {
    let questions = (0..<40).map { number in
      Question(
        id: "q\(number)", prompt: "?", blocks: [], body: .short(answers: ["yes"]),
        difficulty: number % 3 + 1, section: "", explanation: "", claims: [], markdown: "",
        revision: "1", line: 1, quiz: "quiz \(number / 8)")
    }
    return Quiz(
      id: "exam", lesson: "", title: "Exam", number: 15, questions: questions, draw: draw, file: "")
  }
}
