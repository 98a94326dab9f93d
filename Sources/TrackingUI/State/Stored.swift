/// A value kept with the app's settings; here in memory, as long as the program runs.
///
/// Available in SwiftUI since iOS 14.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private var state: State<Value>

  /// Creates a stored value with its default.
  ///
  /// Available in SwiftUI since iOS 14.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    state = State(initialValue: wrappedValue)
  }

  /// The value; reading it in a body makes a dependency, writing it runs every reader of the key.
  ///
  /// Available in SwiftUI since iOS 14.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  ///
  /// Available in SwiftUI since iOS 14.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a stored value that is nil until it is set.
  ///
  /// Available in SwiftUI since iOS 14.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension AppStorage: _RuntimeProperty, _RuntimeOwnedProperty {
  mutating func _install(_ slot: PropertySlot, storage: inout AnyObject?) {
    // Views that use the same key share one place.
    if storage == nil { storage = slot.unit.host.settings[key] }
    state._install(slot, storage: &storage)
    slot.unit.host.settings[key] = storage
  }
}

extension AppStorage: PlaceReference {
  static func _place(at pointer: UnsafeRawPointer) -> AnyLocation? {
    pointer.assumingMemoryBound(to: Self.self).pointee.state.place
  }
}

/// A value kept with a window; here in memory, as long as the program runs.
///
/// Available in SwiftUI since iOS 14.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private var state: State<Value>

  /// Creates a stored value with its default.
  ///
  /// Available in SwiftUI since iOS 14.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    state = State(initialValue: wrappedValue)
  }

  /// The value; reading it in a body makes a dependency, writing it runs every reader of the key.
  ///
  /// Available in SwiftUI since iOS 14.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  ///
  /// Available in SwiftUI since iOS 14.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a stored value that is nil until it is set.
  ///
  /// Available in SwiftUI since iOS 14.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage: _RuntimeProperty, _RuntimeOwnedProperty {
  mutating func _install(_ slot: PropertySlot, storage: inout AnyObject?) {
    // There is one window; its keys are apart from the app's.
    let name = "scene \(key)"
    if storage == nil { storage = slot.unit.host.settings[name] }
    state._install(slot, storage: &storage)
    slot.unit.host.settings[name] = storage
  }
}

extension SceneStorage: PlaceReference {
  static func _place(at pointer: UnsafeRawPointer) -> AnyLocation? {
    pointer.assumingMemoryBound(to: Self.self).pointee.state.place
  }
}

/// Which field has the focus; there is no keyboard here, so only code sets it.
///
/// Available in SwiftUI since iOS 15.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// A connection to a focus state.
  ///
  /// Available in SwiftUI since iOS 15.
  public struct Binding {
    let binding: TrackingUI.Binding<Value>

    /// Whether the view has the focus, or which one has it.
    ///
    /// Available in SwiftUI since iOS 15.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
  }

  /// Creates focus that is either here or not.
  ///
  /// Available in SwiftUI since iOS 15.
  public init() where Value == Bool { state = State(initialValue: false) }

  /// Creates focus that is at one of several fields, or at none.
  ///
  /// Available in SwiftUI since iOS 15.
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  /// The focus; reading it in a body makes a dependency.
  ///
  /// Available in SwiftUI since iOS 15.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A connection for `focused`.
  ///
  /// Available in SwiftUI since iOS 15.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension FocusState: _RuntimeProperty, _RuntimeOwnedProperty {
  mutating func _install(_ slot: PropertySlot, storage: inout AnyObject?) {
    state._install(slot, storage: &storage)
  }
}

extension View {
  /// Ties a field's focus to a state; without effect here.
  ///
  /// Available in SwiftUI since iOS 15.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Ties a field's focus to one value of a state; without effect here.
  ///
  /// Available in SwiftUI since iOS 15.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
