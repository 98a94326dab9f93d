import Foundation

/// Text on the screen.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Text: _PrimitiveView, Equatable {
  let string: String

  /// Creates text from a string.
  ///
  /// A property in the string is read by the body that makes the text.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Creates text that is shown as it stands, without a look-up for translations.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(verbatim content: String) { string = content }

  /// Creates text from a value with a format.
  ///
  /// Available in SwiftUI since iOS 15.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { string = format.format(input) }

  /// Creates text with a date.
  ///
  /// The text screen shows date and time in every style. Available in SwiftUI since iOS 14.
  public init(_ date: Date, style: DateStyle) { string = date.formatted() }

  /// How a date is shown.
  ///
  /// Available in SwiftUI since iOS 14.
  public struct DateStyle: Sendable {
    /// The time of day.
    public static let time = DateStyle()
    /// The day.
    public static let date = DateStyle()
    /// How far away the date is.
    public static let relative = DateStyle()
    /// The distance from now, with a sign.
    public static let offset = DateStyle()
    /// A count from or to the date.
    public static let timer = DateStyle()
  }

  /// Joins two texts.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func + (left: Text, right: Text) -> Text { Text(left.string + right.string) }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    TextElement(view.string, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    unsafeDowncast(element, to: TextElement.self).string = view.string
  }
}

/// The key of a text that is translated; here a string, as nothing is.
///
/// Available in SwiftUI since iOS 13.
public typealias LocalizedStringKey = String

extension DefaultStringInterpolation {
  /// Adds a number in a format of C, such as `"\(share, specifier: "%.2f")"`.
  ///
  /// Available in SwiftUI since iOS 13, in texts only.
  public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    appendLiteral(String(format: specifier, value))
  }
}

extension Text {
  /// Creates text from a string with attributes, which the screen leaves out.
  ///
  /// Available in SwiftUI since iOS 15.
  public init(_ attributedContent: AttributedString) {
    self.init(String(attributedContent.characters))
  }
}

final class TextElement: _Element {
  var string: String

  init(_ string: String, in parent: _Element) {
    self.string = string
    super.init(in: parent)
  }

  override func draw() -> [String] {
    if string.isEmpty { return [] }
    if !string.utf8.contains(UInt8(ascii: "\n")) { return [string] }
    return string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
