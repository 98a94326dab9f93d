/// Makes bindings to the properties of an observable object that is stored elsewhere.
///
/// `$model.name` is a binding; making it reads `name` once, so the body that makes it depends on it.
/// Available in SwiftUI since iOS 17.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  ///
  /// Available in SwiftUI since iOS 17.
  public var wrappedValue: Value

  /// The wrapper, whose members are bindings.
  ///
  /// Available in SwiftUI since iOS 17.
  public var projectedValue: Bindable<Value> { self }

  /// Says what a value must be to be bindable.
  @available(
    *, unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { fatalError("Bindable needs an observable object.") }

  private init(object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  ///
  /// Making it reads the property once, so the body that makes it depends on the property.
  /// Available in SwiftUI since iOS 17.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: Observable {
  /// Creates a bindable object.
  ///
  /// Available in SwiftUI since iOS 17.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a bindable object, in an expression such as `Bindable(model).name`.
  ///
  /// Available in SwiftUI since iOS 17.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a bindable object from the projection of another one.
  ///
  /// Available in SwiftUI since iOS 17.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
