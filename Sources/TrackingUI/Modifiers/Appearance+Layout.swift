// More modifiers of appearance that are accepted without effect on the text screen.

extension View {
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func scaledToFit() -> some View { self }
  public func scaledToFill() -> some View { self }
  public func clipped() -> some View { self }
  public func zIndex(_ value: Double) -> some View { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollIndicators(_ visibility: Visibility) -> some View { self }
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func badge(_ count: Int) -> some View { self }
  public func badge(_ text: String?) -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func toolbarBackground(_ visibility: Visibility) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement() -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func animation(_ animation: Animation?) -> some View { self }
}

/// How content fills the space that keeps its proportions.
public enum ContentMode: Sendable {
  case fit
  case fill
}

/// Whether people can select text.
public struct TextSelectability: Sendable {
  public static let enabled = TextSelectability()
  public static let disabled = TextSelectability()
}

/// Why content is hidden behind placeholders.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}

/// What assistive technology is told about a view.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
}

extension Text {
  /// How letters are changed.
  public enum Case: Sendable {
    case uppercase
    case lowercase
  }

  /// Where text that is too long is cut.
  public enum TruncationMode: Sendable {
    case head
    case middle
    case tail
  }
}

extension Font {
  /// The design of a typeface.
  public enum Design: Sendable {
    case `default`
    case rounded
    case monospaced
    case serif
  }
}
