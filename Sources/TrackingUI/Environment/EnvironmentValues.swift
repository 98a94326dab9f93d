/// A key of the environment, with the value that counts where nobody set one.
///
/// Available in SwiftUI since iOS 13.
public protocol EnvironmentKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value where no ancestor set one.
  static var defaultValue: Value { get }
}

/// The values that a view sees from its surroundings.
///
/// Extend it with a property for every key of your own. A view that reads a key through
/// `@Environment` runs when that key's value changes for it; changes of other keys leave it alone.
/// Available in SwiftUI since iOS 13.
public struct EnvironmentValues {
  let scope: EnvironmentScope?
  let reader: UpdateUnit?
  /// The reader's property that asks, as `_printChanges` prints it.
  private let property: String?
  var overrides: [ObjectIdentifier: EnvironmentEntry] = [:]

  init(scope: EnvironmentScope?, reader: UpdateUnit?, property: String? = nil) {
    self.scope = scope
    self.reader = reader
    self.property = property
  }

  /// Creates values in which every key has its default.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() { self.init(scope: nil, reader: nil) }

  /// The value of a key.
  ///
  /// A view that comes here through `@Environment` depends on this key alone.
  /// Available in SwiftUI since iOS 13.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      let entry = overrides[id] ?? scope?.entry(for: id, reader: reader, property)
      return (entry?.value as? Key.Value) ?? Key.defaultValue
    }
    set {
      overrides[ObjectIdentifier(key)] = EnvironmentEntry(newValue, key: key)
    }
  }

  /// The observable object of a type, if an ancestor put one here.
  ///
  /// Available in SwiftUI since iOS 17.
  public subscript<Object: AnyObject>(objectType: Object.Type) -> Object? {
    get {
      let id = ObjectIdentifier(objectType)
      let entry = overrides[id] ?? scope?.entry(for: id, reader: reader, property)
      return entry?.value as? Object
    }
    set {
      overrides[ObjectIdentifier(objectType)] = EnvironmentEntry(
        object: newValue, key: objectType)
    }
  }
}
