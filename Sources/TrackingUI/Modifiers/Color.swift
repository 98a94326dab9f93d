/// Something that fills a shape.
///
/// Available in SwiftUI since iOS 13.
public protocol ShapeStyle: Sendable {}

/// A colour.
///
/// As a view it fills space, of which the text screen has none. Available in SwiftUI since iOS 13.
public nonisolated struct Color: _PrimitiveView, ShapeStyle, Hashable {
  private let name: String

  /// Creates a colour from the app's resources, by its name.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(_ name: String) { self.name = name }

  /// Creates a colour from its parts, each from 0 to 1.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  /// Red.
  public static let red = Color("red")
  /// Orange.
  public static let orange = Color("orange")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// Green.
  public static let green = Color("green")
  /// Mint, since iOS 15.
  public static let mint = Color("mint")
  /// Teal, since iOS 15.
  public static let teal = Color("teal")
  /// Cyan, since iOS 15.
  public static let cyan = Color("cyan")
  /// Blue.
  public static let blue = Color("blue")
  /// Indigo, since iOS 15.
  public static let indigo = Color("indigo")
  /// Purple.
  public static let purple = Color("purple")
  /// Pink.
  public static let pink = Color("pink")
  /// Brown, since iOS 15.
  public static let brown = Color("brown")
  /// White.
  public static let white = Color("white")
  /// Grey.
  public static let gray = Color("gray")
  /// Black.
  public static let black = Color("black")
  /// No colour: what is behind shows.
  public static let clear = Color("clear")
  /// The colour of main content.
  public static let primary = Color("primary")
  /// The colour of content that matters less.
  public static let secondary = Color("secondary")
  /// The colour of controls.
  public static let accentColor = Color("accentColor")

  /// Returns the colour made transparent; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func opacity(_ opacity: Double) -> Color { self }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    _Element(in: parent)
  }
  @MainActor public static func _update(_ element: _Element, to view: Self) {}
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Blue.
  public static var blue: Color { .blue }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Grey.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// The style of main content, since iOS 15.
  public static var primary: Color { .primary }
  /// The style of content that matters less, since iOS 15.
  public static var secondary: Color { .secondary }
  /// The style of content that matters least, since iOS 15.
  public static var tertiary: Color { Color("tertiary") }
}
