import Progress
import Testing

@testable import ObservatoryKit

@Suite struct ReviewTests {
  private let world: TestWorld

  init() throws {
    world = try TestWorld()
    try TwoLessons.write(in: world)
  }

  private func answerGates(_ owner: String = "@State", _ observable: String = "a class") {
    _ = world.run("quiz", "gates-quiz", lines: [owner, observable])
  }

  @Test func `before any quiz it says where questions come from`() {
    let result = world.run("review")
    #expect(result.status == .success)
    #expect(
      result.output
        == "Nothing is due: the questions of a quiz come back here after you have answered them.\n")
  }

  @Test func `what was answered in a quiz is not due at once, and it says when`() {
    answerGates()
    let result = world.run("review")
    #expect(result.status == .success)
    #expect(result.output == "Nothing is due. Next review: 2 questions in 10 minutes.\n")
  }

  @Test func `a wrong answer is due after a minute, a right one after ten`() {
    answerGates("@Binding")
    world.time += 61
    let soon = world.run("review", lines: ["@State"])
    #expect(soon.output.contains("Review: one question\n"))
    #expect(soon.output.contains("Which wrapper owns a model?"))
    #expect(soon.status == .success)
    #expect(soon.output.contains("Done: 1 of 1 right."))
    #expect(soon.output.contains("Next review: one question in 9 minutes."))
  }

  @Test func `answers from a pipe are judged and stored one by one`() {
    answerGates()
    world.time += 601
    let first = world.run("review", "--seed", "1", "--format", "json", lines: ["x"])
    #expect(first.status == .failed)
    #expect(first.json?["questions"]?.int == 2)
    #expect(first.json?["answered"]?.int == 1)
    let rest = world.run("review", "--seed", "1", "--format", "json")
    #expect(rest.json?["questions"]?.int == 1)
  }

  @Test func `a right answer in ten minutes is due again in days`() {
    answerGates()
    world.time += 601
    let result = world.run("review", "--seed", "1", "--limit", "1", lines: ["a class"])
    #expect(result.output.contains("Review: one question"))
    #expect(result.output.contains("Still due: 1. `observatory review` goes on."))
    let store = try? store()
    let due = (try? store?.scheduledItems().map(\.card.due).max()) ?? 0
    #expect(due == world.time + 2 * 86_400)
  }

  @Test func `a fast answer without a hint is rated easy, one with a hint good`() throws {
    _ = world.type(["@State", "a class"], into: "quiz", "gates-quiz", "--seed", "1")
    let store = try store()
    #expect(try store.card(of: "owner")?.state == .review)
    _ = world.type(["hint", "@State", "quit"], into: "quiz", "gates-quiz", "--seed", "2")
    let hinted = try #require(try store.card(of: "owner"))
    #expect(hinted.due < world.time + 9 * 86_400)
    store.close()
  }

  @Test func `a slow right answer is rated good`() throws {
    world.secondsBetweenLooks = 40
    _ = world.type(["@State", "quit"], into: "quiz", "gates-quiz", "--seed", "1")
    #expect(try store().card(of: "owner")?.state == .learning(step: 1))
  }

  @Test func `undo at the prompt asks the last question again`() throws {
    answerGates()
    world.time += 601
    let before = try store().scheduledItems()
    let result = world.type(
      ["undo", "idk", "undo", "quit"], into: "review", "--seed", "1", "--plain")
    #expect(result.output.contains("There is no answer to take back."))
    #expect(result.output.contains("Taken back: your last answer to "))
    #expect(result.output.contains("So far: nothing was answered."))
    #expect(try store().scheduledItems() == before)
  }

  @Test func `undo as a command takes the last answer back`() throws {
    answerGates()
    world.time += 601
    _ = world.run("review", lines: ["x", "x"])
    let taken = world.run("review", "undo")
    #expect(taken.output.hasPrefix("Taken back: your last answer to "))
    #expect(world.run("progress", "--format", "json").json?["due_reviews"]?.int == 1)
    #expect(world.run("review", "other").status == .unusable)
  }

  @Test func `questions of one lesson are asked apart`() {
    answerGates()
    _ = world.run("quiz", "delays-quiz", lines: ["read", "a b c"])
    world.time += 700
    for seed in 1...5 {
      let result = world.run("review", "--seed", "\(seed)")
      #expect(result.output.contains("Review: 4 questions"))
      let asked = world.run("review", "--seed", "\(seed)", lines: ["skip", "skip", "skip", "skip"])
      let lessons = asked.output.split(separator: "\n").filter { $0.hasPrefix("From ") }
        .compactMap { $0.split(separator: ",").first }
      #expect(lessons.count == 4)
      #expect(zip(lessons, lessons.dropFirst()).allSatisfy { $0 != $1 }, "\(lessons)")
    }
  }

  @Test func `progress counts what is due, as text and as JSON`() {
    answerGates()
    #expect(world.run("progress").output.contains("Next review: 2 questions in 10 minutes."))
    world.time += 601
    let text = world.run("progress").output
    #expect(text.contains("About gates  quiz done, 2 due"))
    #expect(text.contains("Due for review: 2. `observatory review` asks them."))
    let json = world.run("progress", "--format", "json").json
    #expect(json?["due_reviews"]?.int == 2)
    #expect(json?["lessons"]?.array?.map { $0["due_reviews"]?.int } == [2, 0])
  }

  @Test func `a bad limit is refused`() {
    #expect(world.run("review", "--limit", "none").status == .unusable)
    #expect(world.run("review", "--limit", "0").status == .unusable)
  }

  private func store() throws -> ProgressStore {
    try ProgressStore(folder: "\(world.home)/state") { self.world.time }
  }
}
