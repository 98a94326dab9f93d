import Testing
import Waiting

@Suite(.waiting) struct PipedQuizTests {
  private let program: BuiltProgram
  private let course: String

  init() throws {
    program = try BuiltProgram()
    course = try SmallCourse.write(in: program.home)
  }

  @Test func rightAnswersFromAPipePass() throws {
    let result = try program.run("quiz", "1", "--course", course, input: "@State\nclass\n")
    #expect(result.status == 0)
    #expect(result.output.contains("Done: 2 of 2 right at the first try."))
  }

  @Test func aWrongAnswerFailsAndIsExplained() throws {
    let result = try program.run("quiz", "1", "--course", course, input: "@Binding\nclass\n")
    #expect(result.status == 1)
    #expect(result.output.contains("It keeps the model for as long as the view lives."))
  }

  @Test func whatIsNotAnsweredIsAskedTheNextTime() throws {
    let first = try program.run("quiz", "1", "--course", course, input: "@State\n")
    #expect(first.status == 1)
    #expect(first.output.contains("Your answers are kept."))
    let second = try program.run("quiz", "1", "--course", course, input: "class\n")
    #expect(second.output.contains("You go on at question 2 of 2."))
    #expect(!second.output.contains("Which property wrapper"))
  }

  @Test func theResultCanBeReadByMachines() throws {
    let result = try program.run(
      "quiz", "1", "--course", course, "--format", "json", input: "@State\nidk\n")
    #expect(result.status == 1)
    #expect(result.output.contains("\"quiz\": \"gates-quiz\""))
    #expect(result.output.contains("\"right\": 1"))
  }

  @Test func progressOnAPipeIsStatusAndExit() throws {
    let result = try program.run("--course", course)
    #expect(result.status == 0)
    #expect(
      result.output == """
        >  1    0%  Gates
           2    0%  A long lesson
        Next: lesson 1, “Gates” (1 minute)

        """)
  }
}
