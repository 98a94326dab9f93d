import Course
import JSON
import Progress
import Testing

@testable import Interchange

@Suite("xAPI statements")
struct XAPITests {
  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00.000Z"), (1_796_020_932.25, "2026-11-30T06:42:12.250Z"),
    (951_782_400, "2000-02-29T00:00:00.000Z"), (4_107_542_399, "2100-02-28T23:59:59.000Z"),
    (-1, "1969-12-31T23:59:59.000Z"),
  ])
  func `a moment is written in UTC`(seconds: Double, text: String) {
    #expect(XAPITime(seconds).text == text)
  }

  @Test func `a duration is written in seconds`() {
    let durations = [0, 3, 3.5, 61.04, -2].map(XAPITime.duration)
    #expect(durations == ["PT0S", "PT3S", "PT3.50S", "PT61.04S", "PT0S"])
  }

  @Test func `the id of a row is always the same UUID, unlike others'`() {
    let first = XAPIIdentifier(of: "0m9k2c1aq-2x8yf0", at: 1_796_020_932).text
    #expect(first == XAPIIdentifier(of: "0m9k2c1aq-2x8yf0", at: 1_796_020_932).text)
    #expect(first != XAPIIdentifier(of: "0m9k2c1aq-2x8yf1", at: 1_796_020_932).text)
    #expect(first.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
    #expect(first.split(separator: "-")[2].first == "7")
    #expect(first.split(separator: "-")[3].first == "8")
  }

  private func questions() throws -> [Question] {
    let text = """
      ---
      id: a
      lesson: b
      title: t
      ---

      ## Which?

      ```yaml question
      id: which
      type: multiple
      ```

      - [x] reads
      - [x] reads of reads
      - [ ] writes

      ## Pairs

      ```yaml question
      id: pairs
      type: match
      ```

      | a | b |
      | --- | --- |
      | own | @State |
      | borrow | @Binding |

      """
    let course = Course(
      folder: "/c",
      files: .init(
        names: { $0 == "/c/Quizzes" ? ["01-a.md"] : [] }, isFolder: { _ in false },
        read: { _ in Array(text.utf8) }))
    return try course.quiz(try #require(course.quizzes().entries.first)).0.questions
  }

  private func answer(
    _ question: String, _ text: String, _ verdict: String, _ score: Double
  ) -> ProgressStore.Logged<ProgressStore.Answer> {
    .init(
      id: "0m9k2c1aq-2x8yf0", at: 1_796_020_932,
      event: .init(
        question: question, revision: "r", text: text, verdict: verdict, score: score,
        tryNumber: 1, usedHint: false, seconds: 3))
  }

  private func statements(
    _ answers: [ProgressStore.Logged<ProgressStore.Answer>]
  ) throws -> [JSONValue] {
    let all = XAPIStatements(
      actor: XAPIActor("me"), answers: answers,
      attempts: [
        .init(id: "x", at: 1_796_020_000, event: .init(exercise: "rows", verdict: "pass"))
      ], questions: try questions())
    return try all.text.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
  }

  @Test func `an answer is a statement with its interaction and its result`() throws {
    let lines = try statements([answer("which", "reads of reads; reads", "correct", 1)])
    #expect(lines.count == 2)
    #expect(lines[0]["verb"]?["id"]?.string == "http://adlnet.gov/expapi/verbs/passed")
    #expect(lines[0]["object"]?["id"]?.string == "urn:observatory:exercise:rows")
    let statement = lines[1]
    #expect(statement["timestamp"]?.string == "2026-11-30T06:42:12.000Z")
    #expect(statement["actor"]?["account"]?["name"]?.string == "me")
    let definition = statement["object"]?["definition"]
    #expect(definition?["interactionType"]?.string == "choice")
    #expect(definition?["correctResponsesPattern"]?.strings == ["1[,]2"])
    #expect(definition?["choices"]?.array?.count == 3)
    #expect(statement["result"]?["response"]?.string == "2[,]1")
    #expect(statement["result"]?["success"]?.bool == true)
    #expect(statement["result"]?["duration"]?.string == "PT3S")
    #expect(statement["result"]?["score"]?["scaled"]?.double == 1)
  }

  @Test func `pairs are named by source and target`() throws {
    let lines = try statements([answer("pairs", "own: @Binding; borrow: @State", "incorrect", 0)])
    #expect(lines[1]["result"]?["response"]?.string == "1[.]2[,]2[.]1")
    #expect(
      lines[1]["object"]?["definition"]?["correctResponsesPattern"]?.strings == ["1[.]1[,]2[.]2"])
    #expect(lines[1]["result"]?["success"]?.bool == false)
  }

  @Test func `a question that the course no longer has keeps its answer`() throws {
    let lines = try statements([answer("gone", "words; more", "unsure", 1)])
    #expect(lines[1]["object"]?["id"]?.string == "urn:observatory:question:gone")
    #expect(lines[1]["result"]?["response"]?.string == "words; more")
    #expect(lines[1]["object"]?["definition"]?["interactionType"]?.string == "other")
  }

  @Test func `a mail address identifies the actor by mail`() {
    #expect(XAPIActor("a@example.org").json["mbox"]?.string == "mailto:a@example.org")
  }
}
