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
    case let verb: throw .notThere(command: "author \(verb)")
    }
  }
}
