import TrackingUI

/// What followed from one event: the code that ran, why, and what it printed.
public struct Step {
  /// The event.
  public let name: String
  /// The lines printed during the step.
  public let printed: [String]
  let trace: TraceStep

  @MainActor init(_ host: ViewHost, printed: [String]) {
    trace = host.steps.last ?? TraceStep(name: "")
    name = trace.name
    self.printed = printed
  }

  /// How often the bodies of each view ran; views that stayed quiet are not in it.
  public var updates: [String: Int] { counts(of: .body) }

  /// How often row closures ran, by the view that wrote them.
  public var rows: [String: Int] { counts(of: .row) }

  /// How often deferred content (sheets, destinations) ran, by the view that wrote it.
  public var content: [String: Int] { counts(of: .content) }

  /// The views whose bodies ran, in order.
  public var ran: [String] { trace.updates.filter { $0.kind == .body }.map(\.view) }

  /// SwiftUI's own warnings during the step.
  public var warnings: [String] { trace.warnings }

  /// Why a view's bodies ran: names of properties (`Forecast#1.city`), of state, of the parent.
  public func causes(of view: String) -> [String] {
    var names: [String] = []
    for update in trace.updates where update.view == view {
      for cause in update.causes {
        let name = cause.name ?? cause.kind.rawValue
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// The properties of observable objects that a view's bodies read.
  public func reads(of view: String) -> [String] {
    var names: [String] = []
    for update in trace.updates where update.view == view && update.kind == .body {
      for name in update.reads where !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func counts(of kind: UpdateKind) -> [String: Int] {
    var counts: [String: Int] = [:]
    for update in trace.updates where update.kind == kind {
      counts[update.view, default: 0] += update.count
    }
    return counts
  }
}
