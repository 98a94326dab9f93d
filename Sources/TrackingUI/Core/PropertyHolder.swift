/// A value with dynamic properties (a view, a modifier, an app) and the storage behind them.
struct PropertyHolder<Value> {
  private(set) var value: Value
  let plan: FieldPlan
  private var storage: [AnyObject?]

  init(_ value: Value, plan: FieldPlan) {
    self.value = value
    self.plan = plan
    let count = plan.dynamicFields.count
    storage = count == 0 ? [] : Array(repeating: nil, count: count)
  }

  /// Takes a new value.
  ///
  /// Returns nil if it is the same as the last one, else the names of the stored properties that
  /// differ (none unless `naming`).
  mutating func replace(with new: Value, forced: Bool = false, naming: Bool) -> [String]? {
    let plan = plan
    let differences: [String]? = withUnsafePointer(to: &value) { old in
      withUnsafePointer(to: new) { new in
        if !forced, plan.areEqual(old, new) { return nil }
        return naming ? plan.differences(old, new) : []
      }
    }
    if differences != nil { value = new }
    return differences
  }

  /// The property that refers to a place (a binding, a stored setting); nil if none does.
  func property(holding place: AnyLocation) -> FieldPlan.DynamicField? {
    withUnsafePointer(to: value) { pointer in
      plan.dynamicFields.first { field in
        guard let reference = field.type as? any PlaceReference.Type else { return false }
        return reference._place(at: UnsafeRawPointer(pointer) + field.offset)?.refers(to: place)
          ?? false
      }
    }
  }

  /// Connects the dynamic properties to their storage and brings them up to date.
  @MainActor mutating func install(for unit: UpdateUnit) {
    if plan.dynamicFields.isEmpty { return }
    if let links = unit.links, links.environmentChanged { links.leaveEnvironment(unit) }
    Self.install(plan.dynamicFields, of: &value, storage: &storage, for: unit)
  }

  @MainActor private static func install(
    _ fields: [FieldPlan.DynamicField], of value: inout Value, storage: inout [AnyObject?],
    for unit: UpdateUnit
  ) {
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, field) in fields.enumerated() {
        if let runtime = field.runtimeType {
          runtime._installAny(
            at: base + field.offset,
            slot: PropertySlot(unit: unit, name: field.name, printedName: field.printedName),
            storage: &storage[index])
        } else {
          field.type.update(at: base + field.offset)
        }
      }
    }
  }
}

/// Where a dynamic property lives: the unit whose body reads it, and its name there.
struct PropertySlot {
  unowned(unsafe) let unit: UpdateUnit
  let name: String
  /// The name as `_printChanges` prints it.
  let printedName: String

  /// The property's name without the underscore that wrapped properties are stored with.
  static func label(of name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}

extension DynamicProperty {
  @MainActor fileprivate static func update(at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

extension FieldPlan {
  /// The names of dynamic properties as `_printChanges` prints them.
  var printedNames: [String] { dynamicFields.map(\.printedName) }
}

extension UpdateUnit {
  /// Notes why a unit with a body runs for the first time.
  final func noteFirstRun(_ plan: FieldPlan) {
    changes = plan.dynamicFields.isEmpty ? [.value] : [.value, .identity]
    if host.recordsCauses {
      pending = host.identityResets > 0 ? [.identity] : UpdateCause.Lists.initial
    }
  }

  /// Notes that the parent made a different value.
  final func noteValueChange(_ differences: [String]) {
    changes.insert(.value)
    if host.recordsCauses { pending.append(.value(fields: differences)) }
  }
}
