/// A menu of actions; its label and all of its actions are on the screen.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct Menu<Label: View, Content: View>: _Container {
  public let _content: TupleView<Label, Content>

  /// Creates a menu with a label of views.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 14.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _content = TupleView((label(), content()))
  }
}

extension Menu {
  /// Creates a menu with an action for a tap on its label, which is a button here.
  ///
  /// The closures are part of the body around them; reads in the action are no dependencies.
  /// Available in SwiftUI since iOS 15.
  public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L,
    primaryAction: @escaping @MainActor () -> Void
  ) where Label == Button<L> {
    self.init(content: content) { Button(action: primaryAction, label: label) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == TrackingUI.Label<Text, Image> {
  /// Creates a menu with a title and an image.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { TrackingUI.Label(title, systemImage: systemImage) } }
}
