/// What units, their causes and their reads are called.
struct UpdateNames {
  let observed = ObservedNaming()
  private var types: [ObjectIdentifier: String] = [:]
  private var lastCause: (property: ObservedProperty, cause: TraceCause)?

  mutating func step(_ step: RecordedStep) -> TraceStep {
    TraceStep(
      name: step.name, updates: step.updates.map { update($0) }, warnings: step.warnings)
  }

  private mutating func update(_ update: RecordedUpdate) -> TraceUpdate {
    TraceUpdate(
      view: update.place.view, kind: update.place.kind, path: update.place.path,
      count: update.count, causes: update.causes.map { cause($0) },
      reads: update.list.map { observed.names(in: $0) } ?? [], unit: update.unit)
  }

  private mutating func cause(_ cause: UpdateCause) -> TraceCause {
    switch cause {
    case .initial: TraceCause(kind: .initial)
    case .value(let fields): TraceCause(kind: .value, fields: fields)
    case .state(let name): TraceCause(kind: .state, name: name)
    case .binding(let name): TraceCause(kind: .binding, name: name)
    case .observed(let property): observedCause(property)
    case .object(let type): TraceCause(kind: .object, name: name(of: type))
    case .environment(let key): TraceCause(kind: .environment, name: name(of: key))
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

  private mutating func name(of reference: TypeReference) -> String {
    let key = ObjectIdentifier(reference.type)
    if let name = types[key] { return name }
    let name = TypeName.short(reference.type)
    types[key] = name
    return name
  }
}

extension ObservedProperty {
  /// Whether both are the same key path object; cheaper than comparing key paths, and enough to
  /// know a property again.
  fileprivate func isIdentical(to other: ObservedProperty) -> Bool {
    registrar == other.registrar && keyPath === other.keyPath
  }
}
