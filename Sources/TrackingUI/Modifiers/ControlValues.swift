// What modifiers of controls, bars and scrolling are given.

/// Which keyboard comes up.
///
/// Available in SwiftUI since iOS 13.
public struct KeyboardType: Hashable, Sendable {
  private let name: String
  /// The usual one.
  public static let `default` = KeyboardType(name: "default")
  /// Digits.
  public static let numberPad = KeyboardType(name: "numberPad")
  /// Digits and a decimal point.
  public static let decimalPad = KeyboardType(name: "decimalPad")
  /// For addresses of mail.
  public static let emailAddress = KeyboardType(name: "emailAddress")
  /// For telephone numbers.
  public static let phonePad = KeyboardType(name: "phonePad")
  /// Digits and marks.
  public static let numbersAndPunctuation = KeyboardType(name: "numbersAndPunctuation")
  /// Letters without accents.
  public static let asciiCapable = KeyboardType(name: "asciiCapable")
}

/// What a field is for.
///
/// Available in SwiftUI since iOS 13.
public struct TextContentType: Hashable, Sendable {
  private let name: String
  /// A name.
  public static let name = TextContentType(name: "name")
  /// A name of a user.
  public static let username = TextContentType(name: "username")
  /// A password.
  public static let password = TextContentType(name: "password")
  /// A new password.
  public static let newPassword = TextContentType(name: "newPassword")
  /// An address of mail.
  public static let emailAddress = TextContentType(name: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(name: "telephoneNumber")
  /// A code that is used once.
  public static let oneTimeCode = TextContentType(name: "oneTimeCode")
}

/// The shape of a bordered button.
///
/// Available in SwiftUI since iOS 15.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// What suits the place.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Round, since iOS 17.
  public static let circle = ButtonBorderShape(name: "circle")
}

/// How symbols are coloured.
///
/// Available in SwiftUI since iOS 15.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In colours of their own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Which variant of symbols is shown.
///
/// Available in SwiftUI since iOS 15.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  /// The plain one.
  public static let none = SymbolVariants(name: "none")
  /// The filled one.
  public static let fill = SymbolVariants(name: "fill")
  /// The one in a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// The one in a square.
  public static let square = SymbolVariants(name: "square")
  /// The crossed-out one.
  public static let slash = SymbolVariants(name: "slash")
}

/// Which bar is meant.
///
/// Available in SwiftUI since iOS 16.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// What suits the place.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The upper bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar with tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The lower bar.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// Keys that do what a control does.
///
/// Available in SwiftUI since iOS 14.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  /// The return key.
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(name: "cancelAction")
}

/// What is felt or heard.
///
/// Available in SwiftUI since iOS 17.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// Something succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// Something was selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// Something met something.
  public static let impact = SensoryFeedback(name: "impact")
  /// A value rose.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
}

/// Where scrolling comes to rest.
///
/// Available in SwiftUI since iOS 17.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String
  /// At pages.
  public static let paging = ScrollTargetBehavior(name: "paging")
  /// At views.
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}

/// Whether scrolling ends typing.
///
/// Available in SwiftUI since iOS 16.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// As suits the place.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As far as people scroll.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
