/// A blurred ground for content in front of other content.
///
/// Available in SwiftUI since iOS 15.
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
  /// What is behind shows clearly.
  public static var ultraThinMaterial: Material { Material() }
  /// What is behind shows.
  public static var thinMaterial: Material { Material() }
  /// What is behind shows a little.
  public static var regularMaterial: Material { Material() }
  /// What is behind hardly shows.
  public static var thickMaterial: Material { Material() }
  /// As bars of the system have it.
  public static var bar: Material { Material() }
}

/// Colours that change along a line; the text screen shows nothing of them.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct LinearGradient: EmptyShape, ShapeStyle {
  /// Creates a gradient.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
