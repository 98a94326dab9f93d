/// A value kept with a window; here in memory, as long as the program runs.
///
/// Available in SwiftUI since iOS 14.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  var stored: StoredValue<Value>

  /// The value; reading it in a body makes a dependency, writing it runs every reader of the key.
  ///
  /// Available in SwiftUI since iOS 14.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the value.
  ///
  /// Available in SwiftUI since iOS 14.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage {
  /// Creates a stored value with its default, which is shown as long as nothing is stored.
  ///
  /// Available in SwiftUI since iOS 14.
  public init(wrappedValue: Value, _ key: String)
  where Value: _StorableValue {
    stored = StoredValue(key, in: .scene, default: wrappedValue, form: .plain())
  }

  /// Creates a stored value, kept as its raw value.
  ///
  /// Available in SwiftUI since iOS 14.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: _StorableValue {
    stored = StoredValue(key, in: .scene, default: wrappedValue, form: .raw())
  }

  /// Creates a stored value that is nil until it is set; nil takes it out of the store.
  ///
  /// Available in SwiftUI since iOS 14.
  public init<Wrapped: _StorableValue>(_ key: String)
  where Value == Wrapped? {
    stored = StoredValue(key, in: .scene, default: nil, form: .optional(.plain()))
  }

  /// Creates a value stored as its raw value that is nil until it is set.
  ///
  /// Available in SwiftUI since iOS 15.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    stored = StoredValue(key, in: .scene, default: nil, form: .optional(.raw()))
  }

  /// Says which values can be stored.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "SceneStorage keeps Bool, Int, Double, String, URL, Data, Date, and types with such a raw value"
  )
  public init(wrappedValue: Value, _ key: String) {
    fatalError("SceneStorage can't keep such a value.")
  }
}

extension SceneStorage: StoredProperty {}
