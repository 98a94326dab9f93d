/// A drawing, of which the text screen shows nothing.
///
/// Available in SwiftUI since iOS 13.
public protocol Shape: View {}

/// A shape that draws nothing.
nonisolated protocol EmptyShape: Shape, _PrimitiveView {}

extension EmptyShape {
  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    _Element(in: parent)
  }
  @MainActor public static func _update(_ element: _Element, to view: Self) {}
}

extension Shape {
  /// Fills the shape; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func fill<S: ShapeStyle>(_ style: S) -> some Shape { self }

  /// Draws the shape's edge; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some Shape { self }

  /// Draws the shape's edge inside of it; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some Shape {
    self
  }

  /// Draws a part of the shape; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}

/// A circle.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Circle: EmptyShape {
  /// Creates the shape.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() {}
}

/// A rectangle.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Rectangle: EmptyShape {
  /// Creates the shape.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() {}
}

/// An ellipse.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Ellipse: EmptyShape {
  /// Creates the shape.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() {}
}

/// A rectangle with round ends.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Capsule: EmptyShape {
  /// Creates the shape.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() {}
}

/// A rectangle with rounded corners.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct RoundedRectangle: EmptyShape {
  /// Creates the shape.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

/// How corners are rounded.
///
/// Available in SwiftUI since iOS 13.
public enum RoundedCornerStyle: Sendable {
  /// By a part of a circle.
  case circular
  /// Smoothly.
  case continuous
}

extension View {
  /// Cuts the view off at a shape; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }

  /// Puts a style behind the view, in a shape; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func background<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S
  ) -> some View { self }
}
