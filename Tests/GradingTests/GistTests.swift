import Testing
import YAMLReading

@testable import Grading

@Suite("Answers that are near an idea")
struct GistTests {
  private let grader: OpenGrader

  init() throws {
    var source = RubricSource(
      id: "own", prompt: "Where does the model live?", model: "The view creates it.")
    var idea = RubricSource.Idea(id: "creates")
    idea.patterns = ["(view|screen) > creates"]
    var mistake = RubricSource.Idea(id: "global")
    mistake.patterns = ["global"]
    source.required = [idea]
    source.misconceptions = [mistake]
    source.gist = ["(lifetime|ownership)"]
    grader = OpenGrader(rubric: try Rubric(source))
  }

  @Test("a vague remark is a part and names no idea")
  func vague() {
    let grade = grader.grade("It has to do with ownership.")
    #expect(grade.verdict == .partially)
    #expect(grade.found.isEmpty)
    #expect(grade.missing == ["creates"])
  }

  @Test("beside an idea or a mistake it counts for nothing")
  func beside() {
    #expect(grader.grade("The view creates it, it's about ownership.").verdict == .correct)
    #expect(grader.grade("It's about ownership, it is global.").verdict == .incorrect)
  }

  @Test("a long answer isn't a part because of one word")
  func long() {
    let answer =
      "The ownership of the house went from one person to another many times and nobody there "
      + "could remember who had it first."
    #expect(grader.grade(answer).verdict != .partially)
  }

  @Test("a pattern that can't be read is reported with its line")
  func line() throws {
    let node = try YAMLNode.parse(
      "required:\n  - id: a\n    patterns: copy\ngist: |\n  lifetime\n  @nowhere\n")
    #expect {
      try Rubric(id: "q", prompt: "Why?", model: "Copy.", node: node)
    } throws: { error in
      (error as? RubricError)?.line == 6
    }
  }
}
