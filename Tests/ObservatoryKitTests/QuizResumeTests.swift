import Foundation
import Testing

@testable import ObservatoryKit

@Suite struct QuizResumeTests {
  private let world: TestWorld

  init() throws {
    world = try TestWorld()
    try TwoLessons.write(in: world)
  }

  private func rewrite(_ text: String) throws {
    try world.write(text, to: "course/Quizzes/01-gates.md")
  }

  @Test func `a question that only moves in its file is not changed`() throws {
    _ = world.run("quiz", "gates-quiz", lines: ["@State"])
    try rewrite(TwoLessons.gates(intro: "\nSome words.\n\nAnd more.\n"))
    let result = world.run("quiz", "gates-quiz")
    #expect(result.output.contains("You go on at question 2 of 2."))
    #expect(!result.output.contains("Changed since you answered"))
  }

  @Test func `an edited question is shown as changed, and its answer stays`() throws {
    _ = world.run("quiz", "gates-quiz", lines: ["@State"])
    try rewrite(TwoLessons.gates(owner: "Which of the wrappers owns a model?"))
    let result = world.run("quiz", "gates-quiz")
    #expect(result.output.contains("You go on at question 2 of 2."))
    #expect(result.output.contains("Changed since you answered: owner."))
    let progress = world.run("progress")
    #expect(progress.output.contains("1 changed since answered"))
    let again = world.run("quiz", "gates-quiz", "--seed", "3")
    #expect(again.output.contains("Question 1 of 2, changed since you answered it"))
  }

  @Test func `why and appeal reach the answer before the question that stands there`() throws {
    let lines = ["why", "appeal", "@Binding", "why", "appeal"]
    let first = world.run("quiz", "gates-quiz", lines: lines)
    #expect(first.output.contains("Nothing was judged yet."))
    #expect(first.output.contains("Answer first, then appeal."))
    #expect(first.output.contains("Your answer to owner, before this question:"))
    #expect(first.output.contains("Your answer to owner is kept for the author."))
  }

  @Test func `a question written after the quiz was begun is asked last`() throws {
    _ = world.run("quiz", "gates-quiz", lines: ["@State"])
    let added = """

      ## What is new?

      ```yaml question
      id: new
      type: short
      answers: [this]
      ```

      """
    try rewrite(TwoLessons.gates() + added)
    let result = world.run("quiz", "gates-quiz", "--format", "json", lines: ["a class", "this"])
    // The result is that of the whole quiz, with what was answered before it was left.
    #expect(
      result.json?["answers"]?.array?.map { $0["question"]?.string }
        == ["owner", "observable", "new"])
  }

  @Test func `the number said on going on is that of the question asked`() throws {
    _ = world.run("quiz", "gates-quiz", lines: ["@State"])
    let first = """

      ## What is first?

      ```yaml question
      id: first
      type: short
      answers: [this]
      ```

      """
    try rewrite(TwoLessons.gates(intro: first))
    let result = world.run("quiz", "gates-quiz")
    #expect(result.output.contains("You go on at question 3 of 3."))
    #expect(result.output.contains("Question 3 of 3\n"))
  }

  @Test func `a rubric that can't be used is named with the line and what is wrong`() throws {
    let question = """

      ## Why?

      ```yaml question
      id: why
      type: open
      model: Because of the copy.
      ```

      ```rubric
      required:
        - id: copy
          patterns: "@copy"
      nonsense: 1
      ```

      """
    try rewrite(TwoLessons.gates() + question)
    let result = world.run("quiz", "gates-quiz", lines: ["@State", "a class", "x"])
    #expect(result.status == .unusable)
    #expect(
      result.error.contains("The rubric of why can't be used: in line ")
        && result.error.contains("of its file, “nonsense” is no field of a rubric."))
  }

  private static let open = """

    ## Why a class?

    ```yaml question
    id: why
    type: open
    model: All share one instance, a struct is copied.
    ```

    ```rubric
    required:
      - id: share
        say: All share it.
        ask: What do they have in common?
        patterns: "@shared"
      - id: copy
        say: A struct is copied.
        ask: And a struct?
        patterns: "@copy"
    ```

    """

  @Test func `an idea said on the first try counts beside the one that is added`() throws {
    try rewrite(TwoLessons.gates() + Self.open)
    let result = world.type(
      ["@State", "a class", "A struct is copied.", "All share one instance."],
      into: "quiz", "gates-quiz")
    #expect(result.output.contains("Add what is missing; what you have said counts."))
    #expect(result.output.components(separatedBy: "Correct.").count == 4)
  }

  @Test func `who compares with the model isn't told what is missing`() throws {
    try rewrite(TwoLessons.gates() + Self.open)
    let far = """
      To be honest the whole matter goes back to how memory is laid out in rows and banks on a chip, \
      with wires and gates in between, more than to anything that somebody might name here.
      """
    let result = world.type(["@State", "a class", far, "n"], into: "quiz", "gates-quiz")
    #expect(result.output.contains("No known idea was found in your answer."))
    #expect(!result.output.contains("Still missing"))
  }

  @Test func `only the wrong ones are asked again, on the same day and later`() {
    _ = world.run("quiz", "gates-quiz", lines: ["@State", "an enum"])
    let same = world.run("quiz", "gates-quiz", "--wrong", lines: ["a struct"])
    #expect(same.output.contains("Questions to repeat: 1."))
    #expect(same.output.contains("Question 2 of 2"))
    #expect(!same.output.contains("Question 1 of 2"))
    #expect(same.status == .failed)
    world.time += 3 * 86_400
    let later = world.run("quiz", "gates-quiz", "--wrong", lines: ["a class"])
    #expect(later.status == .success)
    let none = world.run("quiz", "gates-quiz", "--wrong")
    #expect(none.status == .success)
    #expect(none.output == "Nothing to repeat: no question of this quiz was answered wrong.\n")
  }

  @Test func `a right answer after the solution was shown does not clear a wrong one`() {
    _ = world.type(["idk", "a class", "@State"], into: "quiz", "gates-quiz")
    let result = world.run("quiz", "gates-quiz", "--wrong", lines: ["@State"])
    #expect(result.output.contains("Questions to repeat: 1."))
    #expect(result.status == .success)
  }

  @Test func `leaving the wrong ones does not disturb the quiz that was left`() {
    _ = world.run("quiz", "gates-quiz", lines: ["@Binding"])
    _ = world.type(["quit"], into: "quiz", "gates-quiz", "--wrong")
    let result = world.run("quiz", "gates-quiz", lines: ["a class"])
    #expect(result.output.contains("You go on at question 2 of 2."))
  }

  @Test func `answers are kept in words, whatever the order of the letters`() {
    let result = world.run(
      "quiz", "gates-quiz", "--format", "json", lines: ["@State", "A CLASS"])
    #expect(result.json?["answers"]?.array?.last?["answer"]?.string == "a class")
  }
}
