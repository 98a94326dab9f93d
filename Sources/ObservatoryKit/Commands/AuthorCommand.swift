import Course
import ExerciseRunner
import JSON

/// `observatory author`: tools for those who write courses.
struct AuthorCommand {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    switch invocation.arguments[0] {
    case "check": return try AuthorCheck(invocation: invocation, world: world).run()
    case "export": return try AuthorExport(invocation: invocation, world: world).run()
    case "import": return try AuthorImport(invocation: invocation, world: world).run()
    case "new": return try AuthorNew(invocation: invocation, world: world).run()
    case "stats": return try AuthorStats(invocation: invocation, world: world).run()
    case let verb:
      throw .usage(
        .valueRefused(
          option: "author", value: verb, choices: ["check", "new", "export", "import", "stats"]))
    }
  }
}
