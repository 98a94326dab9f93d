/// Content that can scroll by code; the text screen shows all of it.
///
/// The closure is deferred content, as in `GeometryReader`. Available in SwiftUI since iOS 14.
public nonisolated struct ScrollViewReader<Content: View>: _PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  /// Creates content with something to scroll it by.
  ///
  /// The closure is deferred content: what it reads, only it depends on.
  /// Available in SwiftUI since iOS 14.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    makeReader({ view.content(ScrollViewProxy()) }, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    unsafeDowncast(element, to: DeferredNode<Content>.self).receive {
      view.content(ScrollViewProxy())
    }
  }
}

/// Scrolls to a view by its identity; without effect on the text screen.
///
/// Available in SwiftUI since iOS 14.
public struct ScrollViewProxy: Sendable {
  /// Scrolls until the view with an identity is in sight.
  ///
  /// Available in SwiftUI since iOS 14.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A point inside a view.
///
/// Available in SwiftUI since iOS 13.
public enum UnitPoint: Sendable {
  /// At the top, where lines begin.
  case topLeading
  /// At the top, where lines end.
  case topTrailing
  /// At the bottom, where lines begin.
  case bottomLeading
  /// At the bottom, where lines end.
  case bottomTrailing
  /// The middle of the top.
  case top
  /// The middle.
  case center
  /// The middle of the bottom.
  case bottom
  /// The middle of the side where lines of text begin.
  case leading
  /// The middle of the side where lines of text end.
  case trailing
}
