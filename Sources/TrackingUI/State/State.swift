/// Storage that belongs to a view: made when the view gets its identity, kept as long as it has it.
///
/// The view's value is only the seed. A body that reads `wrappedValue` runs again when the value
/// changes; writing an equal value does nothing. With an observable object, state holds the
/// reference; changes inside the object arrive through Observation.
/// Available in SwiftUI since iOS 13; its initial value is lazy since Xcode 27.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private enum Seed {
    case value(Value)
    case later(() -> Value)
  }

  private var seed: Seed
  private var location: StateLocation<Value>?

  /// Creates state from an initial value.
  ///
  /// A value with objects in it is made when the view gets its identity; plain values are made at
  /// once, as they may be arguments of a memberwise initialiser, which belong to the caller.
  /// Available in SwiftUI since iOS 13.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    if CurrentHost.value?.makesStateAtOnce(Value.self) ?? false {
      seed = .value(wrappedValue())
    } else {
      seed = .later(wrappedValue)
    }
  }

  /// Creates state from an initial value.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(initialValue: Value) { seed = .value(initialValue) }

  /// The current value; reading it in a body makes the body depend on it.
  ///
  /// Writing a value that isn't equal runs the bodies that read it.
  /// Available in SwiftUI since iOS 13.
  public var wrappedValue: Value {
    get {
      if let location { return location.read() }
      return seedValue
    }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the state; making it is no dependency.
  ///
  /// Available in SwiftUI since iOS 13.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location) }
    CurrentHost.value?.warn(
      "Accessing State's value outside of being installed on a View. This will result in a"
        + " constant Binding of the initial value and will not update.")
    return .constant(seedValue)
  }

  /// Where the value is, once the view has its identity.
  var place: AnyLocation? { location }

  private var seedValue: Value {
    switch seed {
    case .value(let value): value
    case .later(let make): make()
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that starts as nil.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() { self.init(wrappedValue: nil) }
}

extension State: _RuntimeProperty, _RuntimeOwnedProperty {
  mutating func _install(_ slot: PropertySlot, storage: inout AnyObject?) {
    if let known = storage as? StateLocation<Value> {
      location = known
      return
    }
    // With lazy values the model's own reads in init belong to nobody; eager ones were made while
    // the parent's body ran.
    let value = slot.unit.host.withoutCollecting { seedValue }
    let location = StateLocation(value, slot: slot)
    storage = location
    self.location = location
  }
}

extension State: @unchecked Sendable where Value: Sendable {}
