import Foundation

/// Which parts of a date people choose.
///
/// Available in SwiftUI since iOS 13.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A control for a date; typed into like a field, as `2026-11-30 18:05`.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct DatePicker<Label: View>: _PrimitiveView {
  let field: TextField<Label>

  /// Creates a picker with a label of views.
  ///
  /// The control reads the binding, not the body around it; making `$model.date` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, in: Date.distantPast...Date.distantFuture, displayedComponents, label: label())
  }

  private init(
    _ selection: Binding<Date>, in range: ClosedRange<Date>, _ components: DatePickerComponents,
    label: Label
  ) {
    let access = TextAccess(
      read: { DateText(components).text(of: selection.wrappedValue) },
      write: { text in
        guard let date = DateText(components).date(text) else { return }
        selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
      })
    field = TextField(text: access, label: label)
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    TextField._make(view.field, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    TextField._update(element, to: view.field)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// The control reads the binding, not the body around it; making `$model.date` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  /// Creates a picker of dates in a range.
  ///
  /// The control reads the binding, not the body around it; making `$model.date` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { self.init(selection, in: range, displayedComponents, label: Text(title)) }

  /// Creates a picker of dates from one on.
  ///
  /// The control reads the binding, not the body around it; making `$model.date` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      selection, in: range.lowerBound...Date.distantFuture, displayedComponents, label: Text(title))
  }

  /// Creates a picker of dates up to one.
  ///
  /// The control reads the binding, not the body around it; making `$model.date` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      selection, in: Date.distantPast...range.upperBound, displayedComponents, label: Text(title))
  }
}

/// Dates as text, such as `2026-11-30 18:05`.
private struct DateText {
  private let formatter = DateFormatter()

  init(_ components: DatePickerComponents) {
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat =
      components == .date
      ? "yyyy-MM-dd" : components == .hourAndMinute ? "HH:mm" : "yyyy-MM-dd HH:mm"
  }

  func text(of date: Date) -> String { formatter.string(from: date) }
  func date(_ text: String) -> Date? { formatter.date(from: text) }
}
