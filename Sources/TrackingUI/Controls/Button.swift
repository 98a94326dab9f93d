/// What a button means, for its looks and its place on Apple's platforms.
///
/// Available in SwiftUI since iOS 15.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// The action deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The action leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action.
///
/// Reads in the action are no dependencies. Available in SwiftUI since iOS 13.
public nonisolated struct Button<Label: View>: _PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label
  let role: ButtonRole?

  /// Creates a button with a label of views.
  ///
  /// Reads in the action are no dependencies; the label is part of the body around it.
  /// Available in SwiftUI since iOS 13.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
    role = nil
  }

  /// Creates a button with a role and a label of views.
  ///
  /// Reads in the action are no dependencies; the label is part of the body around it.
  /// Available in SwiftUI since iOS 15.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
    self.role = role
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = ButtonElement(in: parent)
    element.action = view.action
    element.content = Label._make(view.label, in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: ButtonElement.self)
    element.action = view.action
    if let content = element.content { Label._update(content, to: view.label) }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// Reads in the action are no dependencies. Available in SwiftUI since iOS 13.
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  ///
  /// Reads in the action are no dependencies. Available in SwiftUI since iOS 15.
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == TrackingUI.Label<Text, Image> {
  /// Creates a button with a title and an image.
  ///
  /// Reads in the action are no dependencies. Available in SwiftUI since iOS 14.
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { TrackingUI.Label(title, systemImage: systemImage) } }

  /// Creates a button with a title, an image and a role.
  ///
  /// Reads in the action are no dependencies. Available in SwiftUI since iOS 15.
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { TrackingUI.Label(title, systemImage: systemImage) } }
}

/// A button on the screen: `[ Add ]`.
final class ButtonElement: WrapperElement, Control {
  var action: @MainActor () -> Void = {}

  override var control: (any Control)? { self }
  var controlKind: ControlKind { .button }
  var label: String { (content?.draw() ?? []).joined(separator: " ") }

  override func draw() -> [String] { [numbered("[ \(label) ]")] }
}
