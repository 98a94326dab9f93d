extension View {
  /// Runs an action when a field below is submitted.
  ///
  /// Reads in the action are no dependencies. Available in SwiftUI since iOS 15.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { SubmitView(content: self, action: action) }

  /// Makes the controls below refuse to be used.
  ///
  /// What an ancestor disabled stays so; views below that read `\.isEnabled` run when it changes
  /// for them. Available in SwiftUI since iOS 13.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentWriter(content: self, follows: true) { values in
      values.isEnabled = values.isEnabled && !disabled
    }
  }
}

/// What can be submitted.
///
/// Available in SwiftUI since iOS 15.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A field for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field for a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls can be used.
  ///
  /// Available in SwiftUI since iOS 13.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

nonisolated struct SubmitView<Content: View>: _PrimitiveView {
  let content: Content
  let action: () -> Void

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = SubmitElement(view.action, in: parent)
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: SubmitElement.self)
    element.action = view.action
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

/// Hears of submitted fields below it.
final class SubmitElement: WrapperElement {
  var action: () -> Void

  init(_ action: @escaping () -> Void, in parent: _Element) {
    self.action = action
    super.init(in: parent)
  }
}
