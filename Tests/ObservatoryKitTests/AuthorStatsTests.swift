import Testing

@testable import ObservatoryKit

@Suite struct AuthorStatsTests {
  private let world: TestWorld

  init() throws {
    world = try TestWorld()
    try TwoLessons.write(in: world)
  }

  @Test func `without answers it says so`() {
    let result = world.run("author", "stats")
    #expect(result.status == .success)
    #expect(result.output.hasPrefix("No quiz was answered yet;"))
  }

  @Test func `every question has its tries, its first answers and its wrong ones`() {
    for lines in [["@State", "a class"], ["@Binding", "a struct"], ["@Binding", "a struct"]] {
      _ = world.run("quiz", "gates-quiz", lines: lines)
    }
    _ = world.run("quiz", "delays-quiz", lines: ["skip"])
    #expect(
      world.run("author", "stats").output == """
        question    tries  skips  first right  discr.  wrong answers
        owner           3      0         33 %    1.00  “@Binding” ×2
        observable      3      0         33 %    1.00  “a struct” ×2
        enrols          0      1            –       –

        """)
    let json = world.run("author", "stats", "--format", "json").json
    let questions = json?["questions"]?.array
    #expect(questions?.map { $0["question"]?.string } == ["owner", "observable", "enrols"])
    #expect(questions?.first?["right_at_first"]?.int == 1)
    #expect(questions?.first?["wrong_answers"]?.array?.first?["count"]?.int == 2)
  }

  @Test func `exports of several learners are counted together`() throws {
    let other = try TestWorld()
    try TwoLessons.write(in: other)
    _ = world.run("quiz", "gates-quiz", lines: ["@State", "an enum"])
    _ = other.run("quiz", "gates-quiz", lines: ["@State", "an enum"])
    try world.write(world.run("progress", "export").output, to: "one.json")
    try world.write(other.run("progress", "export").output, to: "two.json")
    let json = world.run("author", "stats", "--format", "json", "one.json", "two.json").json
    #expect(json?["questions"]?.array?.map { $0["tries"]?.int } == [2, 2])
    #expect(world.run("author", "stats", "none.json").status == .unusable)
  }
}
