/// A field for a line of text.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct TextField<Label: View>: _PrimitiveView {
  let text: TextAccess
  let label: Label
  /// Runs when the field is submitted.
  var commit: (() -> Void)?

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = FieldElement(in: parent)
    element.text = view.text
    element.commit = view.commit
    element.content = Label._make(view.label, in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: FieldElement.self)
    element.text = view.text
    element.commit = view.commit
    if let content = element.content { Label._update(content, to: view.label) }
  }
}

/// How a field reads and replaces its text.
struct TextAccess {
  private enum Source {
    case nothing
    case text(Binding<String>)
    case formatted(read: () -> String, write: (String) -> Void)
  }

  private let source: Source
  let isSecure: Bool

  init() {
    source = .nothing
    isSecure = false
  }

  init(_ binding: Binding<String>, isSecure: Bool = false) {
    source = .text(binding)
    self.isSecure = isSecure
  }

  init(read: @escaping () -> String, write: @escaping (String) -> Void) {
    source = .formatted(read: read, write: write)
    isSecure = false
  }

  func read() -> String {
    switch source {
    case .nothing: ""
    case .text(let binding): binding.wrappedValue
    case .formatted(let read, _): read()
    }
  }

  func write(_ text: String) {
    switch source {
    case .nothing: break
    case .text(let binding): binding.wrappedValue = text
    case .formatted(_, let write): write(text)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: TextAccess(text), label: Text(title))
  }

  /// Creates a field with a title and a prompt.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 15.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: TextAccess(text), label: Text(title))
  }

  /// Creates a field that can grow along an axis.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 16.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: TextAccess(text), label: Text(title))
  }

  /// Creates a field with a prompt that can grow along an axis.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 16.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: TextAccess(text), label: Text(title))
  }

  /// Creates a field for a value with a format; text that can't be read changes nothing.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 15.
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {
    let access = TextAccess(
      read: { format.format(value.wrappedValue) },
      write: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
    self.init(text: access, label: Text(title))
  }
}

extension TextField {
  /// Creates a field with a label of views.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 15.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: TextAccess(text), label: label())
  }

  /// Creates a field with a label of views that can grow along an axis.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 16.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, label: label) }
}

/// A field whose text isn't shown.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct SecureField<Label: View>: _PrimitiveView {
  let field: TextField<Label>

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    TextField._make(view.field, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    TextField._update(element, to: view.field)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    field = TextField(text: TextAccess(text, isSecure: true), label: Text(title))
  }
}

/// A field for several lines of text.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct TextEditor: _PrimitiveView {
  let field: TextField<EmptyView>

  /// Creates an editor.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 14.
  public init(text: Binding<String>) {
    field = TextField(text: TextAccess(text), label: EmptyView())
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    TextField._make(view.field, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    TextField._update(element, to: view.field)
  }
}

/// A field on the screen: `Title: |Dune|`.
final class FieldElement: WrapperElement, Control {
  var text = TextAccess()
  var commit: (() -> Void)?

  override var control: (any Control)? { self }
  var controlKind: ControlKind { .field }
  var label: String { (content?.draw() ?? []).joined(separator: " ") }

  override func draw() -> [String] {
    let value = text.isSecure ? String(repeating: "*", count: text.read().count) : text.read()
    return [numbered(label.isEmpty ? "|\(value)|" : "\(label): |\(value)|")]
  }
}
