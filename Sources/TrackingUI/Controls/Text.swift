/// Text on the screen.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Text: _PrimitiveView, Equatable {
  let string: String

  /// Creates text from a string.
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Creates text that is shown as it stands, without a look-up for translations.
  public init(verbatim content: String) { string = content }

  /// Creates text from a value with a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { string = format.format(input) }

  /// Creates text with a date.
  public init(_ date: Date, style: DateStyle) { string = date.formatted() }

  /// How a date is shown.
  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let offset = DateStyle()
    public static let timer = DateStyle()
  }

  public static func + (left: Text, right: Text) -> Text { Text(left.string + right.string) }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    TextElement(view.string, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    unsafeDowncast(element, to: TextElement.self).string = view.string
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
