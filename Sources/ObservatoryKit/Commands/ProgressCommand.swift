import ExerciseRunner
import JSON

/// `observatory progress`: how far the learner is.
struct ProgressCommand {
  let desk: Desk

  func run() throws(Failure) -> ExitStatus {
    if let verb = desk.invocation.arguments.first { throw .notThere(command: "progress \(verb)") }
    let overview = try Overview(desk)
    if desk.invocation.value("--format") == "json" {
      desk.world.output.write(json(overview).prettyText + "\n")
    } else {
      overview.show()
    }
    return .success
  }

  private func json(_ overview: Overview) -> JSONValue {
    .object([
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
            ])
          })),
    ])
  }
}
