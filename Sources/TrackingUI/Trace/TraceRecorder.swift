/// Records which units ran, why, and what they read; belongs to one host.
///
/// While units run, only references are noted; names are made at the end of a step.
final class TraceRecorder {
  private(set) var steps: [TraceStep] = []
  private var entries: [Entry] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  /// What was read, in the order of the runs: the order in which objects get their numbers.
  private var runs: [(unit: UpdateUnit, list: AccessTracker.AccessList)] = []
  private var warnings: [String] = []
  private var stepName = ""
  private let naming = ObservedNaming()

  private struct Entry {
    let unit: UpdateUnit
    var count: Int
    var causes: [UpdateCause]
    var list: AccessTracker.AccessList?
    /// Known early where the unit left the tree, and those above it with it.
    var place: (view: String, path: String)?
  }

  func beginStep(_ name: String) {
    stepName = name
    entries = []
    positions = [:]
    warnings = []
  }

  func warn(_ text: String) { warnings.append(text) }

  /// Returns the name of a property that is needed before the step ends.
  func name(of property: ObservedProperty) -> String {
    numberObjects()
    return naming.name(of: property)
  }

  /// Reserves the unit's place in the order of runs, before what it runs itself comes after it.
  func begin(_ unit: UpdateUnit) {
    if unit.viewName.isEmpty || positions[ObjectIdentifier(unit)] != nil { return }
    positions[ObjectIdentifier(unit)] = entries.count
    entries.append(Entry(unit: unit, count: 0, causes: [], list: nil))
  }

  func record(_ unit: UpdateUnit, reads list: AccessTracker.AccessList?) {
    if let list { runs.append((unit, list)) }
    guard let position = positions[ObjectIdentifier(unit)] else { return }
    entries[position].count += 1
    if entries[position].count == 1 {
      entries[position].causes = unit.pending
    } else {
      for cause in unit.pending where !entries[position].causes.contains(cause) {
        entries[position].causes.append(cause)
      }
    }
    entries[position].list = list
  }

  /// Notes where a unit that ran in this step was, while what is above it is still there.
  func leave(_ unit: UpdateUnit) {
    guard let position = positions[ObjectIdentifier(unit)] else { return }
    numberObjects()
    entries[position].place = (unit.viewName, UnitPath.text(of: unit))
  }

  func endStep() {
    numberObjects()
    let updates = entries.map { entry in
      let place = entry.place ?? (entry.unit.viewName, UnitPath.text(of: entry.unit))
      return TraceUpdate(
        view: place.view, kind: entry.unit.kind, path: place.path, count: entry.count,
        causes: entry.causes.map(cause), reads: entry.list.map(naming.names) ?? [],
        unit: entry.unit.sequence)
    }
    steps.append(TraceStep(name: stepName, updates: updates, warnings: warnings))
    entries = []
    positions = [:]
  }

  private func numberObjects() {
    let waiting = runs.filter { !naming.number($0.list, of: $0.unit) }
    for run in waiting { naming.numberRest(of: run.list) }
    runs = []
  }

  private func cause(_ cause: UpdateCause) -> TraceCause {
    switch cause {
    case .initial: TraceCause(kind: .initial)
    case .value(let fields): TraceCause(kind: .value, fields: fields)
    case .state(let name): TraceCause(kind: .state, name: name)
    case .binding(let name): TraceCause(kind: .binding, name: name)
    case .observed(let property): TraceCause(kind: .observed, name: naming.name(of: property))
    case .object(let name): TraceCause(kind: .object, name: name)
    case .environment(let name): TraceCause(kind: .environment, name: name)
    case .identity: TraceCause(kind: .identity)
    }
  }
}

/// Where a unit is in the tree: the views and rows above it.
enum UnitPath {
  static func text(of unit: UpdateUnit) -> String {
    var parts: [String] = []
    var child: _Element = unit
    if unit.kind == .body || unit.kind == .scene { parts.append(unit.viewName) }
    while let parent = child.parent {
      if let component = parent.pathComponent(above: child) { parts.append(component) }
      if let owner = parent as? UpdateUnit, owner.kind == .body, !owner.viewName.isEmpty {
        parts.append(owner.viewName)
      }
      child = parent
    }
    return parts.reversed().joined(separator: "/")
  }
}
