// More modifiers of appearance that are accepted without effect on the text screen.

extension View {
  /// Keeps the proportions of the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

  /// Makes the view as large as fits, in its proportions; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func scaledToFit() -> some View { self }

  /// Makes the view fill the space, in its proportions; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func scaledToFill() -> some View { self }

  /// Cuts off what is outside of the view's frame; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func clipped() -> some View { self }

  /// Says which of overlapping views is in front; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func zIndex(_ value: Double) -> some View { self }

  /// Puts the middle of the view at a point; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Says whether taps reach the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Says whether content below can be scrolled; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Shows or hides the marks of how far content is scrolled; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func scrollIndicators(_ visibility: Visibility) -> some View { self }

  /// Shows text below in capitals or small letters; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Says whether people can select text below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Says where text that is too long is cut; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Lets text shrink to fit; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Shows text in letters of one width; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets the design of the font below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.1.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Puts a view behind a row; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Sets the space around a row's content; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets the space between rows; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Puts a number beside a row or tab; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func badge(_ count: Int) -> some View { self }

  /// Puts a text beside a row or tab; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func badge(_ text: String?) -> some View { self }

  /// Hides content behind placeholders; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// Marks content that is hidden where others may see it; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Shows or hides the handle of a sheet; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Shows or hides what is behind a bar; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func toolbarBackground(_ visibility: Visibility) -> some View { self }

  /// Tells assistive technology more about the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Makes the view one element of assistive technology; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func accessibilityElement() -> some View { self }

  /// Changes the transaction of updates below; here the closure isn't called.
  ///
  /// Available in SwiftUI since iOS 13.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Animates every change of the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13, deprecated since iOS 15.
  public func animation(_ animation: Animation?) -> some View { self }
}

/// How content fills the space that keeps its proportions.
///
/// Available in SwiftUI since iOS 13.
public enum ContentMode: Sendable {
  /// All of the content, with space left over.
  case fit
  /// No space left over, with content cut off.
  case fill
}

/// Whether people can select text.
///
/// Available in SwiftUI since iOS 15.
public struct TextSelectability: Sendable {
  /// Text can be selected.
  public static let enabled = TextSelectability()
  /// Text can't be selected.
  public static let disabled = TextSelectability()
}

/// Why content is hidden behind placeholders.
///
/// Available in SwiftUI since iOS 14.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content isn't there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private, since iOS 15.
  public static let privacy = RedactionReasons(rawValue: 2)
}

/// What assistive technology is told about a view.
///
/// Available in SwiftUI since iOS 13.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be tapped.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It divides content, as a heading does.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
}

extension Text {
  /// How letters are changed.
  ///
  /// Available in SwiftUI since iOS 14.
  public enum Case: Sendable {
    /// All in capitals.
    case uppercase
    /// All in small letters.
    case lowercase
  }

  /// Where text that is too long is cut.
  ///
  /// Available in SwiftUI since iOS 13.
  public enum TruncationMode: Sendable {
    /// At the beginning.
    case head
    /// In the middle.
    case middle
    /// At the end.
    case tail
  }
}

extension Font {
  /// The design of a typeface.
  ///
  /// Available in SwiftUI since iOS 13.
  public enum Design: Sendable {
    /// The system's own.
    case `default`
    /// With rounded letters.
    case rounded
    /// With letters of one width.
    case monospaced
    /// With serifs.
    case serif
  }
}
