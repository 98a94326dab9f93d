import Testing

@testable import Grading

@Suite("Answers made from the model answer")
struct ReferenceTests {
  private let grader: OpenGrader

  init() throws { grader = OpenGrader(rubric: try CourseRubrics.rubric("which-rerender")) }

  @Test("the model answer is correct, and denied anywhere it no longer is")
  func denial() {
    let model = grader.rubric.model
    #expect(grader.grade(model).verdict == .correct)
    let denials = Metamorphosis.denials(of: model)
    #expect(denials.count > 2)
    for denial in denials { #expect(grader.grade(denial).verdict != .correct, "\(denial)") }
  }

  @Test("its words in disorder are refused as a heap, its sentences in another order are not")
  func disorder() throws {
    var words = grader.rubric.model.split(separator: " ").map(String.init)
    words.sort()
    let heap = grader.grade(words.joined(separator: " "))
    #expect(heap.verdict == .incorrect)
    #expect(heap.guardRule == .stuffing)
    let other = OpenGrader(rubric: try CourseRubrics.rubric("class-not-struct"))
    let sentences = "Views share one instance of a class. A struct is copied when it is handed on."
    let turned = "A struct is copied when it is handed on. Views share one instance of a class."
    #expect(other.grade(sentences).verdict == .correct)
    #expect(other.grade(turned).verdict == .correct)
  }

  @Test("a negation in other words turns nothing")
  func sameNegation() {
    let reference = Reference("It invalidated all views, even those that never used the property.")
    func turns(_ answer: String) -> Int {
      let words = Tokeniser.tokens(of: answer).tokens.map { Stemmer.stem($0.text) }
      return reference.turns(in: words).count
    }
    #expect(turns("It invalidated all views, even those that did not use the property.") == 0)
    #expect(turns("It never invalidated all views, even those that never used the property.") == 1)
    #expect(turns("It invalidated all views, even those that used the property.") == 1)
  }

  @Test("the model answer of a neighbouring question is at best a part")
  func neighbour() throws {
    let rubric = try CourseRubrics.rubric("which-rerender")
    let neighbour = try CourseRubrics.rubric("published-vs-observable")
    let beside = OpenGrader(rubric: rubric, beside: [rubric, neighbour])
    #expect(beside.grade(neighbour.model).verdict != .correct)
    #expect(beside.grade(rubric.model).verdict == .correct)
  }
}
