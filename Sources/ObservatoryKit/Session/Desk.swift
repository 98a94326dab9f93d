import Course
import ExerciseRunner
import Progress
import Terminal

/// Everything a session works with: the course, the learner's progress and files, the terminal.
struct Desk {
  let world: World
  private(set) var invocation: Invocation
  let index: CourseIndex
  let store: ProgressStore
  let workspace: Workspace
  var interface: Interface

  init(_ invocation: Invocation, _ world: World) throws(Failure) {
    self.world = world
    self.invocation = invocation
    let folders = StateFolders(environment: world.environment)
    index = CourseIndex(
      try CourseFolder.find(named: invocation.value("--course"), in: world), cache: folders.cache)
    workspace = Workspace(invocation, world)
    do {
      store = try ProgressStore(folder: folders.data, now: world.now)
    } catch {
      throw .store(error)
    }
    interface = try Interface(invocation, world)
    if let aside = store.setAside {
      world.error.write(
        "observatory: the progress file was damaged; it was set aside as \(aside) and a new one was"
          + " begun.\n")
    }
  }

  static func terminalOptions(_ invocation: Invocation) throws(Failure) -> TerminalOptions {
    var width: Int?
    if let text = invocation.value("--width") {
      guard let number = Int(text), number >= 0 else {
        throw .notANumber(option: "--width", value: text)
      }
      width = number
    }
    return TerminalOptions(
      color: invocation.value("--color").flatMap(ColorMode.init) ?? .auto,
      plain: invocation.has("--plain"), noInput: invocation.has("--no-input"), width: width)
  }

  /// The same desk for a command that is typed at a prompt: the program's own arguments aren't its.
  var atPrompt: Desk {
    var desk = self
    desk.invocation.arguments = []
    return desk
  }

  /// Runs a step that writes to the store.
  func storing<Result>(_ body: () throws(StoreError) -> Result) throws(Failure) -> Result {
    do { return try body() } catch { throw .store(error) }
  }

  /// Makes the exercise's file if it isn't there.
  ///
  /// It is the starter, or, where the exercise goes on from another one that was passed, the
  /// learner's own file of that one.
  func prepare(_ files: ExerciseFiles) throws(Failure) -> Workspace.Prepared {
    guard !Files.exists(workspace.path(of: files)), let previous = try previous(of: files) else {
      return try workspace.prepare(files, world: world)
    }
    let prepared = try workspace.prepare(files, from: workspace.path(of: previous), world: world)
    world.tell("It goes on from your file of \(previous.id).\n")
    return prepared
  }

  /// The exercise that another one continues, if the learner has passed it.
  private func previous(of files: ExerciseFiles) throws(Failure) -> ExerciseFiles? {
    guard let id = try? index.exercise(files).continues,
      let previous = index.folder.exercises.first(where: { $0.id == id }),
      Files.exists(workspace.path(of: previous))
    else { return nil }
    let state = try storing { () throws(StoreError) in try store.state(of: id) }
    return state.isPassed ? previous : nil
  }

  var isInteractive: Bool { interface.facts.allowsInput && interface.facts.outputIsTerminal }
}
