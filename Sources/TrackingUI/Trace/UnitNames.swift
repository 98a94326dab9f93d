/// What units, their causes and their reads are called; remembers it while it holds.
struct UnitNames {
  let observed = ObservedNaming()
  private var paths: [UInt32: String] = [:]
  private var reads: [UInt32: (property: ObservedProperty, names: [String])] = [:]
  private var lastCause: (property: ObservedProperty, cause: TraceCause)?

  mutating func path(of unit: UpdateUnit) -> String {
    if let path = paths[unit.sequence] { return path }
    let path = UnitPath.text(of: unit)
    paths[unit.sequence] = path
    return path
  }

  /// The properties in a list; most units read the same single one again.
  mutating func reads(_ list: AccessTracker.AccessList, of unit: UpdateUnit) -> [String] {
    guard let single = AccessListReading.singleProperty(of: list) else {
      return observed.names(in: list)
    }
    if let known = reads[unit.sequence], known.property.isIdentical(to: single) {
      return known.names
    }
    let names = [observed.name(of: single)]
    reads[unit.sequence] = (single, names)
    return names
  }

  mutating func cause(_ cause: UpdateCause) -> TraceCause {
    switch cause {
    case .initial: TraceCause(kind: .initial)
    case .value(let fields): TraceCause(kind: .value, fields: fields)
    case .state(let name): TraceCause(kind: .state, name: name)
    case .binding(let name): TraceCause(kind: .binding, name: name)
    case .observed(let property): observedCause(property)
    case .object(let name): TraceCause(kind: .object, name: name)
    case .environment(let name): TraceCause(kind: .environment, name: name)
    case .identity: TraceCause(kind: .identity)
    }
  }

  /// One change runs many units.
  private mutating func observedCause(_ property: ObservedProperty) -> TraceCause {
    if let lastCause, lastCause.property.isIdentical(to: property) { return lastCause.cause }
    let cause = TraceCause(kind: .observed, name: observed.name(of: property))
    lastCause = (property, cause)
    return cause
  }

  mutating func forget(_ unit: UpdateUnit) {
    paths[unit.sequence] = nil
    reads[unit.sequence] = nil
  }

  mutating func forgetPaths() { paths.removeAll(keepingCapacity: true) }
}

extension ObservedProperty {
  /// Whether both are the same key path object; cheaper than comparing key paths, and enough to
  /// know a property again.
  fileprivate func isIdentical(to other: ObservedProperty) -> Bool {
    registrar == other.registrar && keyPath === other.keyPath
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
