extension View {
  /// Names the screen; shown above its content.
  ///
  /// Available in SwiftUI since iOS 14.
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    TitledView(content: self, title: String(title))
  }

  /// Names the screen with text.
  ///
  /// Available in SwiftUI since iOS 14.
  public func navigationTitle(_ title: Text) -> some View {
    TitledView(content: self, title: title.string)
  }
}

nonisolated struct TitledView<Content: View>: _PrimitiveView {
  let content: Content
  let title: String

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = NavigationTitleElement(in: parent)
    element.title = view.title
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: NavigationTitleElement.self)
    element.title = view.title
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

final class NavigationTitleElement: WrapperElement {
  var title = ""

  override func draw() -> [String] { ["# \(title)"] + (content?.draw() ?? []) }
}
