import Testing

@testable import Grading

@Suite("Which grade an answer's words point to")
struct WeighingTests {
  private let weighing = Weighing(
    terms: Leaning(weights: ["good": 300, "bad": -300, "very bad": -100], least: 100))

  @Test("the weights of the terms count in proportion to the length, beside the usual grade")
  func grade() {
    #expect(weighing.grade(of: "a good one of four words or nine") == 206)
    #expect(weighing.grade(of: "a very bad one of the nine words here") == -33)
    #expect(weighing.grade(of: "good, but too short") == nil)
  }

  @Test("no verdict goes further than one step, and none becomes correct")
  func steps() {
    let good = "a good one of the five"
    let bad = "a bad one of the five"
    #expect(weighing.moderated(.correct, of: bad, isMistaken: false) == .partially)
    #expect(weighing.moderated(.incorrect, of: good, isMistaken: true) == .partially)
    #expect(weighing.moderated(.unsure, of: good, isMistaken: false) == .partially)
    #expect(weighing.moderated(.partially, of: good, isMistaken: false) == .partially)
    #expect(weighing.moderated(.partially, of: bad, isMistaken: false) == .partially)
    #expect(weighing.moderated(.partially, of: bad, isMistaken: true) == .incorrect)
  }

  @Test("the grade tells that the words had a say")
  func trace() throws {
    var rubric = try CourseRubrics.rubric("class-not-struct")
    let answer = "Views share one class instance and all see its changes; a struct would be copied."
    rubric.weighing = Weighing(terms: Leaning(weights: [:], least: 100))
    #expect(OpenGrader(rubric: rubric).grade(answer).verdict == .correct)
    rubric.weighing = Weighing(terms: Leaning(weights: [:], least: 0))
    let grade = OpenGrader(rubric: rubric).grade(answer)
    #expect(grade.verdict == .partially)
    #expect(grade.why.contains { $0.contains("its words point the other way") })
  }
}
