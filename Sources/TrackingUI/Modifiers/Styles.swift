/// Looks of buttons.
///
/// A style of your own is accepted and never asked for its body: the screen shows labels alone.
/// Available in SwiftUI since iOS 13.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View

  /// What a style is told about a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns what a button looks like.
  ///
  /// Available in SwiftUI since iOS 13.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a button.
///
/// Available in SwiftUI since iOS 13.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  ///
  /// Available in SwiftUI since iOS 13.
  public struct Label: View {
    /// Nothing, as styles aren't drawn.
    ///
    /// Available in SwiftUI since iOS 13.
    public var body: some View { EmptyView() }
  }

  /// What the button means.
  ///
  /// Available in SwiftUI since iOS 15.
  public let role: ButtonRole?

  /// The label of the button.
  ///
  /// Available in SwiftUI since iOS 13.
  public let label: Label

  /// Whether the button is held down.
  ///
  /// Available in SwiftUI since iOS 13.
  public let isPressed: Bool
}

/// Looks of fields.
///
/// Available in SwiftUI since iOS 13.
public protocol TextFieldStyle: Sendable {}

/// Looks of toggles.
///
/// Available in SwiftUI since iOS 13.
public protocol ToggleStyle: Sendable {}

/// Looks of pickers.
///
/// Available in SwiftUI since iOS 13.
public protocol PickerStyle: Sendable {}

/// Looks of lists.
///
/// Available in SwiftUI since iOS 13.
public protocol ListStyle: Sendable {}

/// Looks of forms.
///
/// Available in SwiftUI since iOS 16.
public protocol FormStyle: Sendable {}

/// The looks that the system has for every kind of control.
///
/// Not part of SwiftUI.
public struct SystemStyle: ButtonStyle, TextFieldStyle, ToggleStyle, PickerStyle, ListStyle,
  FormStyle
{
  /// Creates the one value there is; `.plain` and the other names return it.
  public nonisolated init() {}

  public func makeBody(configuration: ButtonStyleConfiguration) -> some View { EmptyView() }
}

extension ButtonStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// With a border, since iOS 15.
  public static var bordered: SystemStyle { SystemStyle() }
  /// With a border and filled, since iOS 15.
  public static var borderedProminent: SystemStyle { SystemStyle() }
  /// Without a border.
  public static var borderless: SystemStyle { SystemStyle() }
  /// The label alone.
  public static var plain: SystemStyle { SystemStyle() }
}

extension TextFieldStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// The text alone.
  public static var plain: SystemStyle { SystemStyle() }
  /// With a rounded border.
  public static var roundedBorder: SystemStyle { SystemStyle() }
}

extension ToggleStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// A button that stays down, since iOS 15.
  public static var button: SystemStyle { SystemStyle() }
  /// A switch.
  public static var `switch`: SystemStyle { SystemStyle() }
}

extension PickerStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// A menu, since iOS 14.
  public static var menu: SystemStyle { SystemStyle() }
  /// Segments beside each other.
  public static var segmented: SystemStyle { SystemStyle() }
  /// Options among the other content, since iOS 14.
  public static var inline: SystemStyle { SystemStyle() }
  /// A wheel.
  public static var wheel: SystemStyle { SystemStyle() }
}

extension ListStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// Rows alone.
  public static var plain: SystemStyle { SystemStyle() }
  /// Rows with space at the sides, since iOS 14.
  public static var inset: SystemStyle { SystemStyle() }
  /// Sections that are set apart.
  public static var grouped: SystemStyle { SystemStyle() }
  /// Sections that are set apart, with space at the sides, since iOS 14.
  public static var insetGrouped: SystemStyle { SystemStyle() }
  /// As at the side of a window, since iOS 14.
  public static var sidebar: SystemStyle { SystemStyle() }
}

extension FormStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// Rows in groups.
  public static var grouped: SystemStyle { SystemStyle() }
  /// Labels in one column, controls in another.
  public static var columns: SystemStyle { SystemStyle() }
}
