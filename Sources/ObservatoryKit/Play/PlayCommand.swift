import ExerciseRunner
import Terminal

/// `observatory play`: work a program's screen and see which bodies run.
struct PlayCommand {
  let invocation: Invocation
  let world: World

  /// The command at the session's prompts.
  static let sessionCommand = SessionCommand(
    "play", argument: "[ID|FILE]", completes: .exercises,
    "work a program's screen and see which bodies run")

  func run() throws(Failure) -> ExitStatus {
    let name = invocation.arguments.first ?? ""
    let desk = try Self.isFile(name) ? nil : Desk(invocation, world)
    let interface: Interface
    if let desk {
      interface = desk.interface
    } else {
      interface = try Interface(invocation, world)
    }
    if interface.facts.inputIsTerminal, !interface.facts.allowsInput {
      throw .inputUnwanted(command: "play")
    }
    let root = invocation.value("--root")
    guard let desk else {
      return try play(PlaySource(file: world.absolute(name), root: root), interface)
    }
    var source = try PlaySource.find(name, desk)
    if let root { source.root = root }
    return try play(source, interface)
  }

  /// Plays a file, an exercise or a listing from within a session.
  func play(named name: String, _ desk: Desk) throws(Failure) -> ExitStatus {
    let source =
      try Self.isFile(name)
      ? PlaySource(file: world.absolute(name), root: nil) : PlaySource.find(name, desk)
    return try play(source, desk.interface)
  }

  private static func isFile(_ name: String) -> Bool {
    name.hasSuffix(".swift") || name.contains("/")
  }

  /// Plays a program that was found already.
  func play(_ source: PlaySource, _ interface: Interface) throws(Failure) -> ExitStatus {
    let bench = try Workbench(world)
    let session = try PlaySession(
      source, state: invocation.value("--state") ?? source.state ?? "lazy",
      folder: world.currentFolder,
      trace: TraceRun(compilation: bench.compilation, execution: bench.execution),
      interface: interface)
    return try session.run()
  }
}
