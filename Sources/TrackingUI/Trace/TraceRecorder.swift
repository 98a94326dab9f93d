/// Records which units ran, why, and what they read; belongs to one host.
///
/// While units run, only references are noted; names are made at the end of a step.
final class TraceRecorder {
  private(set) var steps: [TraceStep] = []
  private var entries: [Entry] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  private var warnings: [String] = []
  private var stepName = ""
  let naming = ObservedNaming()

  private struct Entry {
    let unit: UpdateUnit
    let path: String
    var count: Int
    var causes: [UpdateCause]
    var reads: [String]
  }

  func beginStep(_ name: String) {
    stepName = name
    entries = []
    positions = [:]
    warnings = []
  }

  func warn(_ text: String) { warnings.append(text) }

  /// Reserves the unit's place in the order of runs, before what it runs itself comes after it.
  func begin(_ unit: UpdateUnit) {
    if unit.viewName.isEmpty || positions[ObjectIdentifier(unit)] != nil { return }
    positions[ObjectIdentifier(unit)] = entries.count
    entries.append(Entry(unit: unit, path: "", count: 0, causes: [], reads: []))
  }

  func record(_ unit: UpdateUnit, reads list: AccessTracker.AccessList?) {
    let reads = list.map { naming.names(in: $0, of: unit) } ?? []
    guard let position = positions[ObjectIdentifier(unit)] else { return }
    entries[position].count += 1
    for cause in unit.pending where !entries[position].causes.contains(cause) {
      entries[position].causes.append(cause)
    }
    entries[position].reads = reads
  }

  func endStep() {
    let updates = entries.map { entry in
      TraceUpdate(
        view: entry.unit.viewName, kind: entry.unit.kind, path: UnitPath.text(of: entry.unit),
        count: entry.count, causes: entry.causes.map(cause), reads: entry.reads,
        unit: entry.unit.sequence)
    }
    steps.append(TraceStep(name: stepName, updates: updates, warnings: warnings))
    entries = []
    positions = [:]
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
