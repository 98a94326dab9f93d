/// Grades open answers in bulk: a line of JSON in, a line of JSON out.
///
///     {"question_id": "class-not-struct", "answer": "…"}
///     {"question_id": "class-not-struct", "label": "correct", "score": 1.0, "found": […], …}
///
/// Other fields of a line are ignored. The same lines give the same bytes.
package struct AnswersBatch: Sendable {
  package struct Response: Sendable, Hashable {
    package var line: String
    /// The line could not be graded; the program ends with status 1.
    package var isFailure: Bool
  }

  private let grader: @Sendable (String) -> OpenGrader?

  /// - Parameter grader: Returns the grader of the open question with this id.
  package init(grader: @escaping @Sendable (String) -> OpenGrader?) { self.grader = grader }

  package init(rubrics: [Rubric]) {
    let graders = Dictionary(
      rubrics.map { ($0.id, OpenGrader(rubric: $0)) }, uniquingKeysWith: { first, _ in first })
    self.init { graders[$0] }
  }

  /// Returns the response to a line, or nil for a blank one.
  package func respond(to line: some StringProtocol, number: Int) -> Response? {
    guard line.contains(where: { !$0.isWhitespace }) else { return nil }
    let request: JSONText
    do {
      request = try JSONText.read(line)
    } catch {
      return malformed(number, "not JSON: \(error)")
    }
    guard case .object = request else { return malformed(number, "not a JSON object") }
    guard let id = request.field("question_id")?.text else {
      return malformed(number, "no text in “question_id”")
    }
    guard let answer = request.field("answer")?.text else {
      return failure([
        ("question_id", .string(id)), ("line", .integer(number)),
        ("error", .string("no text in “answer”")),
      ])
    }
    guard let grader = grader(id) ?? grader(Self.withoutPrefix(id)) else {
      return failure([
        ("question_id", .string(id)), ("error", .string("no open question has this id")),
      ])
    }
    return Response(line: Self.written(grader.grade(answer), id: id), isFailure: false)
  }

  /// Returns the id after a set's prefix: `h01-class-not-struct` asks `class-not-struct`.
  package static func withoutPrefix(_ id: String) -> String {
    guard let dash = id.firstIndex(of: "-") else { return id }
    let prefix = id[..<dash]
    guard prefix.first?.isLetter == true, prefix.count > 1,
      prefix.dropFirst().allSatisfy(\.isNumber)
    else { return id }
    return String(id[id.index(after: dash)...])
  }

  private static func written(_ grade: Grade, id: String) -> String {
    JSONText.object([
      ("question_id", .string(id)),
      ("label", .string(grade.verdict.rawValue)),
      ("score", .number((grade.score * 100).rounded() / 100)),
      (
        "found",
        .array(
          grade.found.map { .object([("id", .string($0.id)), ("span", .string($0.span))]) })
      ),
      ("missing", .array(grade.missing.map { .string($0) })),
      ("misconceptions", .array(grade.misconceptions.map { .string($0.id) })),
      ("guard", grade.guardRule.map { .string($0.rawValue) } ?? .null),
    ]).written
  }

  private func malformed(_ number: Int, _ message: String) -> Response {
    failure([("question_id", .null), ("line", .integer(number)), ("error", .string(message))])
  }

  private func failure(_ fields: [(name: String, value: JSONText)]) -> Response {
    Response(line: JSONText.object(fields).written, isFailure: true)
  }
}
