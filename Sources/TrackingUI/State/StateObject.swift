/// Makes an `ObservableObject` once, when the view gets its identity, and keeps it as long.
///
/// The initial value is evaluated when the object is first needed; later values are ignored.
/// Available in SwiftUI since iOS 14; `@State` does the same for `@Observable` classes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: StateObjectBox<ObjectType>?

  /// Creates a holder; `wrappedValue` is evaluated once for every identity of the view.
  ///
  /// Available in SwiftUI since iOS 14.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The object.
  ///
  /// Holding it is enough: the view runs on every announcement, read or not.
  /// Available in SwiftUI since iOS 14.
  public var wrappedValue: ObjectType {
    if let box { return box.object }
    CurrentHost.value?.warn(
      "Accessing StateObject's object without being installed on a View. This will create a new"
        + " instance each time.")
    return make()
  }

  /// Bindings to the properties of the object.
  ///
  /// Available in SwiftUI since iOS 14.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: _RuntimeProperty, _RuntimeOwnedProperty {
  mutating func _install(_ slot: PropertySlot, storage: inout AnyObject?) {
    if let known = storage as? StateObjectBox<ObjectType> {
      box = known
      return
    }
    let made = StateObjectBox(slot.unit.host.withoutCollecting(make), slot: slot)
    storage = made
    box = made
  }
}

/// The object of a `@StateObject` with the view's subscription to it.
final class StateObjectBox<Object: ObservableObject> {
  let object: Object
  private let subscription: ObjectSubscription

  init(_ object: Object, slot: PropertySlot) {
    self.object = object
    subscription = ObjectSubscription(object, slot: slot)
  }
}
