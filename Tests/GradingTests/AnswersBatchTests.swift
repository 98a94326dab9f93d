import JSON
import Testing

@testable import Grading

@Suite("Answers in bulk")
struct AnswersBatchTests {
  private func respond(_ line: String, number: Int = 1) -> AnswersBatch.Response? {
    AnswersBatch(rubrics: CourseRubrics.all).respond(to: line, number: number)
  }

  @Test("a line is answered with its verdict, under the id it came with")
  func graded() {
    let line = #"{"question_id": "h01-class-not-struct", "answer": "", "label": "x", "n": [1]}"#
    let expected =
      #"{"question_id":"h01-class-not-struct","label":"incorrect","score":0.0,"found":[],"#
      + #""missing":["shared","copies"],"misconceptions":[],"guard":"empty"}"#
    #expect(respond(line) == AnswersBatch.Response(line: expected, isFailure: false))
  }

  @Test("found ideas carry the learner's words")
  func found() {
    let line = #"{"answer": "shared identity; struct copies", "question_id": "class-not-struct"}"#
    let expected =
      #"{"question_id":"class-not-struct","label":"correct","score":1.0,"found":"#
      + #"[{"id":"shared","span":"shared"},{"id":"copies","span":"copies"}],"#
      + #""missing":[],"misconceptions":[],"guard":null}"#
    #expect(respond(line)?.line == expected)
  }

  @Test("an unknown id is a failure of its line")
  func unknown() {
    #expect(
      respond(#"{"question_id": "nope", "answer": "x"}"#)
        == AnswersBatch.Response(
          line: #"{"question_id":"nope","error":"no open question has this id"}"#,
          isFailure: true))
  }

  @Test("a malformed line is reported with its number")
  func malformed() {
    #expect(
      respond("{oops", number: 7)
        == AnswersBatch.Response(
          line:
            #"{"question_id":null,"line":7,"error":"not JSON: expected a member's name at byte 2"}"#,
          isFailure: true))
    #expect(respond("[1]", number: 2)?.isFailure == true)
    #expect(respond(#"{"question_id": "class-not-struct"}"#, number: 3)?.isFailure == true)
    #expect(respond("   ") == nil)
  }

  @Test("only a set's prefix is taken off an id")
  func prefixes() {
    #expect(AnswersBatch.withoutPrefix("d05-read-in-action") == "read-in-action")
    #expect(AnswersBatch.withoutPrefix("read-in-action") == "read-in-action")
    #expect(AnswersBatch.withoutPrefix("h-1") == "h-1")
  }

  @Test("a line may end as on Windows, the first may carry a byte order mark, others are malformed")
  func bytes() {
    let batch = AnswersBatch(rubrics: CourseRubrics.all)
    let line = Array(#"{"question_id":"class-not-struct","answer":"idk"}"#.utf8)
    let plain = batch.respond(toUTF8: line, number: 1)
    #expect(plain?.isFailure == false)
    #expect(batch.respond(toUTF8: line + [0x0D], number: 2) == plain)
    #expect(batch.respond(toUTF8: [0xEF, 0xBB, 0xBF] + line, number: 1) == plain)
    #expect(batch.respond(toUTF8: [0x0D], number: 3) == nil)
    #expect(
      batch.respond(toUTF8: [0x7B, 0xFF, 0x7D], number: 4)?.line
        == #"{"question_id":null,"line":4,"error":"not UTF-8"}"#)
  }

  @Test("the same answers give the same bytes on any number of threads")
  func determinism() async {
    let batch = AnswersBatch(rubrics: CourseRubrics.all)
    let lines = CourseRubrics.answers.prefix(120).map { answer in
      JSONValue.object([
        .init("question_id", .string(answer.question)), .init("answer", .string(answer.answer)),
      ]).text
    }
    let once = lines.map { batch.respond(to: $0, number: 1) }
    let again = await withTaskGroup(of: (Int, AnswersBatch.Response?).self) { group in
      for (number, line) in lines.enumerated() {
        group.addTask { (number, batch.respond(to: line, number: 1)) }
      }
      var responses = [AnswersBatch.Response?](repeating: nil, count: lines.count)
      for await (number, response) in group { responses[number] = response }
      return responses
    }
    #expect(once == again)
  }

  @Test("JSON is read strictly and written the same each time")
  func json() throws {
    let text = #"{"a": ["\u00e9\ud83d\ude00\n", -1.5e2, true, null], "b": {}}"#
    #expect(
      try JSONValue(parsing: text).text == #"{"a":["é😀\n",-1.5e2,true,null],"b":{}}"#)
    for wrong in ["", "{", "{\"a\" 1}", "[1,]", "nul", "\"\u{1}\"", "1 2", "\"\\x\""] {
      #expect(throws: JSONError.self) { try JSONValue(parsing: wrong) }
    }
  }
}
