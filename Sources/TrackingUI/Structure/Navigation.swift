/// The older navigation container.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct NavigationView<Content: View>: _Container {
  public let _content: Content

  /// Creates a navigation container.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

/// Two or three columns; all are on the screen.
///
/// Available in SwiftUI since iOS 16.
public nonisolated struct NavigationSplitView<Sidebar: View, Middle: View, Detail: View>: _Container
{
  public let _content: TupleView<Sidebar, Middle, Detail>

  /// Creates three columns.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 16.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Middle,
    @ViewBuilder detail: () -> Detail
  ) { _content = TupleView((sidebar(), content(), detail())) }
}

extension NavigationSplitView where Middle == EmptyView {
  /// Creates two columns.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 16.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    _content = TupleView((sidebar(), EmptyView(), detail()))
  }
}

extension View {
  /// Adds items to a bar; they are shown above the content.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(items: content(), content: self)
  }
}

/// Where an item of a bar stands.
///
/// Available in SwiftUI since iOS 14.
public enum ToolbarItemPlacement: Sendable {
  /// Where it suits.
  case automatic
  /// In the middle, as the most important one.
  case principal
  /// Where the main action stands.
  case primaryAction
  /// Where an action stands that accepts.
  case confirmationAction
  /// Where an action stands that gives up.
  case cancellationAction
  /// At the beginning of the upper bar.
  case topBarLeading
  /// At the end of the upper bar.
  case topBarTrailing
  /// At the beginning of the upper bar, in the older spelling.
  case navigationBarLeading
  /// At the end of the upper bar, in the older spelling.
  case navigationBarTrailing
  /// In the lower bar.
  case bottomBar
}

/// An item of a bar.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct ToolbarItem<Content: View>: _Container {
  public let _content: Content

  /// Creates an item.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { _content = content() }
}

/// Several items of a bar.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct ToolbarItemGroup<Content: View>: _Container {
  public let _content: Content

  /// Creates items for one place.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
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
