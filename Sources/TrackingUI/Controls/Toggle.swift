/// A control that is on or off.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Toggle<Label: View>: _PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle with a label of views.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = ToggleElement(view.isOn, in: parent)
    element.content = Label._make(view.label, in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: ToggleElement.self)
    element.isOn = view.isOn
    if let content = element.content { Label._update(content, to: view.label) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TrackingUI.Label<Text, Image> {
  /// Creates a toggle with a title and an image.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TrackingUI.Label(title, systemImage: systemImage) }
  }
}

/// A toggle on the screen: `[x] Done`.
final class ToggleElement: WrapperElement, Control {
  var isOn: Binding<Bool>

  init(_ isOn: Binding<Bool>, in parent: _Element) {
    self.isOn = isOn
    super.init(in: parent)
  }

  override var control: (any Control)? { self }
  var controlKind: ControlKind { .toggle }
  var label: String { (content?.draw() ?? []).joined(separator: " ") }

  override func draw() -> [String] { [numbered("[\(isOn.wrappedValue ? "x" : " ")] \(label)")] }
}
