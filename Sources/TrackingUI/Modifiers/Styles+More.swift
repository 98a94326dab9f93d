// Looks of further kinds of views; without effect on the text screen.

/// Looks of progress.
///
/// Available in SwiftUI since iOS 14.
public protocol ProgressViewStyle: Sendable {}

/// Looks of labels.
///
/// Available in SwiftUI since iOS 14.
public protocol LabelStyle: Sendable {}

/// Looks of tab views.
///
/// Available in SwiftUI since iOS 14.
public protocol TabViewStyle: Sendable {}

/// Looks of menus.
///
/// Available in SwiftUI since iOS 14.
public protocol MenuStyle: Sendable {}

/// Looks of gauges.
///
/// Available in SwiftUI since iOS 16.
public protocol GaugeStyle: Sendable {}

/// Looks of date pickers.
///
/// Available in SwiftUI since iOS 13.
public protocol DatePickerStyle: Sendable {}

/// Looks of navigation views.
///
/// Available in SwiftUI since iOS 13.
public protocol NavigationViewStyle: Sendable {}

extension SystemStyle: ProgressViewStyle, LabelStyle, TabViewStyle, MenuStyle,
  GaugeStyle, DatePickerStyle, NavigationViewStyle
{}

extension ProgressViewStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// A bar.
  public static var linear: SystemStyle { SystemStyle() }
  /// A circle.
  public static var circular: SystemStyle { SystemStyle() }
}

extension LabelStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// The title alone.
  public static var titleOnly: SystemStyle { SystemStyle() }
  /// The icon alone.
  public static var iconOnly: SystemStyle { SystemStyle() }
  /// Title and icon.
  public static var titleAndIcon: SystemStyle { SystemStyle() }
}

extension TabViewStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// Pages beside each other.
  public static var page: SystemStyle { SystemStyle() }
  /// Tabs or a list at the side, since iOS 18.
  public static var sidebarAdaptable: SystemStyle { SystemStyle() }
}

extension MenuStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// A button.
  public static var button: SystemStyle { SystemStyle() }
  /// A button without a border.
  public static var borderlessButton: SystemStyle { SystemStyle() }
}

extension GaugeStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// A bar that fills.
  public static var linearCapacity: SystemStyle { SystemStyle() }
  /// A small circle.
  public static var accessoryCircular: SystemStyle { SystemStyle() }
  /// A small circle that fills.
  public static var accessoryCircularCapacity: SystemStyle { SystemStyle() }
  /// A small bar.
  public static var accessoryLinear: SystemStyle { SystemStyle() }
}

extension DatePickerStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// A small control.
  public static var compact: SystemStyle { SystemStyle() }
  /// A calendar.
  public static var graphical: SystemStyle { SystemStyle() }
  /// A wheel.
  public static var wheel: SystemStyle { SystemStyle() }
  /// A field.
  public static var field: SystemStyle { SystemStyle() }
}

extension NavigationViewStyle where Self == SystemStyle {
  /// What suits the place.
  public static var automatic: SystemStyle { SystemStyle() }
  /// One screen on the other.
  public static var stack: SystemStyle { SystemStyle() }
  /// Columns beside each other.
  public static var columns: SystemStyle { SystemStyle() }
}

/// A look in its older spelling, `RoundedBorderTextFieldStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias RoundedBorderTextFieldStyle = SystemStyle

/// A look in its older spelling, `PlainTextFieldStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias PlainTextFieldStyle = SystemStyle

/// A look in its older spelling, `PlainButtonStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias PlainButtonStyle = SystemStyle

/// A look in its older spelling, `BorderedButtonStyle()`.
///
/// Available in SwiftUI since iOS 15.
public typealias BorderedButtonStyle = SystemStyle

/// A look in its older spelling, `BorderedProminentButtonStyle()`.
///
/// Available in SwiftUI since iOS 15.
public typealias BorderedProminentButtonStyle = SystemStyle

/// A look in its older spelling, `BorderlessButtonStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias BorderlessButtonStyle = SystemStyle

/// A look in its older spelling, `DefaultButtonStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias DefaultButtonStyle = SystemStyle

/// A look in its older spelling, `SegmentedPickerStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias SegmentedPickerStyle = SystemStyle

/// A look in its older spelling, `MenuPickerStyle()`.
///
/// Available in SwiftUI since iOS 14.
public typealias MenuPickerStyle = SystemStyle

/// A look in its older spelling, `WheelPickerStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias WheelPickerStyle = SystemStyle

/// A look in its older spelling, `InlinePickerStyle()`.
///
/// Available in SwiftUI since iOS 14.
public typealias InlinePickerStyle = SystemStyle

/// A look in its older spelling, `DefaultPickerStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias DefaultPickerStyle = SystemStyle

/// A look in its older spelling, `PlainListStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias PlainListStyle = SystemStyle

/// A look in its older spelling, `GroupedListStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias GroupedListStyle = SystemStyle

/// A look in its older spelling, `InsetGroupedListStyle()`.
///
/// Available in SwiftUI since iOS 14.
public typealias InsetGroupedListStyle = SystemStyle

/// A look in its older spelling, `InsetListStyle()`.
///
/// Available in SwiftUI since iOS 14.
public typealias InsetListStyle = SystemStyle

/// A look in its older spelling, `SidebarListStyle()`.
///
/// Available in SwiftUI since iOS 14.
public typealias SidebarListStyle = SystemStyle

/// A look in its older spelling, `DefaultListStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias DefaultListStyle = SystemStyle

/// A look in its older spelling, `CircularProgressViewStyle()`.
///
/// Available in SwiftUI since iOS 14.
public typealias CircularProgressViewStyle = SystemStyle

/// A look in its older spelling, `LinearProgressViewStyle()`.
///
/// Available in SwiftUI since iOS 14.
public typealias LinearProgressViewStyle = SystemStyle

/// A look in its older spelling, `PageTabViewStyle()`.
///
/// Available in SwiftUI since iOS 14.
public typealias PageTabViewStyle = SystemStyle

/// A look in its older spelling, `StackNavigationViewStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias StackNavigationViewStyle = SystemStyle

/// A look in its older spelling, `GraphicalDatePickerStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias GraphicalDatePickerStyle = SystemStyle

/// A look in its older spelling, `CompactDatePickerStyle()`.
///
/// Available in SwiftUI since iOS 13.
public typealias CompactDatePickerStyle = SystemStyle

/// The look of a switch, in its older spelling.
///
/// Available in SwiftUI since iOS 13.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the look.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() {}

  /// Creates the look with a colour; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public init(tint: Color) {}
}
