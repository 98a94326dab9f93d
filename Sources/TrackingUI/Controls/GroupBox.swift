/// Content in a box, with a label.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct GroupBox<Label: View, Content: View>: _Container {
  public let _content: TupleView<Label, Content>

  /// Creates a box with a label of views.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 14.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _content = TupleView((label(), content()))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Controls that belong together.
///
/// Available in SwiftUI since iOS 15.
public nonisolated struct ControlGroup<Content: View>: _Container {
  public let _content: Content

  /// Creates a group.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 15.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}
