/// A change to a view that can be applied to many views; its body is an update unit.
///
/// Available in SwiftUI since iOS 13.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that `body` returns.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the changed view; `content` stands for the view that the modifier is applied to.
  ///
  /// What is read here, the modifier depends on, not the view it is applied to.
  /// Available in SwiftUI since iOS 13.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view a modifier is applied to, inside the modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let holder: ModifiedContentHolder?

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = ModifiedContentElement(view.holder, in: parent)
    view.holder?.place(in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    view.holder?.refresh(unsafeDowncast(element, to: ModifiedContentElement.self))
  }
}

/// One place at which a modifier's body put the modified view.
final class ModifiedContentElement: WrapperElement {
  private let holder: ModifiedContentHolder?
  /// Which value of the content is shown here.
  var version = 0

  init(_ holder: ModifiedContentHolder?, in parent: _Element) {
    self.holder = holder
    super.init(in: parent)
  }

  override func unmount() {
    holder?.places.removeAll { $0 === self }
    super.unmount()
  }
}

/// Hands the modified view to the places where the modifier's body put it.
class ModifiedContentHolder {
  fileprivate final var places: [ModifiedContentElement] = []

  @MainActor func place(in element: ModifiedContentElement) {}
  @MainActor func refresh(_ element: ModifiedContentElement) {}
}

final class TypedContentHolder<Content: View>: ModifiedContentHolder {
  private var content: Content
  private var version = 0

  init(_ content: Content) { self.content = content }

  override func place(in element: ModifiedContentElement) {
    element.content = Content._make(content, in: element)
    element.version = version
    places.append(element)
  }

  override func refresh(_ element: ModifiedContentElement) {
    guard element.version != version else { return }
    element.version = version
    if let inner = element.content { Content._update(inner, to: content) }
  }

  func replace(with content: Content) {
    self.content = content
    version += 1
  }

  /// Brings those places up to date that the modifier's own body did not reach.
  @MainActor func refreshPlaces() {
    for place in places where places.contains(where: { $0 === place }) { refresh(place) }
  }
}

/// A view with a modifier.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct ModifiedContent<Content: View, Modifier: ViewModifier>: _PrimitiveView {
  /// The view.
  ///
  /// Available in SwiftUI since iOS 13.
  public var content: Content

  /// The modifier.
  ///
  /// Available in SwiftUI since iOS 13.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  ///
  /// Available in SwiftUI since iOS 13.
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
    node.holder.replace(with: view.content)
    node.receive(view.modifier)
    node.holder.refreshPlaces()
  }
}

extension View {
  /// Applies a modifier.
  ///
  /// The modifier runs when its stored values differ or something changes that its body read.
  /// Available in SwiftUI since iOS 13.
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The update unit of a modifier's body.
final class ModifierNode<Content: View, Modifier: ViewModifier>: PropertyNode<
  Modifier, Modifier.Body
>
{
  let holder: TypedContentHolder<Content>

  init(_ modifier: Modifier, holder: TypedContentHolder<Content>, in parent: _Element) {
    self.holder = holder
    super.init(modifier, in: parent)
  }

  override func body(of owner: Modifier) -> Modifier.Body {
    owner.body(content: .init(holder: holder))
  }
}
