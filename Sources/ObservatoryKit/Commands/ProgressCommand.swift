import ExerciseRunner
import JSON

/// `observatory progress`: how far the learner is.
struct ProgressCommand {
  let desk: Desk

  func run() throws(Failure) -> ExitStatus {
    switch desk.invocation.arguments.first {
    case nil: break
    case "export": return try ProgressTransfer(desk: desk).export()
    case "import": return try ProgressTransfer(desk: desk).merge()
    case let verb?:
      throw .usage(
        .valueRefused(option: "progress", value: verb, choices: ["export", "import"]))
    }
    if desk.invocation.value("--format") == "xapi" {
      throw .usage(
        .valueRefused(option: "--format", value: "xapi", choices: ["text", "json"]))
    }
    let overview = try Overview(desk)
    if desk.invocation.value("--format") == "json" {
      desk.world.output.write(json(overview).prettyText + "\n")
    } else {
      Home(desk: desk).show(overview)
      sayReviews(overview.deck)
    }
    return .success
  }

  private func sayReviews(_ deck: ReviewDeck) {
    let due = deck.dueCount(at: desk.world.now())
    if due == 0, let next = deck.nextSentence(after: desk.world.now()) {
      desk.interface.say(next)
    }
  }

  private func json(_ overview: Overview) -> JSONValue {
    let now = desk.world.now()
    let next = overview.deck.next(after: now)?.due
    return .object([
      .init("version", .int(1)),
      .init(
        "lessons",
        .array(
          overview.rows.map { row in
            .object([
              .init("id", .string(row.lesson.id)), .init("title", .string(row.lesson.title)),
              .init("pages", .int(row.pages)), .init("pages_read", .int(row.pagesRead)),
              .init("finished", .bool(row.isFinished)), .init("exercises", .int(row.exercises)),
              .init("exercises_passed", .int(row.passed)),
              .init("quiz_finished", .bool(row.hasQuizDone)),
              .init("due_reviews", .int(row.due)),
              .init("changed_questions", .strings(row.changed)),
            ])
          })),
      .init("due_reviews", .int(overview.deck.dueCount(at: now))),
      .init("next_review", next.map(JSONValue.double) ?? .null),
    ])
  }
}
