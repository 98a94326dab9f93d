/// A change to a view that can be applied to many views; its body is an update unit.
///
/// Available in SwiftUI since iOS 13.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the changed view; `content` stands for the view that the modifier is applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view a modifier is applied to, inside the modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let holder: ModifiedContentHolder?

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = WrapperElement(in: parent)
    view.holder?.place(in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    view.holder?.refresh(unsafeDowncast(element, to: WrapperElement.self))
  }
}

/// Hands the modified view to the place where the modifier's body put it.
class ModifiedContentHolder {
  @MainActor func place(in element: WrapperElement) {}
  @MainActor func refresh(_ element: WrapperElement) {}
}

final class TypedContentHolder<Content: View>: ModifiedContentHolder {
  var content: Content
  private var places: [WrapperElement] = []

  init(_ content: Content) { self.content = content }

  override func place(in element: WrapperElement) {
    element.content = Content._make(content, in: element)
    places = [element]
  }

  override func refresh(_ element: WrapperElement) {
    if let inner = element.content { Content._update(inner, to: content) }
  }

  /// Brings the content up to date where the modifier's own body doesn't have to run.
  @MainActor func refreshPlaces() { for place in places { refresh(place) } }
}

/// A view with a modifier.
public nonisolated struct ModifiedContent<Content: View, Modifier: ViewModifier>: _PrimitiveView {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let node = ModifierNode(view.modifier, holder: TypedContentHolder(view.content), in: parent)
    node.install()
    return node
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let node = unsafeDowncast(element, to: ModifierNode<Content, Modifier>.self)
    node.holder.content = view.content
    if !node.receive(view.modifier) { node.holder.refreshPlaces() }
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The update unit of a modifier's body.
final class ModifierNode<Content: View, Modifier: ViewModifier>: UpdateUnit {
  let holder: TypedContentHolder<Content>
  private var properties: PropertyHolder<Modifier>
  private var content: _Element?

  init(_ modifier: Modifier, holder: TypedContentHolder<Content>, in parent: _Element) {
    guard let host = parent.unitForChildren?.host else {
      preconditionFailure("A view needs a host.")
    }
    self.holder = holder
    properties = PropertyHolder(modifier, plan: host.plan(for: Modifier.self))
    super.init(in: parent, host: host, environment: parent.environmentForChildren)
  }

  override var viewName: String { properties.plan.name }
  override var storedValue: Any? { properties.value }
  override var printedPropertyNames: [String] { properties.plan.printedNames }

  @MainActor func install() {
    noteFirstRun(properties.plan)
    run()
  }

  /// Takes a new value of the modifier; returns whether its body ran.
  @MainActor func receive(_ new: Modifier) -> Bool {
    guard let differences = properties.replace(with: new, naming: host.recordsCauses) else {
      return false
    }
    noteValueChange(differences)
    run()
    return true
  }

  override func run() {
    properties.install(for: self)
    let body = track { properties.value.body(content: .init(holder: holder)) }
    if let content {
      Modifier.Body._update(content, to: body)
    } else {
      content = Modifier.Body._make(body, in: self)
    }
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let content { visit(content) }
  }
}
