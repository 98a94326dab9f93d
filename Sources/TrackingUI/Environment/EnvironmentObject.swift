/// Reads an `ObservableObject` that an ancestor supplied; every change it announces runs the view.
///
/// Available in SwiftUI since iOS 13; `@Environment(Model.self)` does it for `@Observable` classes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a reader of the object of its type.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() {}

  /// The object; fatal where no ancestor supplied one.
  ///
  /// Holding it is enough: the view runs on every announcement, read or not.
  /// Available in SwiftUI since iOS 13.
  public var wrappedValue: ObjectType {
    if let object { return object }
    let type = TypeName.short(ObjectType.self)
    fatalError(
      "No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be"
        + " missing as an ancestor of this view.")
  }

  /// Bindings to the properties of the object.
  ///
  /// Available in SwiftUI since iOS 13.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: _RuntimeProperty, _RuntimeOwnedProperty {
  mutating func _install(_ slot: PropertySlot, storage: inout AnyObject?) {
    let unit = slot.unit
    object =
      EnvironmentValues(scope: unit.environment, reader: unit, property: slot.printedName)[
        ObjectType.self]
    guard let object else {
      storage = nil
      return
    }
    if let known = storage as? ObjectSubscription, known.object === object { return }
    storage = ObjectSubscription(object, slot: slot)
  }
}

extension View {
  /// Supplies an `ObservableObject` to this view and what is below it, to be found by its type.
  ///
  /// Available in SwiftUI since iOS 13.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentWriter(content: self) { $0[Object.self] = object }
  }
}
