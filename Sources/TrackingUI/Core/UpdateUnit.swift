@_spi(SwiftUI) import Observation

/// What kind of code an update unit runs.
public enum UpdateKind: String, Sendable {
  /// A view's body (or a view modifier's).
  case body
  /// The row closure of a ForEach or List.
  case row
  /// Deferred content: a sheet, a destination.
  case content
  /// The body of an App or a Scene.
  case scene
}

/// The smallest piece of user code that is run again by itself.
///
/// A unit remembers what its code read in the last run. `invalidate` marks it dirty; the host runs
/// dirty units parents first and every unit at most once in a pass.
class UpdateUnit: _Element {
  unowned(unsafe) let host: ViewHost
  let environment: EnvironmentScope
  let depth: UInt32
  let sequence: UInt32
  final var isDirty = false
  final var isMounted = true
  final var changes: ChangeFlags = []
  final var pending: [UpdateCause] = []
  final var tracking: ObservationTracking?
  final var links: UnitLinks?

  init(in parent: _Element?, host: ViewHost, environment: EnvironmentScope) {
    self.host = host
    self.environment = environment
    sequence = host.nextSequence()
    depth = (parent?.unitForChildren?.depth ?? 0) + 1
    super.init(in: parent)
  }

  convenience init(in parent: _Element) {
    guard let host = parent.unitForChildren?.host else {
      preconditionFailure("An element outside of a host can't hold views.")
    }
    self.init(in: parent, host: host, environment: parent.environmentForChildren)
  }

  final override var unitForChildren: UpdateUnit? { self }
  override var environmentForChildren: EnvironmentScope { environment }

  var kind: UpdateKind { .body }

  /// The type's name without its module, as the trace shows it.
  var viewName: String { "" }

  /// The names of dynamic properties as `_printChanges` prints them.
  var printedPropertyNames: [String] { [] }

  /// The value whose stored properties lead to what the unit's code reads, for naming objects.
  var storedValue: Any? { nil }

  /// Runs the unit's code and brings what is below up to date.
  @MainActor func run() {}

  /// Marks the unit to be run in the next pass.
  final func invalidate(_ cause: @autoclosure () -> UpdateCause, flag: ChangeFlags) {
    changes.formUnion(flag)
    if host.recordsCauses {
      let cause = cause()
      if !pending.contains(cause) { pending.append(cause) }
    }
    guard !isDirty, isMounted else { return }
    isDirty = true
    host.enqueue(self)
  }

  /// Runs `code` as this unit's code: what it reads becomes what the unit depends on.
  @MainActor final func track<Result>(_ code: () -> Result) -> Result {
    isDirty = false
    if let tracking {
      tracking.cancel()
      self.tracking = nil
    }
    links?.cancelTrackings()
    let outer = host.beginRun(of: self)
    let (result, list) = host.tracker.collect(code)
    host.endRun(of: self, outer: outer)
    if let list { arm(list) }
    host.recorder?.record(self, reads: list)
    pending.removeAll(keepingCapacity: false)
    changes = []
    links?.changedProperties.removeAll()
    return result
  }

  override func unmount() {
    guard isMounted else { return }
    isMounted = false
    isDirty = false
    tracking?.cancel()
    tracking = nil
    links?.cancelAll(for: self)
    links = nil
    super.unmount()
  }
}

/// What `Self._printChanges()` tells about a run, apart from the names of dynamic properties.
struct ChangeFlags: OptionSet {
  let rawValue: UInt8

  static let dependencies = ChangeFlags(rawValue: 1)
  static let value = ChangeFlags(rawValue: 2)
  static let identity = ChangeFlags(rawValue: 4)
  static let property = ChangeFlags(rawValue: 8)
}

/// Dependencies of a unit that are not Observation's, with what is needed to end them.
final class UnitLinks {
  var states: [AnyLocation] = []
  var environments: [(scope: EnvironmentScope, key: ObjectIdentifier)] = []
  /// One for every object read, where the unit's causes are recorded and it read several objects.
  var trackings: [ObservationTracking] = []

  /// Names of dynamic properties that changed since the last run.
  var changedProperties: [String] = []

  func cancelAll(for unit: UpdateUnit) {
    cancelTrackings()
    for state in states { state.removeReader(unit) }
    for link in environments { link.scope.removeReader(unit, of: link.key) }
  }

  func cancelTrackings() {
    for tracking in trackings { tracking.cancel() }
    trackings.removeAll()
  }
}

extension UpdateUnit {
  var ensuredLinks: UnitLinks {
    if let links { return links }
    let links = UnitLinks()
    self.links = links
    return links
  }
}
