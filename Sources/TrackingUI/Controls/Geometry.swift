/// Horizontal alignment; without effect on the text screen.
public enum HorizontalAlignment: Sendable {
  case leading
  case center
  case trailing
}

/// Vertical alignment; without effect on the text screen.
public enum VerticalAlignment: Sendable {
  case top
  case center
  case bottom
  case firstTextBaseline
  case lastTextBaseline
}

/// Alignment in both directions; without effect on the text screen.
public enum Alignment: Sendable {
  case center
  case leading
  case trailing
  case top
  case bottom
  case topLeading
  case topTrailing
  case bottomLeading
  case bottomTrailing
}

/// Horizontal or vertical.
public enum Axis: Sendable {
  case horizontal
  case vertical

  /// Several axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// Sides of a view.
public enum Edge: Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}
