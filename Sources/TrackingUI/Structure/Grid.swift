/// Rows whose cells line up; the text screen shows the rows below each other.
///
/// Available in SwiftUI since iOS 16.
public nonisolated struct Grid<Content: View>: _Container {
  public let _content: Content

  /// Creates a grid; alignment and spacing don't show in text.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 16.
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
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 16.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    _content = content()
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    makeContainer(view, .horizontal, in: parent)
  }
}

/// A column of a lazy grid; without effect on the text screen.
///
/// Available in SwiftUI since iOS 14.
public struct GridItem: Sendable {
  /// How wide a column is.
  ///
  /// Available in SwiftUI since iOS 14.
  public enum Size: Sendable {
    /// So wide.
    case fixed(CGFloat)
    /// One column, as wide as there is room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Creates a column.
  ///
  /// Available in SwiftUI since iOS 14.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

/// A grid that fills columns from the top; here its cells are below each other.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct LazyVGrid<Content: View>: _Container {
  public let _content: Content

  /// Creates a grid.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _content = content() }
}
