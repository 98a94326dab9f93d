/// A link to a page on the web; the screen shows its label.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct Link<Label: View>: _Container {
  public let _content: Label

  /// Creates a link with a label of views.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public init(destination: URL, @ViewBuilder label: () -> Label) { _content = label() }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  ///
  /// Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
