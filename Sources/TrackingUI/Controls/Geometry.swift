/// Horizontal alignment; without effect on the text screen.
///
/// Available in SwiftUI since iOS 13.
public enum HorizontalAlignment: Sendable {
  /// At the side where lines of text begin.
  case leading
  /// In the middle.
  case center
  /// At the side where lines of text end.
  case trailing
}

/// Vertical alignment; without effect on the text screen.
///
/// Available in SwiftUI since iOS 13.
public enum VerticalAlignment: Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// On the base line of the first line of text.
  case firstTextBaseline
  /// On the base line of the last line of text.
  case lastTextBaseline
}

/// Alignment in both directions; without effect on the text screen.
///
/// Available in SwiftUI since iOS 13.
public enum Alignment: Sendable {
  /// In the middle of both directions.
  case center
  /// In the middle of the side where lines of text begin.
  case leading
  /// In the middle of the side where lines of text end.
  case trailing
  /// In the middle of the top.
  case top
  /// In the middle of the bottom.
  case bottom
  /// In the top corner where lines of text begin.
  case topLeading
  /// In the top corner where lines of text end.
  case topTrailing
  /// In the bottom corner where lines of text begin.
  case bottomLeading
  /// In the bottom corner where lines of text end.
  case bottomTrailing
}

/// Horizontal or vertical.
///
/// Available in SwiftUI since iOS 13.
public enum Axis: Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Several axes.
  ///
  /// Available in SwiftUI since iOS 13.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Sides of a view.
///
/// Available in SwiftUI since iOS 13.
public enum Edge: Sendable {
  /// The upper side.
  case top
  /// The side where lines of text begin.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines of text end.
  case trailing

  /// Several sides.
  ///
  /// Available in SwiftUI since iOS 13.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper side alone.
    public static let top = Set(rawValue: 1)
    /// The side where lines of text begin, alone.
    public static let leading = Set(rawValue: 2)
    /// The lower side alone.
    public static let bottom = Set(rawValue: 4)
    /// The side where lines of text end, alone.
    public static let trailing = Set(rawValue: 8)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}
