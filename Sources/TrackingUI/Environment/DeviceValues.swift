import Foundation

/// How large people want text.
///
/// Available in SwiftUI since iOS 15.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual size.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger than usual.
  case xxLarge
  /// The largest that isn't for accessibility.
  case xxxLarge
  /// For accessibility, the smallest.
  case accessibility1
  /// For accessibility, the largest here.
  case accessibility2
  /// Whether it is one of those for accessibility.
  ///
  /// Available in SwiftUI since iOS 15.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

extension EnvironmentValues {
  /// Regular, unless an ancestor says otherwise.
  ///
  /// Available in SwiftUI since iOS 13.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The usual size of text, unless an ancestor says otherwise.
  ///
  /// Available in SwiftUI since iOS 15.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether people want less motion: false, as nothing moves.
  ///
  /// Available in SwiftUI since iOS 13.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// The Gregorian calendar, unless an ancestor says otherwise.
  ///
  /// Available in SwiftUI since iOS 13.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// Greenwich time, wherever the program runs, unless an ancestor says otherwise.
  ///
  /// Available in SwiftUI since iOS 13.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

extension View {
  /// Makes the presentation around the view light or dark: here the view and what is below.
  ///
  /// Available in SwiftUI since iOS 13.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
}
