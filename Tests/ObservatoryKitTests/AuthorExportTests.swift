import Testing

@testable import ObservatoryKit

@Suite struct AuthorExportTests {
  private let world: TestWorld

  init() throws {
    world = try TestWorld()
    try TwoLessons.write(in: world)
  }

  @Test func `all quizzes become one GIFT file`() {
    let result = world.run("author", "export", "gift")
    #expect(result.status == .success)
    #expect(result.output.contains("$CATEGORY: Questions about gates\n"))
    #expect(result.output.contains("::observable::[markdown]What can be observed?{\n\t=a class#"))
    #expect(result.output.contains("$CATEGORY: Questions about delays\n"))
  }

  @Test func `named quizzes are exported to a file`() throws {
    let result = world.run("author", "export", "gift", "delays-quiz", "--output", "delays.gift")
    #expect(result.output.isEmpty)
    let text = try world.read("delays.gift")
    #expect(text.contains("::sequence::"))
    #expect(!text.contains("::owner::"))
  }

  @Test func `notes for Anki have the choices in front and the key behind`() {
    let result = world.run("author", "export", "anki", "gates-quiz")
    #expect(result.status == .success)
    let rows = result.output.split(separator: "\n").filter { $0.contains("observatory-") }
    #expect(rows.count == 2)
    #expect(result.output.contains("<p>Which wrapper owns a model?</p>"))
    #expect(result.output.contains("a. "))
    #expect(result.output.contains("Observatory::Questions about gates"))
  }

  @Test func `what is written as GIFT can be imported again`() throws {
    try world.write(world.run("author", "export", "gift", "gates-quiz").output, to: "a.gift")
    let result = world.run("author", "import", "gift", "a.gift", "--lesson", "gates")
    #expect(result.status == .success)
    #expect(result.output.contains("id: \"a\"\nlesson: \"gates\"\n"))
    #expect(result.output.contains("## Which wrapper owns a model?\n"))
    #expect(result.output.contains("section: \"gates#the-first-page\"\n"))
    try world.write(result.output, to: "course/Quizzes/01-gates.md")
    let taken = world.run("quiz", "a", "--format", "json", lines: ["@State", "a class"])
    #expect(taken.json?["right"]?.int == 2)
  }

  @Test func `a broken part is said by its line and the rest is imported`() throws {
    try world.write("a{T}\n\nb{=c\n", to: "a.gift")
    let result = world.run("author", "import", "gift", "a.gift")
    #expect(result.status == .failed)
    #expect(result.error == "a.gift: line 3: the answers have no closing brace.\n")
    #expect(result.output.contains("## a\n"))
  }

  @Test func `what can't be done is said`() throws {
    #expect(world.run("author", "export").status == .unusable)
    #expect(world.run("author", "export", "pdf").status == .unusable)
    #expect(world.run("author", "export", "gift", "nothing").status == .unusable)
    #expect(world.run("author", "import", "gift").status == .unusable)
    #expect(world.run("author", "import", "csv", "a").status == .unusable)
    try world.write("", to: "empty.gift")
    let empty = world.run("author", "import", "gift", "empty.gift")
    #expect(empty.status == .unusable)
    #expect(empty.error == "observatory: There is no question in empty.gift.\n")
  }

  @Test func `an import does not write over a file`() throws {
    try world.write("a{T}\n", to: "a.gift")
    try world.write("mine", to: "b.md")
    let result = world.run("author", "import", "gift", "a.gift", "--output", "b.md")
    #expect(result.status == .unusable)
    #expect(try world.read("b.md") == "mine")
  }

  @Test func `answers and attempts become statements`() {
    _ = world.run("quiz", "gates-quiz", lines: ["@State", "a struct"])
    let result = world.run("progress", "export", "--format", "xapi", "--actor", "me@example.org")
    #expect(result.status == .success)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("\"mbox\":\"mailto:me@example.org\"") })
    #expect(lines.last?.contains("\"response\":\"2\"") == true)
    #expect(world.run("progress", "--format", "xapi").status == .unusable)
  }

  @Test func `a result can be written for test reports`() {
    let lines = ["@State", "a struct"]
    let junit = world.run("quiz", "gates-quiz", "--format", "junit", lines: lines)
    #expect(junit.status == .failed)
    #expect(junit.output.contains("<testsuite name=\"gates-quiz\" tests=\"2\" failures=\"1\""))
    let tap = world.run("quiz", "gates-quiz", "--seed", "1", "--format", "tap", lines: lines)
    #expect(
      tap.output.hasPrefix("TAP version 14\n1..2\nok 1 - gates-quiz: owner\nnot ok 2 - gates-quiz"))
  }
}
