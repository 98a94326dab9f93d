extension View {
  /// Declares the screen that a navigation stack shows for values of a type.
  ///
  /// The closure is deferred content: what it reads, only the screen depends on.
  /// Available in SwiftUI since iOS 16.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { DestinationView(content: self, destination: destination) }

  /// Shows a screen while a binding is true.
  ///
  /// The content is an update unit of its own; so is what watches the binding.
  /// Available in SwiftUI since iOS 16.
  public func navigationDestination<C: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> C
  ) -> some View {
    PresentationView(
      base: self, title: PresentationTitle.screen, isPresented: isPresented, onDismiss: nil,
      content: destination)
  }

  /// Shows a screen for an item while there is one.
  ///
  /// The content is an update unit of its own; so is what watches the binding.
  /// Available in SwiftUI since iOS 17.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    ItemPresentationView(
      base: self, title: PresentationTitle.screen, item: item, identity: { AnyHashable($0) },
      onDismiss: nil,
      content: destination)
  }
}

nonisolated struct DestinationView<Content: View, Value: Hashable, Screen: View>: _PrimitiveView {
  let content: Content
  let destination: (Value) -> Screen

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = DestinationElement(view.destination, in: parent)
    element.enrol()
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: DestinationElement<Value, Screen>.self)
    element.receive(view.destination)
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

/// The place of a declaration; knows the screens that it made.
final class DestinationElement<Value: Hashable, Screen: View>: WrapperElement, DestinationMaker {
  private var destination: (Value) -> Screen
  private var screens: [(value: Value, node: Weak<DeferredNode<Screen>>)] = []

  init(_ destination: @escaping (Value) -> Screen, in parent: _Element) {
    self.destination = destination
    super.init(in: parent)
  }

  @MainActor func enrol() {
    StackElement.around(self)?.register(self, for: ObjectIdentifier(Value.self))
  }

  @MainActor func receive(_ destination: @escaping (Value) -> Screen) {
    self.destination = destination
    StackElement.around(self)?.leaveScreens()
    screens.removeAll { $0.node.object?.isMounted != true }
    for (value, node) in screens { node.object?.receive { destination(value) } }
  }

  func makeScreen(of value: AnyHashable, in parent: _Element) -> _Element? {
    guard let value = value.base as? Value else { return nil }
    let destination = destination
    let node = DeferredNode(
      { destination(value) }, kind: .content, name: owner?.viewName ?? "", in: parent)
    screens.append((value, Weak(node)))
    node.install()
    return node
  }

  override func unmount() {
    StackElement.around(self)?.withdraw(self, for: ObjectIdentifier(Value.self))
    super.unmount()
  }
}

/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?
  init(_ object: Object) { self.object = object }
}
