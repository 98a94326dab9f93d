nonisolated struct PresentationView<Base: View, Content: View>: _PrimitiveView {
  let base: Base
  let title: String
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Content
  var endsOnTap = false

  var request: PresentationRequest<Content> {
    PresentationRequest(
      read: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      end: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
      content: { _ in content() })
  }

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = PresentationElement<Content>(
      title: view.title, endsOnTap: view.endsOnTap, in: parent)
    element.base = Base._make(view.base, in: element)
    element.install(view.request)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: PresentationElement<Content>.self)
    if let base = element.base { Base._update(base, to: view.base) }
    element.receive(view.request)
  }
}

nonisolated struct ItemPresentationView<Base: View, Item, Content: View>: _PrimitiveView {
  let base: Base
  let title: String
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
  var endsOnTap = false

  var request: PresentationRequest<Content?> {
    PresentationRequest(
      read: { item.wrappedValue.map(identity) },
      end: { item.wrappedValue = nil }, onDismiss: onDismiss,
      content: { _ in item.wrappedValue.map(content) })
  }

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = PresentationElement<Content?>(
      title: view.title, endsOnTap: view.endsOnTap, in: parent)
    element.base = Base._make(view.base, in: element)
    element.install(view.request)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: PresentationElement<Content?>.self)
    if let base = element.base { Base._update(base, to: view.base) }
    element.receive(view.request)
  }
}

/// Names of presentations that mean something.
enum PresentationTitle {
  static let screen = "screen"
}

/// What a presentation modifier asks for, independent of how it says whether it is shown.
struct PresentationRequest<Content: View> {
  /// The identity of what is to be presented now; nil for nothing.
  let read: () -> AnyHashable?
  let end: () -> Void
  let onDismiss: (() -> Void)?
  let content: (AnyHashable) -> Content
}

/// A view with something presented over it.
///
/// Watches the binding in a unit of its own, so that the body that wrote `.sheet` doesn't depend on
/// it.
final class PresentationElement<Content: View>: _Element {
  let title: String
  let endsOnTap: Bool
  var base: _Element?
  private var watcher: PresentationWatcher<Content>?

  init(title: String, endsOnTap: Bool, in parent: _Element) {
    self.title = title
    self.endsOnTap = endsOnTap
    super.init(in: parent)
  }

  @MainActor func install(_ request: PresentationRequest<Content>) {
    let watcher = PresentationWatcher(request, in: self)
    self.watcher = watcher
    watcher.run()
  }

  @MainActor func receive(_ request: PresentationRequest<Content>) { watcher?.receive(request) }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let base { visit(base) }
    if let watcher { visit(watcher) }
  }

  override func draw() -> [String] {
    let above = watcher?.draw() ?? []
    let below = base?.draw() ?? []
    return above.isEmpty ? below : below + ["=== \(title) ==="] + above
  }
}

/// The unit that reads whether something is presented; not a unit of the learner's code.
final class PresentationWatcher<Content: View>: UpdateUnit, Presentation {
  private var request: PresentationRequest<Content>
  private var identity: AnyHashable?
  private var scope: EnvironmentElement?

  init(_ request: PresentationRequest<Content>, in parent: _Element) {
    self.request = request
    super.init(
      in: parent, owner: parent.requiredOwner, environment: parent.environmentForChildren)
  }

  override var viewName: String { "" }

  @MainActor func receive(_ request: PresentationRequest<Content>) {
    self.request = request
    let before = identity
    run()
    if identity != nil, identity == before {
      (scope?.content as? DeferredNode<Content>)?.receive(content())
    }
  }

  override func evaluateInShadow() -> Any? { request.read() }

  override func run() {
    let wanted = track { request.read() }
    if wanted == identity { return }
    if identity != nil { end() }
    identity = wanted
    if wanted != nil { begin() }
  }

  @MainActor private func content() -> () -> Content {
    let request = request
    let identity = identity ?? AnyHashable(false)
    return { request.content(identity) }
  }

  @MainActor private func begin() {
    let scope = EnvironmentElement(in: self)
    self.scope = scope
    let request = request
    scope.apply { values in
      values.dismiss = DismissAction(presentation: ObjectIdentifier(self), dismiss: request.end)
      values.isPresented = true
    }
    let node = DeferredNode(
      content(), kind: .content, name: parent?.owner?.viewName ?? "", in: scope)
    scope.content = node
    node.install()
  }

  @MainActor private func end() {
    scope?.unmount()
    scope = nil
    if let onDismiss = request.onDismiss { host.afterUpdate(onDismiss) }
  }

  override var presentation: (any Presentation)? { self }
  var isActive: Bool { identity != nil }
  var coversEverything: Bool {
    (parent as? PresentationElement<Content>)?.title != PresentationTitle.screen
  }
  var endsOnTap: Bool { (parent as? PresentationElement<Content>)?.endsOnTap ?? false }
  func dismissPresentation() { request.end() }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let scope { visit(scope) }
  }
}

/// Something presented that can be ended from outside.
protocol Presentation: _Element {
  var isActive: Bool { get }
  /// Whether nothing else takes input; a screen on a stack hides only the rest of the stack.
  var coversEverything: Bool { get }
  var endsOnTap: Bool { get }
  @MainActor func dismissPresentation()
}
