import Course
import JSON
import Progress

/// The log of a learner's answers and attempts as xAPI statements, one JSON object a line.
///
/// Source: https://github.com/adlnet/xAPI-Spec, version 1.0.3.
package struct XAPIStatements {
  package let text: String

  /// Makes statements about an actor, in the order in which things were done.
  ///
  /// Questions that are no longer in the course are described by their ids alone.
  package init(
    actor: XAPIActor, answers: [ProgressStore.Logged<ProgressStore.Answer>],
    attempts: [ProgressStore.Logged<ProgressStore.ExerciseVerdict>], questions: [Question]
  ) {
    let known = Dictionary(questions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var lines = answers.map { logged in
      (at: logged.at, id: logged.id, body: Self.body(logged.event, known[logged.event.question]))
    }
    lines += attempts.map { (at: $0.at, id: $0.id, body: Self.body($0.event)) }
    // What was done in the same moment stays in the order of the log.
    let order = lines.indices.sorted { (lines[$0].at, $0) < (lines[$1].at, $1) }
    text = order.map { index in
      let line = lines[index]
      let head: [JSONValue.Member] = [
        .init("id", .string(XAPIIdentifier(of: line.id, at: line.at).text)),
        .init("actor", actor.json),
      ]
      let stamp = JSONValue.Member("timestamp", .string(XAPITime(line.at).text))
      return JSONValue.object(head + line.body + [stamp]).text + "\n"
    }.joined()
  }

  private static func body(
    _ answer: ProgressStore.Answer, _ question: Question?
  ) -> [JSONValue.Member] {
    let interaction = question.map(Interaction.init)
    let isRight = answer.verdict == "correct" || answer.score >= 1
    return [
      verb("http://adlnet.gov/expapi/verbs/answered", "answered"),
      object("question", answer.question, definition(question, interaction)),
      .init(
        "result",
        .object([
          .init(
            "score",
            .object([
              .init("scaled", .double(answer.score)), .init("raw", .double(answer.score)),
              .init("min", .int(0)), .init("max", .int(1)),
            ])),
          .init("success", .bool(isRight)), .init("completion", .bool(true)),
          .init("response", .string(interaction?.response(to: answer.text) ?? answer.text)),
          .init("duration", .string(XAPITime.duration(answer.seconds))),
        ])),
    ]
  }

  private static func body(_ attempt: ProgressStore.ExerciseVerdict) -> [JSONValue.Member] {
    let isPass = attempt.verdict == "pass"
    let name = isPass ? "passed" : "failed"
    let definition = JSONValue.object([
      .init("type", .string("http://adlnet.gov/expapi/activities/assessment"))
    ])
    return [
      verb("http://adlnet.gov/expapi/verbs/\(name)", name),
      object("exercise", attempt.exercise, definition),
      .init("result", .object([.init("success", .bool(isPass))])),
    ]
  }

  private static func verb(_ id: String, _ name: String) -> JSONValue.Member {
    .init(
      "verb",
      .object([
        .init("id", .string(id)), .init("display", .object([.init("en-US", .string(name))])),
      ]))
  }

  private static func object(
    _ kind: String, _ id: String, _ definition: JSONValue
  ) -> JSONValue.Member {
    .init(
      "object",
      .object([
        .init("objectType", .string("Activity")),
        .init("id", .string("urn:observatory:\(kind):\(id)")), .init("definition", definition),
      ]))
  }

  private static func definition(
    _ question: Question?, _ interaction: Interaction?
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", .string("http://adlnet.gov/expapi/activities/cmi.interaction")),
      .init("interactionType", .string(interaction?.type ?? "other")),
    ]
    guard let question, let interaction else { return .object(members) }
    members.append(.init("description", text(question.prompt)))
    if !interaction.correctResponses.isEmpty {
      members.append(.init("correctResponsesPattern", .strings(interaction.correctResponses)))
    }
    members += interaction.components.map { name, texts in
      let parts = texts.enumerated().map { index, said in
        JSONValue.object([
          .init("id", .string("\(index + 1)")), .init("description", text(said)),
        ])
      }
      return .init(name, .array(parts))
    }
    return .object(members)
  }

  private static func text(_ text: String) -> JSONValue {
    .object([.init("en-US", .string(text))])
  }
}

/// Who did what the statements say.
package struct XAPIActor: Equatable, Sendable {
  private let name: String

  /// Takes a mail address, or the name of an account that is known on this machine alone.
  package init(_ name: String) { self.name = name }

  var json: JSONValue {
    let identity: JSONValue.Member =
      name.contains("@")
      ? .init("mbox", .string("mailto:\(name)"))
      : .init(
        "account",
        .object([.init("homePage", .string("http://localhost")), .init("name", .string(name))]))
    return .object([.init("objectType", .string("Agent")), identity])
  }
}
