/// Reads a value from the environment of a view.
///
/// `@Environment(\.key)` reads a value, `@Environment(Model.self)` an observable object that an
/// ancestor put there with `.environment(_:)`. The object's properties are dependencies only where a
/// body reads them. Available in SwiftUI since iOS 13, for observable objects since iOS 17.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private let missing: String
  private var value: Value?

  /// Creates a reader of the value at a key path.
  ///
  /// The view runs when that value changes for it, and not when other keys do.
  /// Available in SwiftUI since iOS 13.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    missing = ""
  }

  /// The value; a missing object is a fatal error.
  ///
  /// Reading it is no dependency by itself; the property makes one before body runs.
  /// Available in SwiftUI since iOS 13.
  public var wrappedValue: Value {
    if let value { return value }
    if missing.isEmpty, let value = read(EnvironmentValues()) { return value }
    fatalError(missing)
  }
}

extension Environment {
  /// Creates a reader of the observable object of a type.
  ///
  /// The view runs when another object takes the place; the object's own properties count where a
  /// body reads them. Available in SwiftUI since iOS 17.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[objectType] }
    missing = Self.missingText(objectType)
  }

  /// Creates a reader of the observable object of a type; nil where no ancestor supplied one.
  ///
  /// Available in SwiftUI since iOS 17.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { .some($0[objectType]) }
    missing = Self.missingText(objectType)
  }

  /// SwiftUI's own words; they do say `environmentObject`.
  private static func missingText(_ type: Any.Type) -> String {
    "No Observable object of type \(TypeName.short(type)) found."
      + " A View.environmentObject(_:) for \(TypeName.short(type)) may be missing as an ancestor"
      + " of this view."
  }
}

extension Environment: _RuntimeProperty, _RuntimeOwnedProperty {
  mutating func _install(_ slot: PropertySlot, storage: inout AnyObject?) {
    let unit = slot.unit
    value = read(
      EnvironmentValues(scope: unit.environment, reader: unit, property: slot.printedName))
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

// MARK: Modifiers

extension View {
  /// Sets a value of the environment for this view and what is below it.
  ///
  /// Of the views below, those run whose value of the key changed.
  /// Available in SwiftUI since iOS 13.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentWriter(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment, to be found by its type; nil hides one.
  ///
  /// Views below that ask for the type run when it is another object, not when its properties
  /// change. Available in SwiftUI since iOS 17.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentWriter(content: self) { $0[Object.self] = object }
  }

  /// Changes a value of the environment for this view and what is below it.
  ///
  /// Available in SwiftUI since iOS 13.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentWriter(content: self, follows: true) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A view with additions to the environment of its content.
nonisolated struct EnvironmentWriter<Content: View>: _PrimitiveView, ShadowComparable {
  let content: Content
  /// Whether the change reads values from above, and has to be made again when they change.
  var follows = false
  let change: (inout EnvironmentValues) -> Void

  var shadowParts: [Any] {
    var values = EnvironmentValues()
    change(&values)
    return [content]
      + values.overrides.values.sorted { $0.name < $1.name }.flatMap { [$0.name, $0.value] }
  }

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = EnvironmentElement(in: parent)
    if view.follows { element.follow(view.change) } else { element.apply(view.change) }
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: EnvironmentElement.self)
    if view.follows { element.follow(view.change) } else { element.apply(view.change) }
    if let content = element.content { Content._update(content, to: view.content) }
  }
}
