/// A view of any type; another type inside is another identity.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct AnyView: _PrimitiveView {
  private let box: AnyViewBox

  /// Hides the type of a view.
  ///
  /// Where the type inside changes, the view and its state begin anew.
  /// Available in SwiftUI since iOS 13.
  public init<V: View>(_ view: V) { box = TypedViewBox(view) }

  /// Hides the type of a view.
  ///
  /// Where the type inside changes, the view and its state begin anew.
  /// Available in SwiftUI since iOS 13.
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = BranchElement(in: parent)
    view.box.place(in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: BranchElement.self)
    if element.identity == AnyHashable(view.box.type), let content = element.content {
      view.box.update(content)
    } else {
      element.removeContent()
      view.box.place(in: element)
    }
  }
}

extension AnyView: ShadowComparable {
  var shadowParts: [Any] { [box.shadowValue] }
}

private class AnyViewBox {
  var shadowValue: Any { () }
  var type: ObjectIdentifier { ObjectIdentifier(Never.self) }
  @MainActor func place(in element: BranchElement) {}
  @MainActor func update(_ content: _Element) {}
}

private final class TypedViewBox<V: View>: AnyViewBox {
  let view: V

  init(_ view: V) { self.view = view }

  override var shadowValue: Any { view }

  override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

  override func place(in element: BranchElement) {
    element.identity = AnyHashable(type)
    element.content = V._make(view, in: element)
  }

  override func update(_ content: _Element) { V._update(content, to: view) }
}

/// No view at all.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct EmptyView: _PrimitiveView {
  /// Creates nothing to show.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() {}

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    _Element(in: parent)
  }
  @MainActor public static func _update(_ element: _Element, to view: Self) {}
}
