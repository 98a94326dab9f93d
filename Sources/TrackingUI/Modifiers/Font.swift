/// A typeface; without effect on the text screen.
///
/// Available in SwiftUI since iOS 13.
public struct Font: Hashable, Sendable {
  private let name: String

  /// For large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// For titles.
  public static let title = Font(name: "title")
  /// For titles of the second rank, since iOS 14.
  public static let title2 = Font(name: "title2")
  /// For titles of the third rank, since iOS 14.
  public static let title3 = Font(name: "title3")
  /// For headings.
  public static let headline = Font(name: "headline")
  /// For headings below another one.
  public static let subheadline = Font(name: "subheadline")
  /// For running text.
  public static let body = Font(name: "body")
  /// For remarks that stand out.
  public static let callout = Font(name: "callout")
  /// For footnotes.
  public static let footnote = Font(name: "footnote")
  /// For captions.
  public static let caption = Font(name: "caption")
  /// For captions of the second rank, since iOS 14.
  public static let caption2 = Font(name: "caption2")

  /// Returns the system's font in a size; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(name: "system \(size)") }

  /// Returns the system's font of a text style, in a design.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func system(
    _ style: Font, design: Design? = nil, weight: Weight? = nil
  ) -> Font { style }

  /// Returns the font in bold.
  ///
  /// Available in SwiftUI since iOS 13.
  public func bold() -> Font { self }

  /// Returns the font slanted.
  ///
  /// Available in SwiftUI since iOS 13.
  public func italic() -> Font { self }

  /// Returns the font in a weight.
  ///
  /// Available in SwiftUI since iOS 13.
  public func weight(_ weight: Weight) -> Font { self }

  /// Returns the font with digits of one width.
  ///
  /// Available in SwiftUI since iOS 13.
  public func monospacedDigit() -> Font { self }

  /// How heavy the letters are.
  ///
  /// Available in SwiftUI since iOS 13.
  public enum Weight: Sendable {
    /// The lightest.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Lighter than regular.
    case light
    /// That of running text.
    case regular
    /// A little heavier than regular.
    case medium
    /// Lighter than bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black
  }
}
