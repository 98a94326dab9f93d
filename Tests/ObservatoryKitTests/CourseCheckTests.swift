import Course
import ExerciseRunner
import Foundation
import Testing

@testable import ObservatoryKit

/// What reading a course finds wrong in it.
@Suite struct CourseCheckTests {
  /// A sound course of one lesson, one exercise and one quiz, with some files replaced or added.
  private func issues(
    _ changes: [String: String] = [:], without removed: [String] = []
  ) throws -> [String] {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    var files = Self.sound.merging(changes) { $1 }
    for name in removed { files[name] = nil }
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      try Files.makeFolder(URL(filePath: path).deletingLastPathComponent().path)
      try Files.write(Array(text.utf8), to: path)
    }
    let real = try #require(Files.realPath(folder))
    return CourseCheck(CourseIndex(CourseFolder(path: real))).issues.map { issue in
      "\(issue.file.replacing(real + "/", with: "")):\(issue.line) \(issue.code)"
    }
  }

  private static let exercise = "Lessons/01-gates/exercises/one-gate"
  private static let lesson = """
    ---
    id: gates
    title: Gates
    ---

    ## A sign reads its gate

    ```swift live id=sign claims=C1
    import SwiftUI
    ```

    <!-- exercise: one-gate -->

    """
  private static let quiz = """
    ---
    id: gates
    lesson: gates
    title: Gates
    ---

    ## Which gate?

    ```yaml question
    id: which-gate
    type: single
    difficulty: 1
    section: gates#a-sign-reads-its-gate
    explanation: There is one.
    ```

    - [x] this one

      Yes.
    - [ ] that one

      No.

    """

  private static let sound = [
    "Lessons/01-gates/lesson.md": lesson,
    "Lessons/claims.yaml": "- id: C1\n  text: A body runs again.\n",
    "\(exercise)/exercise.md": """
    ---
    id: one-gate
    title: One gate
    claims: [C1]
    ---

    Do it.

    ## Hint

    Now.

    """,
    "\(exercise)/Starter.swift": "", "\(exercise)/Solution.swift": "",
    "\(exercise)/Checks.swift": "let x = Check(lesson: \"gates#a-sign-reads-its-gate\")\n",
    "\(exercise)/Accepts/Other.swift": "", "\(exercise)/Mistakes/Wrong.swift": "",
    "Quizzes/01-gates.md": quiz,
  ]

  @Test func nothingIsWrongWithASoundCourse() throws { #expect(try issues() == []) }

  @Test(arguments: [
    "that one and none of the above", "both a and b", "all of these", "a, b and d",
    "the same as the first choice",
  ])
  func wordsThatHoldInOneOrderOnlyAreRefused(choice: String) throws {
    let quiz = Self.quiz.replacing("that one", with: choice)
    #expect(try issues(["Quizzes/01-gates.md": quiz]) == ["Quizzes/01-gates.md:7 question"])
  }

  @Test(arguments: ["a view above it", "a row and a cell", "an answer that comes late", "a"])
  func ordinaryWordsHoldInEveryOrder(choice: String) throws {
    let quiz = Self.quiz.replacing("that one", with: choice)
    #expect(try issues(["Quizzes/01-gates.md": quiz]) == [])
  }

  @Test func filesThatNothingReadsAreFound() throws {
    #expect(
      try issues([
        "Lessons/01-gates/notes.txt": "", "\(Self.exercise)/Mistake/Typo.swift": "",
        "\(Self.exercise)/Accepts/readme.md": "", "Quizzes/old.bak": "",
      ]) == [
        "Lessons/01-gates/exercises/one-gate/Accepts/readme.md:1 stray-file",
        "Lessons/01-gates/exercises/one-gate/Mistake:1 stray-file",
        "Lessons/01-gates/notes.txt:1 stray-file", "Quizzes/old.bak:1 stray-file",
      ])
  }

  @Test func idsAreTakenOnceAndWellFormed() throws {
    let second = Self.quiz.replacing("id: gates\n", with: "id: Gates_2\n")
    #expect(
      try issues(["Quizzes/02-again.md": second]) == [
        "Quizzes/02-again.md:1 id-form", "Quizzes/02-again.md:7 id-twice",
      ])
  }

  @Test func anExerciseHasTheNameOfItsFolder() throws {
    let text = try #require(Self.sound["\(Self.exercise)/exercise.md"])
    let found = try issues([
      "\(Self.exercise)/exercise.md": text.replacing("id: one-gate", with: "id: two-gates")
    ])
    #expect(found.contains { $0.hasSuffix("exercise.md:1 id-folder") })
    #expect(found.contains { $0.hasSuffix("lesson.md:12 exercise-missing") })
    #expect(found.contains { $0.hasSuffix("lesson.md:1 exercise-unseen") })
  }

  @Test func whatItemsSayOfOneAnotherHasToBeThere() throws {
    let lesson = Self.lesson.replacing("title: Gates", with: "title: Gates\nrequires: [doors]")
    #expect(
      try issues([
        "Lessons/01-gates/lesson.md": lesson + "\n<!-- predict: which-gate -->\n",
        "\(Self.exercise)/Checks.swift": "\nlet x = Check(lesson: \"gates#nowhere\")\n",
        "Quizzes/01-gates.md": Self.quiz.replacing("gates#a-sign", with: "gates#no-sign"),
      ]) == [
        "Lessons/01-gates/lesson.md:1 requires", "Lessons/01-gates/lesson.md:15 no-prediction",
        "Quizzes/01-gates.md:7 section-missing",
        "Lessons/01-gates/exercises/one-gate/Checks.swift:2 section-missing",
      ])
  }

  @Test func aQuestionNeedsOneRightChoiceAndFeedbackToEach() throws {
    let quiz = Self.quiz.replacing("- [ ] that one\n\n  No.", with: "- [x] that one")
    #expect(
      try issues(["Quizzes/01-gates.md": quiz])
        == Array(repeating: "Quizzes/01-gates.md:7 question", count: 2))
  }

  @Test func anExerciseNeedsAHintAndBothKindsOfTries() throws {
    let found = try issues(without: [
      "\(Self.exercise)/Accepts/Other.swift", "\(Self.exercise)/Mistakes/Wrong.swift",
      "\(Self.exercise)/Solution.swift",
    ])
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.hasSuffix("exercise.md:1 exercise-incomplete") })
  }

  @Test func aClaimNeedsAListingAndANameThatIsThere() throws {
    #expect(
      try issues([
        "Lessons/01-gates/lesson.md": Self.lesson.replacing("claims=C1", with: "claims=C2")
      ])
        == ["Lessons/01-gates/lesson.md:8 claim", "Lessons/claims.yaml:1 coverage"])
  }

  @Test func slipsInProseAreFound() throws {
    #expect(ProseCheck.complaints("It is is here.") == ["“is is” has a word twice"])
    #expect(ProseCheck.complaints("A view that that body reads") == [])
    #expect(ProseCheck.complaints("TODO: say more") == ["“TODO” is still to be done"])
    let lesson = Self.lesson + "\nThe sign reads reads its gate.\n"
    #expect(
      try issues(["Lessons/01-gates/lesson.md": lesson]) == ["Lessons/01-gates/lesson.md:14 prose"])
  }
}
