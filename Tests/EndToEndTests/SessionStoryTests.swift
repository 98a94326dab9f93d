import Foundation
import PseudoTerminal
import Testing
import Waiting

/// What a learner does with a lesson, from its first page to the next day.
@Suite(.waiting) struct SessionStoryTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  private var solution: String {
    "\(BuiltProgram.repository)/Lessons/02-reading-makes-a-dependency/exercises/print-on-rerender"
      + "/Solution.swift"
  }

  @Test func aLessonIsReadAnExerciseSolvedAQuizTakenAndTheNextStartGoesOn() throws {
    let first = try program.start("lesson", "2", rows: 60)
    try read(first)
    try solve(first)
    try takeQuiz(first)
    first.enter("quit")
    try first.wait(for: "Until next time")
    first.expectEnd(.exited(0))

    let second = try program.start()
    let home = try second.waitForPrompt("home> ")
    #expect(home.contains("Reading makes a dependency"))
    #expect(home.contains("1 of 3 exercises, quiz done"))
    #expect(home.contains("Enter: page 6 of "))
    second.enter()
    try second.wait(for: "page 6 of ")
    try second.waitForPrompt("lesson 2> ")
    second.enter("quit")
    second.expectEnd(.exited(0))
  }

  /// Goes to the page of the exercise, over the prediction on the second page.
  private func read(_ session: PseudoTerminal) throws {
    try session.wait(for: "page 1 of ")
    try session.waitForPrompt("lesson 2> ")
    session.enter()
    let question = try session.waitForPrompt("predict> ")
    #expect(question.contains("struct GateSign: View"))
    #expect(!question.contains("quiet:"))
    session.enter("GateSign")
    let answer = try session.wait(for: "page 2 of ")
    #expect(answer.contains("Right."))
    #expect(answer.contains("Departure#1.gate"))
    for page in 3...6 {
      try session.waitForPrompt("lesson 2> ")
      // A page may be longer than the screen.
      session.enter("page \(page)")
      try session.wait(for: "page \(page) of ")
    }
  }

  private func solve(_ session: PseudoTerminal) throws {
    try session.waitForPrompt("lesson 2> ")
    session.enter("exercise print-on-rerender")
    try session.wait(for: "Your file: ")
    try session.waitForPrompt("lesson 2> ")
    session.enter("verify")
    let failed = try session.waitForPrompt("lesson 2> ")
    #expect(failed.contains("FAILED   a new city runs CityView alone"))
    #expect(failed.contains("CityView: initial"))
    try String(contentsOfFile: solution, encoding: .utf8).write(
      toFile: program.workspaceFile(of: "print-on-rerender"), atomically: true, encoding: .utf8)
    session.enter("verify")
    let passed = try session.waitForPrompt("lesson 2> ")
    #expect(passed.contains("Passed: all"))
    #expect(!passed.contains("FAILED"))
  }

  private func takeQuiz(_ session: PseudoTerminal) throws {
    let answers = [
      "What puts a view on the list": "Its body read delay in its last run.",
      "How does SwiftUI know which views": """
      While a body runs, SwiftUI records which properties it reads. When one of them changes, \
      only the views whose body read it are evaluated again.
      """,
    ]
    session.enter("quiz")
    var right = 0
    var text = try session.waitForPrompt("answer> ")
    let count = try #require(text.firstMatch(of: /Question 1 of (\d+)/).flatMap { Int($0.1) })
    for number in 1...count {
      session.enter(answers.first { text.contains($0.key) }?.value ?? "skip")
      text = try session.waitForPrompt(number < count ? "answer> " : "lesson 2> ")
      if text.contains("Correct.") { right += 1 }
    }
    #expect(right == answers.count)
    #expect(text.contains("Done: "))
  }

  @Test func aQuizGoesOnAtTheQuestionWhereItWasLeft() throws {
    let course = try SmallCourse.write(in: program.home)
    let first = try program.start("--course", course, "quiz", "1")
    try first.waitForPrompt("answer> ")
    first.enter("@State")
    try first.wait(for: "Correct.")
    try first.waitForPrompt("answer> ")
    first.enter("quit")
    try first.wait(for: "Your answers are kept.")
    first.expectEnd(.exited(0))

    let second = try program.start("--course", course)
    try second.wait(for: "Enter: the quiz “Questions about gates”, 1 question left.")
    try second.waitForPrompt("home> ")
    second.enter()
    try second.wait(for: "You go on at question 2 of 2.")
    try second.waitForPrompt("answer> ")
    second.enter("wrong")
    try second.wait(for: "Only a class can be shared.")
    try second.waitForPrompt("answer> ")
    // The wrong one is asked again.
    second.enter("class")
    try second.wait(for: "Done: ")
    try second.waitForPrompt("> ")
    second.enter("quit")
    second.expectEnd(.exited(0))
  }

  @Test func anAnswerMayHaveSeveralLinesOrComeFromTheEditor() throws {
    let course = try SmallCourse.write(in: program.home)
    let editor = "\(program.home)/editor"
    try Script.write(#"echo It has to be a class that the views share > "$1""#, to: editor)
    let session = try program.start(
      "--course", course, "quiz", "open-quiz", environment: ["EDITOR": editor])
    try session.waitForPrompt("answer> ")
    session.enter("the body of the view \\")
    try session.waitForPrompt("...> ")
    session.enter("reads the property")
    try session.wait(for: "Correct.")
    try session.waitForPrompt("answer> ")
    session.enter("edit")
    try session.wait(for: "Your answer: It has to be a class")
    try session.wait(for: "Correct.")
    session.expectEnd(.exited(0))
  }
}
