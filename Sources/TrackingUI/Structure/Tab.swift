/// A page of a tab view.
///
/// Available in SwiftUI since iOS 18.
public nonisolated struct Tab<Value: Hashable, Content: View>: _PrimitiveView {
  private typealias Page = TaggedView<TabItemView<Content, Label<Text, Image>>, Value>

  private let page: Page

  private init(_ label: Label<Text, Image>, _ value: Value, _ content: Content) {
    page = Page(content: TabItemView(content: content, label: label), tag: value)
  }

  /// Creates a page that is selected by a value.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 18.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) { self.init(Label(title, systemImage: systemImage), value, content()) }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    Page._make(view.page, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    Page._update(element, to: view.page)
  }
}

extension Tab where Value == String {
  /// Creates a page without a value of its own.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 18.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(title, systemImage: systemImage, value: "tab \(title)", content: content) }
}
