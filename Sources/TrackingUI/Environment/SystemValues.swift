/// Whether an interface is light or dark.
///
/// Available in SwiftUI since iOS 13.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// How active a scene is.
///
/// Available in SwiftUI since iOS 14.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene can't be seen.
  case background
  /// The scene can be seen and gets no events.
  case inactive
  /// The scene can be seen and used.
  case active
}

/// The direction of text.
///
/// Available in SwiftUI since iOS 13.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// How much room there is.
///
/// Available in SwiftUI since iOS 13.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, as on a phone held upright.
  case compact
  /// Plenty of room, as on a tablet.
  case regular
}

/// Opens a place on the web; here nothing opens.
///
/// Available in SwiftUI since iOS 14.
public struct OpenURLAction {
  /// What became of a place.
  ///
  /// Available in SwiftUI since iOS 15.
  public enum Result: Sendable {
    /// The program dealt with it.
    case handled
    /// Nothing is done with it.
    case discarded
    /// It is left to the system, which does nothing here.
    case systemAction
  }

  private let handler: (URL) -> Result

  /// Creates an action that a program handles itself.
  ///
  /// Available in SwiftUI since iOS 15.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a place.
  ///
  /// Available in SwiftUI since iOS 14.
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
  /// Light, unless an ancestor says otherwise.
  ///
  /// Available in SwiftUI since iOS 13.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Active, as nothing sends a program to the background.
  ///
  /// Available in SwiftUI since iOS 14.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Left to right, unless an ancestor says otherwise.
  ///
  /// Available in SwiftUI since iOS 13.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Compact, unless an ancestor says otherwise.
  ///
  /// Available in SwiftUI since iOS 13.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Opens a place on the web.
  ///
  /// Available in SwiftUI since iOS 14.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// English, wherever the program runs, unless an ancestor says otherwise.
  ///
  /// Available in SwiftUI since iOS 13.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
