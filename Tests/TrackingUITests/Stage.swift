import TrackingUI

/// A host under test, with the bodies that ran in the last step.
@MainActor
final class Stage {
  let host: ViewHost

  init<Content: View>(
    state: StateInitialValues = .lazy, @ViewBuilder _ content: @escaping () -> Content
  ) {
    var options = HostOptions.tracing
    options.state = state
    host = ViewHost(options: options, root: content)
  }

  /// Runs an event and returns the bodies that ran, in order.
  @discardableResult
  func act(_ action: () -> Void) -> [String] {
    host.perform("event", action)
    return ran
  }

  @discardableResult
  func tap(_ label: String) throws -> [String] {
    try host.tap(label)
    return ran
  }

  /// Lets the tasks that views started come to where they wait.
  func runTasks() async {
    for _ in 0..<5 {
      try? await Task.sleep(for: .milliseconds(2))
      host.update()
    }
  }

  var last: TraceStep { host.steps.last ?? TraceStep(name: "") }
  /// The bodies that ran in the last step, by the view's own name, without the suite around it.
  var ran: [String] {
    last.updates.filter { $0.kind == .body }
      .flatMap { Array(repeating: Self.ownName($0.view), count: $0.count) }
  }

  var rows: Int { last.updates.filter { $0.kind == .row }.map(\.count).reduce(0, +) }

  /// Why a view ran in the last step.
  func causes(of view: String) -> [TraceCause] {
    last.updates.first { Self.ownName($0.view) == view && $0.kind == .body }?.causes ?? []
  }

  private static func ownName(_ view: String) -> String {
    view.split(separator: ".").last.map(String.init) ?? view
  }
}
