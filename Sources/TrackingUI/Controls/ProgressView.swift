/// Progress of some work.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct ProgressView: _PrimitiveView {
  let text: String

  /// Creates a view of work without a known end.
  ///
  /// Available in SwiftUI since iOS 14.
  public init() { text = "(working)" }

  /// Creates a view of work with a title.
  ///
  /// Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(_ title: S) { text = "(\(title))" }

  /// Creates a view of how much is done.
  ///
  /// Available in SwiftUI since iOS 14.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    text = Self.share(of: value, in: total).map { "(\($0))" } ?? "(working)"
  }

  /// Creates a view of how much is done, with a title.
  ///
  /// Available in SwiftUI since iOS 14.
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    text = Self.share(of: value, in: total).map { "(\(title) \($0))" } ?? "(\(title))"
  }

  private static func share<V: BinaryFloatingPoint>(of value: V?, in total: V) -> String? {
    value.map { "\(Int(Double($0 / total) * 100))%" }
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    TextElement(view.text, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    unsafeDowncast(element, to: TextElement.self).string = view.text
  }
}
