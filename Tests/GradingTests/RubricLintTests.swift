import Testing

@testable import Grading

@Suite("Rubric lint")
struct RubricLintTests {
  @Test(
    "the course's rubrics accept their model answers and hold against what is made of them",
    arguments: CourseRubrics.all.indices)
  func course(number: Int) {
    let issues = RubricLint.check(CourseRubrics.all[number])
    #expect(
      issues.isEmpty, "\(issues.map { "\($0.rubric) \($0.kind.rawValue): \($0.detail)" })")
  }

  @Test("no rubric accepts the model answer of another question")
  func together() {
    let issues = RubricLint.checkTogether(CourseRubrics.all)
    #expect(issues.isEmpty, "\(issues.map { "\($0.rubric): \($0.detail)" })")
  }

  @Test("a careless rubric is found out")
  func careless() throws {
    var source = RubricSource(
      id: "careless", prompt: "What happens to the view?",
      model: "The view is drawn again because it read the property.")
    var idea = RubricSource.Idea(id: "drawn")
    idea.patterns = ["(view|drawn|property)"]
    source.required = [idea]
    source.rejectExamples = ["The view is never drawn again."]
    let kinds = Set(RubricLint.check(try Rubric(source)).map(\.kind))
    #expect(kinds.contains(.acceptsWrongAnswer))
    #expect(kinds.contains(.saysNothing))
  }

  @Test("a pattern that no answer makes fire is reported")
  func unused() throws {
    var source = RubricSource(id: "one", prompt: "Why?", model: "It is a copy.")
    var idea = RubricSource.Idea(id: "copy")
    idea.patterns = ["@copy", "zebra"]
    source.required = [idea]
    let issues = RubricLint.unusedPatterns(of: try Rubric(source), answers: [])
    #expect(issues.map(\.detail) == ["copy: zebra"])
  }
}
