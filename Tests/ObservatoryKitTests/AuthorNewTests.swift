import Foundation
import Testing

@testable import ObservatoryKit

@Suite struct AuthorNewTests {
  private let world: TestWorld

  init() throws {
    world = try TestWorld()
    try TwoLessons.write(in: world)
  }

  @Test func `a new lesson with an exercise and a quiz passes the author check`() throws {
    let before = world.run("author", "check", "--no-run").output
    #expect(world.run("author", "new", "lesson", "first-lamp").status == .success)
    #expect(world.run("author", "new", "exercise", "light-it").status == .success)
    #expect(world.run("author", "new", "quiz", "first-lamp").status == .success)
    for file in [
      "Lessons/03-first-lamp/lesson.md", "Lessons/03-first-lamp/exercises/light-it/exercise.md",
      "Lessons/03-first-lamp/exercises/light-it/Checks.swift",
      "Lessons/03-first-lamp/exercises/light-it/Starter.swift",
      "Lessons/03-first-lamp/exercises/light-it/Solution.swift",
      "Lessons/03-first-lamp/exercises/light-it/Accepts/ReadFirst.swift",
      "Lessons/03-first-lamp/exercises/light-it/Mistakes/ReadByTheRoom.swift",
      "Quizzes/03-first-lamp.md",
    ] {
      #expect(FileManager.default.fileExists(atPath: "\(world.course)/\(file)"), "\(file)")
    }
    #expect(world.run("author", "check", "--no-run").output == before)
    #expect(world.run("lessons").output.contains(" 3  first-lamp — First lamp (10 min)"))
    #expect(world.run("exercises").output.contains("light-it — Light it"))
    let taken = world.run("quiz", "first-lamp", lines: ["the label's"])
    #expect(taken.status == .success)
  }

  @Test func `an exercise can be made in any lesson`() {
    let result = world.run("author", "new", "exercise", "rows", "--lesson", "gates")
    #expect(result.output.contains("Lessons/01-gates/exercises/rows/exercise.md\n"))
    #expect(result.output.contains("Its last page shows it now;"))
    let lesson = try? world.read("course/Lessons/01-gates/lesson.md")
    #expect(lesson?.hasSuffix("\n\n<!-- exercise: rows -->\n") == true)
  }

  @Test(arguments: [["lesson", "gates"], ["exercise", "rows"], ["quiz", "gates-quiz"]])
  func `nothing is written over`(words: [String]) throws {
    _ = world.run("author", "new", "exercise", "rows", "--lesson", "gates")
    let result = world.run("author", "new", words[0], words[1])
    #expect(result.status == .unusable)
    #expect(result.error.contains("is there already"))
  }

  @Test(arguments: ["Upper", "two words", "-a", "a-", "a--b", "../x", "", "é"])
  func `an id that would not stay the same in a link is refused`(id: String) {
    #expect(world.run("author", "new", "lesson", "--", id).status == .unusable)
  }

  @Test func `a kind that is unknown or missing is refused`() {
    #expect(world.run("author", "new", "page", "a").status == .unusable)
    #expect(world.run("author", "new", "lesson").status == .unusable)
  }
}
