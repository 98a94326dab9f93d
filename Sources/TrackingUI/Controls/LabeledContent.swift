/// A label with what it stands for beside it.
///
/// Available in SwiftUI since iOS 16.
public nonisolated struct LabeledContent<Label: View, Content: View>: _Container {
  public let _content: TupleView<Label, Content>

  /// Creates a label with views beside it.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 16.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _content = TupleView((label(), content()))
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    makeContainer(view, .horizontal, in: parent)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a title with views beside it.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 16.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a title with a text beside it.
  ///
  /// Available in SwiftUI since iOS 16.
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Creates a title with a formatted value beside it.
  ///
  /// Available in SwiftUI since iOS 16.
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
