/// Content that depends on the space it is given.
///
/// The closure runs when the view is laid out, so it is deferred content: what it reads, only it
/// depends on. Available in SwiftUI since iOS 13.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Creates content from the space there is.
  ///
  /// The closure is deferred content: what it reads, only it depends on.
  /// Available in SwiftUI since iOS 13.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    makeReader({ view.content(GeometryProxy()) }, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    unsafeDowncast(element, to: DeferredNode<Content>.self).receive {
      view.content(GeometryProxy())
    }
  }
}

/// The space a view is given: always that of one phone, as nothing is laid out.
///
/// Available in SwiftUI since iOS 13.
public struct GeometryProxy: Sendable {
  /// The size in points.
  ///
  /// Available in SwiftUI since iOS 13.
  public var size: CGSize { CGSize(width: 390, height: 844) }
}

/// Creates the unit of content that runs when it is laid out.
@MainActor func makeReader<Content: View>(
  _ content: @escaping () -> Content, in parent: _Element
) -> _Element {
  let node = DeferredNode(
    content, kind: .content, name: parent.unitForChildren?.viewName ?? "", in: parent)
  node.install()
  return node
}
