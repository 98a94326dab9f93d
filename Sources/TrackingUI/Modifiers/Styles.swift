/// Space around a view.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A typeface; without effect on the text screen.
public struct Font: Hashable, Sendable {
  private let name: String

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")

  public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
    Font(name: "system \(size)")
  }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }

  /// How heavy the letters are.
  public enum Weight: Sendable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }
}

/// Something that fills a shape.
public protocol ShapeStyle: Sendable {}

/// A colour.
///
/// As a view it fills space, of which the text screen has none.
public nonisolated struct Color: _PrimitiveView, ShapeStyle, Hashable {
  private let name: String

  public init(_ name: String) { self.name = name }
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let mint = Color("mint")
  public static let teal = Color("teal")
  public static let cyan = Color("cyan")
  public static let blue = Color("blue")
  public static let indigo = Color("indigo")
  public static let purple = Color("purple")
  public static let pink = Color("pink")
  public static let brown = Color("brown")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let black = Color("black")
  public static let clear = Color("clear")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static let accentColor = Color("accentColor")

  public func opacity(_ opacity: Double) -> Color { self }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    _Element(in: parent)
  }
  @MainActor public static func _update(_ element: _Element, to view: Self) {}
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var primary: Color { .primary }
  public static var secondary: Color { .secondary }
  public static var tertiary: Color { Color("tertiary") }
}

/// An angle.
public struct Angle: Equatable, Sendable {
  public var degrees: Double
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public init(degrees: Double) { self.degrees = degrees }
}

/// How lines of text are aligned.
public enum TextAlignment: Sendable {
  case leading
  case center
  case trailing
}

/// How a view comes and goes on Apple's platforms.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
}

/// Looks of buttons.
public protocol ButtonStyle: Sendable {}
/// Looks of fields.
public protocol TextFieldStyle: Sendable {}
/// Looks of toggles.
public protocol ToggleStyle: Sendable {}
/// Looks of pickers.
public protocol PickerStyle: Sendable {}
/// Looks of lists.
public protocol ListStyle: Sendable {}
/// Looks of forms.
public protocol FormStyle: Sendable {}

/// The looks that the system has for every kind of control.
public struct SystemStyle: ButtonStyle, TextFieldStyle, ToggleStyle, PickerStyle, ListStyle,
  FormStyle
{
  public init() {}
}

extension ButtonStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var bordered: SystemStyle { SystemStyle() }
  public static var borderedProminent: SystemStyle { SystemStyle() }
  public static var borderless: SystemStyle { SystemStyle() }
  public static var plain: SystemStyle { SystemStyle() }
}

extension TextFieldStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var plain: SystemStyle { SystemStyle() }
  public static var roundedBorder: SystemStyle { SystemStyle() }
}

extension ToggleStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var button: SystemStyle { SystemStyle() }
  public static var `switch`: SystemStyle { SystemStyle() }
}

extension PickerStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var menu: SystemStyle { SystemStyle() }
  public static var segmented: SystemStyle { SystemStyle() }
  public static var inline: SystemStyle { SystemStyle() }
  public static var wheel: SystemStyle { SystemStyle() }
}

extension ListStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var plain: SystemStyle { SystemStyle() }
  public static var inset: SystemStyle { SystemStyle() }
  public static var grouped: SystemStyle { SystemStyle() }
  public static var insetGrouped: SystemStyle { SystemStyle() }
  public static var sidebar: SystemStyle { SystemStyle() }
}

extension FormStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var grouped: SystemStyle { SystemStyle() }
  public static var columns: SystemStyle { SystemStyle() }
}

/// How large controls are.
public enum ControlSize: Sendable {
  case mini
  case small
  case regular
  case large
}

/// A key of a keyboard.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public let character: Character
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  public static let `return`: KeyEquivalent = "\r"
  public static let escape: KeyEquivalent = "\u{1b}"
}

/// When a keyboard writes capitals.
public enum TextInputAutocapitalization: Sendable {
  case never
  case words
  case sentences
  case characters
}

/// What the return key says.
public enum SubmitLabel: Sendable {
  case done
  case go
  case send
  case join
  case route
  case search
  case `return`
  case next
  case `continue`
}

/// How the title of a screen is shown.
public enum TitleDisplayMode: Sendable {
  case automatic
  case inline
  case large
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
}

/// Whether something is shown.
public enum Visibility: Sendable {
  case automatic
  case visible
  case hidden
}
