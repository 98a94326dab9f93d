import Testing

@testable import Grading

@Suite("What an answer's words lean to")
struct LeaningTests {
  private func grader(_ leaning: Leaning?) throws -> OpenGrader {
    var rubric = try CourseRubrics.rubric("class-not-struct")
    rubric.leaning = leaning
    return OpenGrader(rubric: rubric)
  }

  private let part =
    "When it's handed over to other views the struct becomes a copy, quite differently."

  @Test("terms are words and pairs of neighbours without their endings, each counted once")
  func terms() throws {
    let leaning = try #require(Leaning(terms: "copi 20 | same object 40 |\nview -5", least: 1))
    let found = leaning.terms(in: "Copies, copies! The same objects: views.")
    #expect(found.map(\.term) == ["copi", "same object", "view"])
    #expect(found.map(\.weight) == [20, 40, -5])
    #expect(Leaning(terms: "weightless", least: 1) == nil)
  }

  @Test("a part whose words are those of whole answers is taken for a whole one, and told why")
  func lifts() throws {
    let plain = try grader(nil).grade(part)
    #expect(plain.verdict == .partially)
    let leaning = Leaning(weights: ["other view": 90, "becom": 30], least: 100)
    let lifted = try grader(leaning).grade(part)
    #expect(lifted.verdict == .correct)
    #expect(lifted.missing.isEmpty)
    #expect(lifted.why.contains { $0.contains("other view +90") })
  }

  @Test("what is too light, wrong, unrecognised or short stays as it is")
  func stays() throws {
    let heavy = Leaning(weights: ["view": 900, "class": 900], least: 100)
    let none = Leaning(weights: ["view": 90], least: 100)
    #expect(try grader(none).grade(part).verdict == .partially)
    let cases = [
      "The class is copied for every view while all of them share the struct.",
      "A view of the class.", "Because it's a much nicer view of a class to work with.",
    ]
    for text in cases { #expect(try grader(heavy).grade(text).verdict != .correct, "\(text)") }
  }
}
