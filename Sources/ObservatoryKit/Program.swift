import ExerciseRunner
import Terminal

/// The program: understands the command line, runs the command, says what went wrong.
package struct Program {
  package static let version = "0.1.0"

  private let world: World

  package init(_ world: World) { self.world = world }

  /// Runs the words after the program's name and returns the exit status.
  package func run(_ words: [String]) -> ExitStatus {
    let status = perform(words)
    guard let reason = world.output.failure else { return status }
    world.error.write("observatory: Standard output could not be written: \(reason).\n")
    return .unusable
  }

  private func perform(_ words: [String]) -> ExitStatus {
    do {
      let invocation: Invocation
      do { invocation = try Invocation(parsing: words) } catch { throw Failure.usage(error) }
      if invocation.wantsVersion {
        world.output.write("observatory \(Self.version)\n")
        return .success
      }
      if invocation.wantsHelp {
        world.output.write(invocation.command.map(HelpText.command) ?? HelpText.program())
        return .success
      }
      return try run(invocation)
    } catch {
      let failure = Failure(error)
      if case .interrupted = failure { return .interrupted }
      world.error.write("observatory: \(Sanitizer.visible(failure.sentence))\n")
      return .unusable
    }
  }

  private func run(_ invocation: Invocation) throws(Failure) -> ExitStatus {
    switch invocation.command?.name {
    case "trace": return try TraceCommand(invocation: invocation, world: world).run()
    case "play": return try PlayCommand(invocation: invocation, world: world).run()
    case "verify": return try VerifyCommand(desk: try Desk(invocation, world)).run()
    case "answers": return try AnswersCommand(invocation: invocation, world: world).run()
    case "grade": return try GradeCommand(invocation: invocation, world: world).run()
    case "help": return try help(invocation)
    case "completions":
      return try CompletionsCommand(invocation: invocation, world: world).run()
    case "author": return try AuthorCommand(invocation: invocation, world: world).run()
    case "doctor": return try DoctorCommand(invocation: invocation, world: world).run()
    case nil: return try Home(desk: try Desk(invocation, world)).run()
    case "lessons": return try LessonCommand(desk: try Desk(invocation, world)).list()
    case "lesson": return try LessonCommand(desk: try Desk(invocation, world)).read()
    case "quiz": return try QuizCommand(desk: try Desk(invocation, world)).run()
    case "review": return try ReviewCommand(desk: try Desk(invocation, world)).run()
    case "watch": return try WatchCommand(desk: try Desk(invocation, world)).run()
    case "progress": return try ProgressCommand(desk: try Desk(invocation, world)).run()
    case "exercises", "exercise", "hint", "solution", "diff", "reset", "restore":
      return try ExerciseCommands(desk: try Desk(invocation, world))
        .run(invocation.command?.name ?? "")
    case let name?: throw .notThere(command: name)
    }
  }

  private func help(_ invocation: Invocation) throws(Failure) -> ExitStatus {
    if invocation.has("--man") {
      world.output.write(ManualPage.text)
      return .success
    }
    guard let name = invocation.arguments.first else {
      world.output.write(HelpText.program())
      return .success
    }
    guard let command = CommandSpec.named(name) else {
      let nearest = NearestName.find(name, in: CommandSpec.all.map(\.name))
      throw .usage(.unknownCommand(name, nearest: nearest))
    }
    world.output.write(HelpText.command(command))
    return .success
  }
}
