import Foundation
import PseudoTerminal
import Testing
import Waiting

/// A quiz whose program is killed in the middle loses nothing.
@Suite(.waiting) struct KilledQuizTests {
  private let program: BuiltProgram
  private let course: String

  init() throws {
    program = try BuiltProgram()
    course = try SmallCourse.write(in: program.home)
    var quiz = "---\nid: thirty\nlesson: gates\ntitle: Thirty questions\n---\n"
    for number in 1...30 {
      quiz += """

        ## What is the word of gate \(number)?

        ```yaml question
        id: gate-\(number)
        type: short
        section: gates#the-first-page
        answers: [word\(number)]
        explanation: It is written on the gate.
        ```

        """
    }
    try quiz.write(toFile: "\(course)/Quizzes/02-thirty.md", atomically: true, encoding: .utf8)
  }

  private func start() throws -> PseudoTerminal {
    try PseudoTerminal(
      program.path, arguments: ["--course", course, "quiz", "thirty"],
      environment: program.environment)
  }

  @Test func aQuizThatIsKilledAtQuestion17GoesOnThere() throws {
    let first = try start()
    for number in 1...16 {
      try first.wait(for: "Question \(number) of 30")
      try first.wait(for: "answer>")
      first.type("word\(number)\n")
      try first.wait(for: "Correct.")
    }
    try first.wait(for: "Question 17 of 30")
    try first.wait(for: "answer>")
    first.signal(SIGKILL)
    #expect(first.waitForExit() == .signalled(SIGKILL))

    let second = try start()
    try second.wait(for: "You go on at question 17 of 30.")
    for number in 17...30 {
      try second.wait(for: "Question \(number) of 30")
      try second.wait(for: "answer>")
      second.type("word\(number)\n")
      try second.wait(for: "Correct.")
    }
    try second.wait(for: "Done: 30 of 30 right at the first try.")
    #expect(second.waitForExit() == .exited(0))
    #expect(second.modes == .cooked)
    let log = try program.run("--course", course, "progress", "export").output
    for number in 1...30 {
      #expect(log.components(separatedBy: "\"question\": \"gate-\(number)\"").count == 2)
    }
  }
}
