@_spi(SwiftUI) import Observation

/// What kind of code an update unit runs.
///
/// Not part of SwiftUI.
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
  /// The unit's own code runs now.
  final var isRunning = false
  final var changes: ChangeFlags = []
  /// The unit's position in the step that is being recorded; negative outside of one.
  final var tracePosition: Int32 = -1
  /// Where the unit is, as the trace knows it.
  final var place: UnitPlace?
  final var pending: [UpdateCause] = []
  final var links: UnitLinks?
  /// There are dependencies that Observation knows.
  final var isArmed = false
  /// Observation's dependencies, unless `links` has one for every object.
  final var tracking: ObservationTracking?

  /// Creates a unit in a place of which the unit around it and the environment are known.
  init(in parent: _Element, owner: UpdateUnit, environment: EnvironmentScope) {
    host = owner.host
    self.environment = environment
    sequence = owner.host.nextSequence()
    depth = owner.depth + 1
    super.init(in: parent, owner: owner)
  }

  /// Creates the root of a host.
  init(rootOf host: ViewHost) {
    self.host = host
    environment = EnvironmentScope(parent: nil)
    sequence = host.nextSequence()
    depth = 1
    super.init(in: nil, owner: nil)
  }

  final override var unitForChildren: UpdateUnit? { self }
  override var environmentForChildren: EnvironmentScope { environment }

  var kind: UpdateKind { .body }

  /// The type's name without its module, as the trace shows it.
  var viewName: String { "" }

  /// The unit of the view or app in which the unit's code is written.
  var codeOwner: UpdateUnit { self }

  /// Whether a trace shows the runs of the unit: code of the learner's in a view that has a name.
  var isTraced: Bool { !viewName.isEmpty }

  /// The place in a collection, for the unit of a row.
  var rowPlace: UnitPlace.Row? { nil }

  /// The names of dynamic properties as `_printChanges` prints them.
  var printedPropertyNames: [String] { [] }

  /// The value whose stored properties lead to what the unit's code reads, for naming objects.
  var storedValue: Any? { nil }

  /// The dynamic property that refers to a place; nil if none does.
  func property(holding place: AnyLocation) -> FieldPlan.DynamicField? { nil }

  /// Runs the unit's code and brings what is below up to date.
  @MainActor func run() {}

  /// Runs the unit's code for comparison only and returns what it makes.
  @MainActor func evaluateInShadow() -> Any? { nil }

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
    let host = host
    let outer = host.beginRun(of: self)
    isRunning = true
    let result: Result
    let list: AccessList?
    if let frame = host.tracker.begin() {
      result = code()
      list = host.tracker.end(frame)
    } else {
      (result, list) = host.tracker.collectThroughProbe(code)
    }
    isRunning = false
    host.endRun(of: self, outer: outer)
    rearm(list)
    host.recorder?.record(self, reads: list)
    host.shadow?.note(self, output: result, reads: list)
    if !pending.isEmpty { pending = [] }
    changes = []
    links?.changedProperties.removeAll()
    return result
  }

  override func unmount() {
    guard isMounted else { return }
    host.recorder?.leave(self)
    disconnect()
    super.unmount()
  }

  /// Ends every dependency of the unit.
  final func disconnect() {
    isMounted = false
    isDirty = false
    if isArmed {
      tracking?.cancel()
      tracking = nil
      isArmed = false
    }
    links?.cancelAll(for: self)
    links = nil
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

/// A key of the environment that a unit read, and the property through which it did.
struct EnvironmentLink {
  let scope: EnvironmentScope
  let key: ObjectIdentifier
  let property: String?
}

/// Dependencies of a unit that are not Observation's, with what is needed to end them.
final class UnitLinks {
  var states: [AnyLocation] = []
  var environments: [EnvironmentLink] = []
  /// A key changed; by now another modifier may supply it.
  var environmentChanged = false
  /// One for every object read, where the unit's causes are recorded and it read several objects.
  var trackings: [ObservationTracking] = []

  /// Names of dynamic properties that changed since the last run.
  var changedProperties: [String] = []

  func cancelAll(for unit: UpdateUnit) {
    for tracking in trackings { tracking.cancel() }
    trackings.removeAll()
    for state in states { state.removeReader(unit) }
    states.removeAll()
    leaveEnvironment(unit)
  }

  /// Ends the unit's dependencies on keys of the environment; its next run makes them anew.
  func leaveEnvironment(_ unit: UpdateUnit) {
    for link in environments { link.scope.removeReader(unit, of: link.key) }
    environments.removeAll()
    environmentChanged = false
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
