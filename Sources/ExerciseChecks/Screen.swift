import TrackingUI

/// Shows a view and returns its screen, to act on and to look at.
@MainActor
public func host<Content: View>(
  state: StateInitialValues = .lazy, @ViewBuilder _ view: @escaping () -> Content
) -> Screen { Screen(state: state, view) }

/// Shows a view and returns its screen, to act on and to look at.
@MainActor
public func host<Content: View>(
  _ view: @autoclosure @escaping () -> Content, state: StateInitialValues = .lazy
) -> Screen { Screen(state: state, view) }

/// What is on the screen of a view under test, and what happened to it.
@MainActor
public final class Screen {
  private let host: ViewHost
  private let output: OutputCapture
  /// The step in which everything was shown first.
  public private(set) var firstRender: Step

  init<Content: View>(state: StateInitialValues, _ view: @escaping () -> Content) {
    output = CheckRun.current?.output ?? OutputCapture()
    _ = output.take()
    var options = HostOptions.tracing
    options.state = state
    options.runsTasks = true
    host = ViewHost(options: options, root: view)
    firstRender = Step(host, printed: output.takeLines())
    CheckRun.current?.note(firstRender) { host.screenText }
  }

  /// The whole screen as text.
  public var text: String { host.screenText }

  /// Returns whether some text is on the screen.
  public func contains(text: String) -> Bool { host.screenText.contains(text) }

  /// Runs code as one event and returns what followed from it.
  @discardableResult
  public func perform(_ name: String = "the change", _ action: () -> Void) -> Step {
    run { host.perform(name, action) }
  }

  /// Lets tasks go on for a time.
  @discardableResult
  public func wait(_ seconds: Double) -> Step { run { host.wait(seconds) } }

  /// Ends what was presented last.
  @discardableResult
  public func dismiss() throws -> Step { try attempt { try host.dismiss() } }

  /// Deletes the row with a text, as people do by swiping it.
  @discardableResult
  public func deleteRow(_ label: String) throws -> Step {
    try attempt { try host.deleteRow(label) }
  }

  /// Moves the row with a text before the one at a position.
  @discardableResult
  public func moveRow(_ label: String, to position: Int) throws -> Step {
    try attempt { try host.moveRow(label, to: position) }
  }

  /// Pulls down the content that can be reloaded.
  @discardableResult
  public func refresh() throws -> Step { try attempt { try host.refresh() } }

  /// Takes everything off the screen.
  @discardableResult
  public func unmount() -> Step { run { host.perform("unmount") { host.unmount() } } }

  /// Finds a button by the text on it.
  public func find(button label: String) throws -> Found { Found(screen: self, label: label) }

  /// Finds a field by its title.
  public func find(field label: String) throws -> Found { Found(screen: self, label: label) }

  /// Finds a toggle by its label.
  public func find(toggle label: String) throws -> Found { Found(screen: self, label: label) }

  /// Finds a picker by its label.
  public func find(picker label: String) throws -> Found { Found(screen: self, label: label) }

  /// Finds text on the screen; throws if it isn't there.
  @discardableResult
  public func find(text: String) throws -> Found {
    guard contains(text: text) else {
      throw CheckFailure(
        message: "“\(text)” is not on the screen.", expected: text, actual: self.text)
    }
    return Found(screen: self, label: text)
  }

  fileprivate func attempt(_ action: () throws -> Void) throws -> Step {
    do {
      return try run(action)
    } catch let failure as ActionFailure {
      throw CheckFailure(message: failure.sentence, actual: text)
    }
  }

  private func run(_ action: () throws -> Void) rethrows -> Step {
    _ = output.take()
    try action()
    let step = Step(host, printed: output.takeLines())
    CheckRun.current?.note(step) { host.screenText }
    return step
  }

  /// Something found on the screen.
  @MainActor
  public struct Found {
    let screen: Screen
    let label: String

    /// Taps it.
    @discardableResult
    public func tap() throws -> Step { try screen.attempt { try screen.host.tap(label) } }

    /// Switches it.
    @discardableResult
    public func toggle() throws -> Step { try screen.attempt { try screen.host.toggle(label) } }

    /// Replaces its text, as one edit.
    @discardableResult
    public func type(_ text: String) throws -> Step {
      try screen.attempt { try screen.host.type(text, into: label) }
    }

    /// Submits it.
    @discardableResult
    public func submit() throws -> Step { try screen.attempt { try screen.host.submit(label) } }

    /// Chooses one of its values.
    @discardableResult
    public func select(_ value: String) throws -> Step {
      try screen.attempt { try screen.host.select(value, in: label) }
    }
  }
}

extension ActionFailure {
  /// The failure as a sentence: what was looked for, and what is there.
  var sentence: String {
    switch self {
    case .notFound(let kind, let label, let present):
      let there =
        present.isEmpty ? "there is none" : present.map { "“\($0)”" }.joined(separator: ", ")
      return "No \(kind) “\(label)” is on the screen; the \(kind)s there: \(there)."
    case .disabled(let label): return "“\(label)” is disabled."
    case .noSuchChoice(let choice, let label, let choices):
      return "“\(label)” has no choice “\(choice)”; it has \(choices.joined(separator: ", "))."
    case .nothingPresented: return "Nothing is presented that could be dismissed."
    case .unknownAction(let action): return "“\(action)” is not an action."
    }
  }
}
