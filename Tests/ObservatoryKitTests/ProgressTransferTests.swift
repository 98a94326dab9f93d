import Testing

@testable import ObservatoryKit

@Suite struct ProgressTransferTests {
  private let first: TestWorld
  private let second: TestWorld

  init() throws {
    (first, second) = (try TestWorld(), try TestWorld())
    try TwoLessons.write(in: first)
    try TwoLessons.write(in: second)
  }

  @Test func `two machines become one, and again changes nothing`() throws {
    _ = first.run("quiz", "gates-quiz", lines: ["@State", "a class"])
    _ = second.run("quiz", "delays-quiz", lines: ["read", "idk"])
    try second.write(first.run("progress", "export").output, to: "first.json")
    let merged = second.run("progress", "import", "first.json")
    #expect(merged.status == .success)
    #expect(merged.output == "Merged; new here: 2 answers, 2 reviews, 1 quiz.\n")
    let all = second.run("progress", "export").output
    let again = second.run("progress", "import", "first.json")
    #expect(again.output == "Merged; everything in it was here already.\n")
    #expect(second.run("progress", "export").output == all)
    second.time += 700
    #expect(second.run("progress", "--format", "json").json?["due_reviews"]?.int == 4)
  }

  @Test func `an export can be written to a file and read from a pipe`() throws {
    _ = first.run("quiz", "gates-quiz", lines: ["@State", "a class"])
    #expect(first.run("progress", "export", "mine.json").output.isEmpty)
    let text = try first.read("mine.json")
    #expect(second.run("progress", "import", "-", input: text).status == .success)
    #expect(second.run("progress", "export").output == text)
  }

  @Test(arguments: [
    ("", "a.json is not JSON (a value is expected at byte 0); nothing was changed."),
    ("{\"format\": ", "a.json is not JSON (a value is expected at byte 11); nothing was changed."),
    (
      "{}",
      "a.json holds no progress; make it with `observatory progress export`; nothing was changed."
    ),
    (
      "{\"format\": \"observatory progress\", \"version\": 99}",
      "a.json was written by a newer version of observatory (format 99); nothing was changed."
    ),
    (
      "{\"format\": \"observatory progress\", \"version\": 1, \"lesson\": [{\"id\": 3}]}",
      "a.json is damaged: row 1 of lesson has no fitting id; nothing was changed."
    ),
  ])
  func `a broken file is one sentence and changes nothing`(text: String, sentence: String) throws {
    _ = first.run("quiz", "gates-quiz", lines: ["@State", "a class"])
    let before = first.run("progress", "export").output
    try first.write(text, to: "a.json")
    let result = first.run("progress", "import", "a.json")
    #expect(result.status == .unusable)
    #expect(result.error == "observatory: \(sentence)\n")
    #expect(first.run("progress", "export").output == before)
  }

  @Test func `a missing file or name is said`() {
    #expect(first.run("progress", "import", "no.json").status == .unusable)
    #expect(first.run("progress", "import").status == .unusable)
    #expect(first.run("progress", "inport").status == .unusable)
  }
}
