/// Whether people edit a list.
///
/// Available in SwiftUI since iOS 13.
public enum EditMode: Sendable {
  /// They don't.
  case inactive
  /// They do for a moment.
  case transient
  /// They do.
  case active

  /// Whether something is edited.
  ///
  /// Available in SwiftUI since iOS 13.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether people edit; nil unless an ancestor supplies it, as rows here are always editable.
  ///
  /// Available in SwiftUI since iOS 13.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that turns the edit mode of the environment on and off.
///
/// Available in SwiftUI since iOS 13.
public struct EditButton: View, _SystemView {
  @Environment(\.editMode) private var mode
  @State private var own = EditMode.inactive

  /// Creates the button.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() {}

  /// The button, “Edit” or “Done”.
  ///
  /// Available in SwiftUI since iOS 13.
  public var body: some View {
    let mode = mode ?? $own
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
