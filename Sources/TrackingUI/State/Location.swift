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

  /// Writes the value as a change of `transaction`, which only closures and what leads to them hear
  /// of.
  func write(_ value: Value, with transaction: Transaction) { write(value) }

  /// Returns the location of a part of the value, which is `whole` now.
  func part<Part>(_ keyPath: WritableKeyPath<Value, Part>, of whole: Value) -> Location<Part> {
    if let reference = keyPath as? ReferenceWritableKeyPath<Value, Part> {
      return ReferenceLocation(whole, reference)
    }
    return PartLocation(self, keyPath)
  }

  /// Returns whether both refer to the same place.
  func isSame(_ other: Location<Value>) -> Bool { self === other }

  final override func isSamePlace(as other: AnyLocation) -> Bool {
    (other as? Location<Value>).map(isSame) ?? false
  }
}

/// The part of a location that does not depend on the type of its value.
class AnyLocation {
  func removeReader(_ unit: UpdateUnit) {}

  /// Takes over what is stored now, for a place that shows a setting.
  func followStore() {}

  /// What the place holds or leads to, for naming the objects in it.
  var walkedValue: Any? { nil }

  /// Whether the place can be told from others; a place behind closures can't.
  var isComparable: Bool { true }

  /// Returns whether the place is `other` or a part of it.
  func refers(to other: AnyLocation) -> Bool { self === other }

  /// Returns whether both refer to the same place, whatever their types.
  func isSamePlace(as other: AnyLocation) -> Bool { self === other }
}

/// Storage of one `@State`: belongs to the identity of a view and one of its properties.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private let life: HostLife
  private var readers: PropertyReaders
  private var projections: [AnyKeyPath: AnyLocation] = [:]

  init(_ value: Value, slot: PropertySlot) {
    self.value = value
    readers = PropertyReaders(slot)
    life = slot.unit.host.life
  }

  override func read() -> Value {
    readers.noteRead(of: self, life.host)
    return value
  }

  override func readForProjection() -> Value { value }
  override var walkedValue: Any? { value }

  override func write(_ new: Value) {
    guard let host = life.host else {
      value = new
      return
    }
    nonisolated(unsafe) let new = new
    host.change { [self] in
      if areSame(value, new) { return }
      value = new
      readers.announceChange(of: self)
    }
  }

  /// Returns the location of a part of the value; the same one for the same key path.
  override func part<Part>(
    _ keyPath: WritableKeyPath<Value, Part>, of whole: Value
  ) -> Location<Part> {
    if let known = projections[keyPath] as? Location<Part> { return known }
    let location = PartLocation(self, keyPath)
    projections[keyPath] = location
    return location
  }

  override func removeReader(_ unit: UpdateUnit) { readers.remove(unit) }
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

  override func write(_ value: Part) { write(value, with: Transaction()) }

  override func write(_ value: Part, with transaction: Transaction) {
    var whole = base.readForProjection()
    whole[keyPath: keyPath] = value
    base.write(whole, with: transaction)
  }

  override var walkedValue: Any? { base.walkedValue }
  override var isComparable: Bool { base.isComparable }
  override func refers(to other: AnyLocation) -> Bool { base.refers(to: other) }

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

  override var walkedValue: Any? { object }
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
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override var isComparable: Bool { false }
  override func read() -> Value { get() }
  override func write(_ value: Value) { set(value, Transaction()) }
  override func write(_ value: Value, with transaction: Transaction) { set(value, transaction) }
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
