/// Several views side by side, made by a view builder.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct TupleView<each Content: View>: _PrimitiveView {
  /// The views.
  ///
  /// Available in SwiftUI since iOS 13.
  public var value: (repeat each Content)

  /// Creates a view of several views.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(_ value: (repeat each Content)) { self.value = value }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = GroupElement(in: parent)
    repeat element.elements.append((each Content)._make((each view.value), in: element))
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let elements = unsafeDowncast(element, to: GroupElement.self).elements
    var index = 0
    func next() -> _Element {
      defer { index += 1 }
      return elements[index]
    }
    repeat (each Content)._update(next(), to: (each view.value))
  }
}

/// Elements one after the other.
class GroupElement: _Element {
  final var elements: [_Element] = []

  override func forEachChild(_ visit: (_Element) -> Void) {
    for element in elements { visit(element) }
  }
}
