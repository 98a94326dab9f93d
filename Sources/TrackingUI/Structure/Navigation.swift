/// A stack of screens; `navigationDestination` and links put more on top.
///
/// Its root is part of the body that makes the stack. Available in SwiftUI since iOS 16.
public nonisolated struct NavigationStack<Root: View>: _Container {
  public let _content: Root

  /// Creates a stack with its root.
  public init(@ViewBuilder root: () -> Root) { _content = root() }

  /// Creates a stack whose path is kept by its owner.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { _content = root() }
}

/// The older navigation container.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct NavigationView<Content: View>: _Container {
  public let _content: Content

  /// Creates a navigation container.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

/// Two columns; both are on the screen.
///
/// Available in SwiftUI since iOS 16.
public nonisolated struct NavigationSplitView<Sidebar: View, Detail: View>: _Container {
  public let _content: TupleView<Sidebar, Detail>

  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    _content = TupleView((sidebar(), detail()))
  }
}

/// A control that shows another screen; its destination runs when it is tapped.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
  let destination: () -> Destination
  let label: Label

  /// Creates a link with a label of views.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination
    self.label = label()
  }

  /// Creates a link to a view that is made right away.
  public init(
    destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = LinkElement<Destination>(view.destination, in: parent)
    element.caption = Label._make(view.label, in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: LinkElement<Destination>.self)
    if let caption = element.caption { Label._update(caption, to: view.label) }
    element.receive(view.destination)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link with a title to a view that is made right away.
  public init<S: StringProtocol>(
    _ title: S, destination: @autoclosure @escaping () -> Destination
  ) { self.init(destination: destination, label: { Text(title) }) }
}

/// A link on the screen: `[ Details > ]`; its destination is shown below once it was tapped.
final class LinkElement<Destination: View>: _Element, RowTap, Presentation {
  nonisolated(unsafe) var caption: _Element?
  private var destination: () -> Destination
  nonisolated(unsafe) private var scope: EnvironmentElement?

  init(_ destination: @escaping () -> Destination, in parent: _Element) {
    self.destination = destination
    super.init(in: parent)
  }

  var controlKind: ControlKind { .link }
  nonisolated var isActive: Bool { scope != nil }
  nonisolated var endsOnTap: Bool { false }

  @MainActor func receive(_ destination: @escaping () -> Destination) {
    self.destination = destination
    (scope?.content as? DeferredNode<Destination>)?.receive(destination)
  }

  func tap() {
    guard scope == nil else { return }
    let scope = EnvironmentElement(in: self)
    self.scope = scope
    scope.apply { values in
      values.dismiss = DismissAction(presentation: ObjectIdentifier(self)) { [weak self] in
        self?.dismissPresentation()
      }
      values.isPresented = true
    }
    let node = DeferredNode(
      destination, kind: .content, name: owner?.viewName ?? "", in: scope)
    scope.content = node
    node.install()
  }

  func dismissPresentation() {
    scope?.unmount()
    scope = nil
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let caption { visit(caption) }
    if let scope { visit(scope) }
  }

  var label: String { (caption?.draw() ?? []).joined(separator: " ") }

  override func draw() -> [String] {
    ["[ \(label) > ]"] + (scope.map { ["=== screen ==="] + $0.draw() } ?? [])
  }
}

/// Pages of which people choose one; all are on the screen.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: _Container {
  public let _content: Content

  /// Creates pages whose selection is kept by their owner.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates pages.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

extension View {
  /// Names the page of a tab view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  /// Adds items to a bar; they are shown above the content.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(items: content(), content: self)
  }

  /// Reloads content when people ask for it.
  @preconcurrency
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
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
