/// A two-way connection to a value that is stored elsewhere.
///
/// Reading `wrappedValue` in a body makes that body depend on the value; making a binding to state
/// (`$count`) does not, making one to a model (`$model.name`) reads the property once.
/// Available in SwiftUI since iOS 13.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>
  /// The value when the binding was made: part of what makes two bindings differ.
  private let snapshot: Value

  /// The transaction that writes through the binding carry to the closure that sets the value.
  ///
  /// Available in SwiftUI since iOS 13.
  public var transaction = Transaction()

  init(_ location: Location<Value>) {
    self.init(location, snapshot: location.readForProjection())
  }

  init(_ location: Location<Value>, snapshot: Value) {
    self.location = location
    self.snapshot = snapshot
  }

  /// Creates a binding from closures that read and write the value; `get` is called once at first.
  ///
  /// A view that stores such a binding runs whenever its parent does.
  /// Available in SwiftUI since iOS 13.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(ClosureLocation(get: get, set: { value, _ in set(value) }))
  }

  /// Creates a binding from closures; `set` also receives the binding's transaction.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(ClosureLocation(get: get, set: set))
  }

  /// Creates a binding to another binding, as `@Binding` needs it.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to the base value as an optional one.
  ///
  /// Available in SwiftUI since iOS 13.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in if let value { base.location.write(value, with: transaction) } })
    transaction = base.transaction
  }

  /// Creates a binding to the wrapped value; nil if there is none now.
  ///
  /// Available in SwiftUI since iOS 13.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? value },
      set: { value, transaction in base.location.write(value, with: transaction) })
    transaction = base.transaction
  }

  /// Creates a binding to a hashable value as an `AnyHashable`.
  ///
  /// Available in SwiftUI since iOS 13.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, transaction in
        if let value = value.base as? Base { base.location.write(value, with: transaction) }
      })
    transaction = base.transaction
  }

  /// A binding whose value never changes.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// The value; reading it in a body makes a dependency.
  ///
  /// Writing it runs the views that depend on the value. Available in SwiftUI since iOS 13.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue, with: transaction) }
  }

  /// The binding itself.
  ///
  /// Available in SwiftUI since iOS 13.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  ///
  /// It comes from the value that the binding has, so making it reads nothing more.
  /// Available in SwiftUI since iOS 13.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    // As in SwiftUI, the part comes from the value that the binding has: the whole is read once.
    let part = Binding<Subject>(
      location.part(keyPath, of: snapshot), snapshot: snapshot[keyPath: keyPath])
    return part.transaction(transaction)
  }

  /// The same binding with a transaction for its writes.
  ///
  /// Available in SwiftUI since iOS 13.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding with an animation for its writes; nothing moves in a headless program.
  ///
  /// Available in SwiftUI since iOS 13.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// A property behind a reference that some value holds.
final class ReferenceLocation<Root, Value>: Location<Value> {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func read() -> Value { root[keyPath: keyPath] }
  override func write(_ value: Value) { root[keyPath: keyPath] = value }

  override func isSame(_ other: Location<Value>) -> Bool {
    guard let other = other as? ReferenceLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && areSame(root, other.root)
  }
}

/// A dynamic property that refers to a place which other views may refer to as well.
protocol PlaceReference {
  static func _place(at pointer: UnsafeRawPointer) -> AnyLocation?
}

/// A binding of any type, for comparing view values.
protocol AnyBinding: PlaceReference, _ComparedProperty {
  var _place: AnyLocation { get }
}

extension Binding: AnyBinding {
  var _place: AnyLocation { location }

  static func _place(at pointer: UnsafeRawPointer) -> AnyLocation? {
    pointer.assumingMemoryBound(to: Self.self).pointee.location
  }

  static func _isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let left = left.assumingMemoryBound(to: Self.self)
    let right = right.assumingMemoryBound(to: Self.self)
    return left.pointee.location.isSame(right.pointee.location)
      && areSame(left.pointee.snapshot, right.pointee.snapshot)
  }
}
