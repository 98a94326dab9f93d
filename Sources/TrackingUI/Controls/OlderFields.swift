import Foundation

extension TextField where Label == Text {
  /// Creates a field with actions of its own, in the older spelling.
  ///
  /// `onCommit` runs on submit; `onEditingChanged` never runs here, as there is no keyboard.
  /// Available in SwiftUI since iOS 13, deprecated since iOS 15.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(text: TextAccess(text), label: Text(title), commit: onCommit) }

  /// Creates a field for a value with a formatter; text that can't be read changes nothing.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    let access = TextAccess(
      read: { formatter.string(for: value.wrappedValue) ?? "" },
      write: { text in
        if let parsed: V = Self.read(text, with: formatter) { value.wrappedValue = parsed }
      })
    self.init(text: access, label: Text(title))
  }

  private static func read<V>(_ text: String, with formatter: Formatter) -> V? {
    if let dates = formatter as? DateFormatter { return dates.date(from: text) as? V }
    guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
    return number.intValue as? V ?? number.doubleValue as? V
  }
}
