import JSON

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
      rubrics.map { ($0.id, OpenGrader(rubric: $0, beside: rubrics)) },
      uniquingKeysWith: { first, _ in first })
    self.init { graders[$0] }
  }

  /// Returns the response to a line in UTF-8, or nil for a blank one; a byte order mark in front
  /// of the first line belongs to no line.
  package func respond(toUTF8 bytes: some BidirectionalCollection<UInt8>, number: Int) -> Response?
  {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = number == 1 && bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard let line = String(validating: content, as: UTF8.self) else {
      return malformed(number, "not UTF-8")
    }
    return respond(to: line, number: number)
  }

  /// Returns the response to a line, or nil for a blank one.
  package func respond(to line: some StringProtocol, number: Int) -> Response? {
    guard line.contains(where: { !$0.isWhitespace }) else { return nil }
    let request: JSONValue
    do {
      request = try JSONValue(parsing: String(line))
    } catch {
      return malformed(number, "not JSON: expected \(error.expected) at byte \(error.offset + 1)")
    }
    guard case .object = request else { return malformed(number, "not a JSON object") }
    guard let id = request["question_id"]?.string else {
      return malformed(number, "no text in “question_id”")
    }
    guard let answer = request["answer"]?.string else {
      return failure([
        .init("question_id", .string(id)), .init("line", .int(number)),
        .init("error", .string("no text in “answer”")),
      ])
    }
    guard let grader = grader(id) ?? grader(Self.withoutPrefix(id)) else {
      return failure([
        .init("question_id", .string(id)),
        .init("error", .string("no open question has this id")),
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
    JSONValue.object([
      .init("question_id", .string(id)),
      .init("label", .string(grade.verdict.rawValue)),
      .init("score", .number("\((grade.score * 100).rounded() / 100)")),
      .init("found", .array(grade.found.map(written))),
      .init("missing", .strings(grade.missing)),
      .init("misconceptions", .strings(grade.misconceptions.map(\.id))),
      .init("guard", .optional(grade.guardRule?.rawValue)),
    ]).text
  }

  private static func written(_ found: Grade.Found) -> JSONValue {
    .object([.init("id", .string(found.id)), .init("span", .string(found.span))])
  }

  private func malformed(_ number: Int, _ message: String) -> Response {
    failure([
      .init("question_id", .null), .init("line", .int(number)), .init("error", .string(message)),
    ])
  }

  private func failure(_ members: [JSONValue.Member]) -> Response {
    Response(line: JSONValue.object(members).text, isFailure: true)
  }
}
