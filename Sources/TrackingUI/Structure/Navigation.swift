/// The older navigation container.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct NavigationView<Content: View>: _Container {
  public let _content: Content

  /// Creates a navigation container.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

/// Two or three columns; all are on the screen.
///
/// Available in SwiftUI since iOS 16.
public nonisolated struct NavigationSplitView<Sidebar: View, Middle: View, Detail: View>: _Container
{
  public let _content: TupleView<Sidebar, Middle, Detail>

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Middle,
    @ViewBuilder detail: () -> Detail
  ) { _content = TupleView((sidebar(), content(), detail())) }
}

extension NavigationSplitView where Middle == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    _content = TupleView((sidebar(), EmptyView(), detail()))
  }
}

extension View {
  /// Adds items to a bar; they are shown above the content.
  ///
  /// Available in SwiftUI since iOS 14.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(items: content(), content: self)
  }
}

/// Where an item of a bar stands.
public enum ToolbarItemPlacement: Sendable {
  case automatic
  case principal
  case primaryAction
  case confirmationAction
  case cancellationAction
  case topBarLeading
  case topBarTrailing
  case navigationBarLeading
  case navigationBarTrailing
  case bottomBar
}

/// An item of a bar.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct ToolbarItem<Content: View>: _Container {
  public let _content: Content

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { _content = content() }
}

nonisolated struct ToolbarView<Items: View, Content: View>: _PrimitiveView {
  let items: Items
  let content: Content

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = GroupElement(in: parent)
    element.elements = [
      Items._make(view.items, in: element), Content._make(view.content, in: element),
    ]
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let elements = unsafeDowncast(element, to: GroupElement.self).elements
    Items._update(elements[0], to: view.items)
    Content._update(elements[1], to: view.content)
  }
}
