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
