extension View {
  /// Ties the view's identity to a value: another value is another view, with state of its own.
  ///
  /// Available in SwiftUI since iOS 13.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Compares the view with its `==` to decide whether it has to run.
  ///
  /// Available in SwiftUI since iOS 13.
  public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = BranchElement(in: parent)
    element.identity = AnyHashable(view.id)
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: BranchElement.self)
    if element.identity == AnyHashable(view.id), let content = element.content {
      Content._update(content, to: view.content)
    } else {
      element.removeContent()
      element.identity = AnyHashable(view.id)
      let host = element.owner?.host
      host?.identityResets += 1
      element.content = Content._make(view.content, in: element)
      host?.identityResets -= 1
    }
  }
}

/// A view that is compared with its own `==`, also where its bytes could be compared.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct EquatableView<Content: View & Equatable>: _PrimitiveView {
  /// The view.
  ///
  /// Available in SwiftUI since iOS 13.
  public var content: Content

  /// Creates a view compared with `==`.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(content: Content) { self.content = content }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = EquatableElement<Content>(in: parent)
    element.last = view.content
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: EquatableElement<Content>.self)
    if let last = element.last, last == view.content { return }
    element.last = view.content
    if let node = element.content as? ViewNode<Content> {
      node.receive(view.content, forced: true)
    } else if let content = element.content {
      Content._update(content, to: view.content)
    }
  }
}

private final class EquatableElement<Content: View & Equatable>: WrapperElement {
  var last: Content?
}
