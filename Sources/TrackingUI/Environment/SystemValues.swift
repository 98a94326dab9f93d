/// Whether an interface is light or dark.
///
/// Available in SwiftUI since iOS 13.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// How active a scene is.
///
/// Available in SwiftUI since iOS 14.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

/// The direction of text.
///
/// Available in SwiftUI since iOS 13.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How much room there is.
///
/// Available in SwiftUI since iOS 13.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Opens a place on the web; here nothing opens.
///
/// Available in SwiftUI since iOS 14.
public struct OpenURLAction {
  /// What became of a place.
  public enum Result: Sendable {
    case handled
    case discarded
    case systemAction
  }

  private let handler: (URL) -> Result

  /// Creates an action that a program handles itself.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a place.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US") }
}

extension EnvironmentValues {
  /// Light, unless an ancestor says otherwise; available since iOS 13.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Active: nothing sends a program to the background; available since iOS 14.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Left to right, unless an ancestor says otherwise; available since iOS 13.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Compact, unless an ancestor says otherwise; available since iOS 13.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Opens a place on the web; available since iOS 14.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// English, wherever the program runs; available since iOS 13.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
