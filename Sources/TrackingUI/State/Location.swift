/// A place that holds a value which bindings read and write.
///
/// Locations are compared by what they refer to, so that a child given "the same binding" again is
/// not run.
class Location<Value>: AnyLocation {
  /// Returns the value; while a body runs, that body depends on it.
  func read() -> Value { fatalError("A location must say how it is read.") }

  /// Returns the value for a new binding, without making a dependency of its own.
  func readForProjection() -> Value { read() }

  func write(_ value: Value) {}

  /// Returns whether both refer to the same place.
  func isSame(_ other: Location<Value>) -> Bool { self === other }
}

/// The part of a location that does not depend on the type of its value.
class AnyLocation {
  func removeReader(_ unit: UpdateUnit) {}
}

/// Storage of one `@State`: belongs to the identity of a view and one of its properties.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private let slot: PropertySlot
  private unowned(unsafe) let host: ViewHost
  private var readers: [Unmanaged<UpdateUnit>] = []
  private var projections: [AnyKeyPath: AnyLocation] = [:]

  init(_ value: Value, slot: PropertySlot) {
    self.value = value
    self.slot = slot
    host = slot.unit.host
  }

  override func read() -> Value {
    if let unit = host.currentUnit { addReader(unit) }
    return value
  }

  override func readForProjection() -> Value { value }

  override func write(_ new: Value) {
    guard host.isOnUpdateThread else {
      nonisolated(unsafe) let new = new
      host.enqueueFromOtherThread { [self] in write(new) }
      return
    }
    if host.isUpdating {
      host.warn("Modifying state during view update, this will cause undefined behavior.")
      return
    }
    if areSame(value, new) { return }
    value = new
    for reader in readers {
      let unit = reader.takeUnretainedValue()
      if unit === slot.unit {
        unit.invalidate(.state(slot.label), flag: .property)
        unit.noteChange(of: slot.name)
      } else {
        unit.invalidate(.binding(slot.label), flag: .property)
      }
    }
  }

  /// Returns the location of a part of the value; the same one for the same key path.
  func projection<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Location<Part> {
    if let known = projections[keyPath] as? Location<Part> { return known }
    let location = PartLocation(self, keyPath)
    projections[keyPath] = location
    return location
  }

  private func addReader(_ unit: UpdateUnit) {
    let reader = Unmanaged.passUnretained(unit)
    if readers.contains(where: { $0.toOpaque() == reader.toOpaque() }) { return }
    readers.append(reader)
    unit.ensuredLinks.states.append(self)
  }

  override func removeReader(_ unit: UpdateUnit) {
    let reader = Unmanaged.passUnretained(unit).toOpaque()
    readers.removeAll { $0.toOpaque() == reader }
  }
}

/// A part of another location's value.
final class PartLocation<Base, Part>: Location<Part> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Part>

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Part>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func read() -> Part { base.read()[keyPath: keyPath] }
  override func readForProjection() -> Part { base.readForProjection()[keyPath: keyPath] }

  override func write(_ value: Part) {
    var whole = base.readForProjection()
    whole[keyPath: keyPath] = value
    base.write(whole)
  }

  override func isSame(_ other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation<Base, Part> else { return false }
    return keyPath == other.keyPath && base.isSame(other.base)
  }
}

/// A property of an object, reached through a key path.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func read() -> Value { object[keyPath: keyPath] }
  override func write(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(_ other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A value behind two closures; never the same as another, as closures can't be compared.
final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { get() }
  override func write(_ value: Value) { set(value) }
}

/// A value that can't be changed; two are the same when their values are.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func read() -> Value { value }

  override func isSame(_ other: Location<Value>) -> Bool {
    (other as? ConstantLocation<Value>).map { areSame(value, $0.value) } ?? false
  }
}
