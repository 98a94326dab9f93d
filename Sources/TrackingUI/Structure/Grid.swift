/// Rows whose cells line up; the text screen shows the rows below each other.
///
/// Available in SwiftUI since iOS 16.
public nonisolated struct Grid<Content: View>: _Container {
  public let _content: Content

  /// Creates a grid; alignment and spacing don't show in text.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { _content = content() }
}

/// A row of a grid: its cells beside each other.
///
/// Available in SwiftUI since iOS 16.
public nonisolated struct GridRow<Content: View>: _Container {
  public let _content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    _content = content()
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    makeContainer(view, .horizontal, in: parent)
  }
}

/// A column of a lazy grid; without effect on the text screen.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

/// A grid that fills columns from the top; here its cells are below each other.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct LazyVGrid<Content: View>: _Container {
  public let _content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _content = content() }
}
