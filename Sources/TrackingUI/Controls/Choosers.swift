/// A control that steps a value up and down.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Stepper<Label: View>: _PrimitiveView {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  /// Creates a stepper from two actions.
  ///
  /// Reads in the actions are no dependencies. Available in SwiftUI since iOS 13.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// Creates a stepper of a value.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  /// Creates a stepper of a value within bounds.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    func move(by stride: V.Stride) {
      let moved = value.wrappedValue.advanced(by: stride)
      value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
    }
    self.init(
      label: label, onIncrement: { move(by: step) }, onDecrement: { move(by: -step) })
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = StepperElement(in: parent)
    element.build(view.increment, view.decrement)
    element.elements.insert(Label._make(view.label, in: element), at: 0)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: StepperElement.self)
    element.set(view.increment, view.decrement)
    Label._update(element.elements[0], to: view.label)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1
  ) { self.init(value: value, step: step) { Text(title) } }

  /// Creates a stepper with a title within bounds.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }

  /// Creates a stepper with a title from two actions.
  ///
  /// Reads in the actions are no dependencies. Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// A stepper on the screen: its label and two buttons, `Cups +` and `Cups -`.
final class StepperElement: GroupElement {
  @MainActor private var label: String { (elements.first?.draw() ?? []).joined(separator: " ") }

  @MainActor func build(_ increment: (() -> Void)?, _ decrement: (() -> Void)?) {
    elements = [StepButton("+", in: self), StepButton("-", in: self)]
    set(increment, decrement)
  }

  @MainActor func set(_ increment: (() -> Void)?, _ decrement: (() -> Void)?) {
    for (button, action) in zip(elements.compactMap { $0 as? StepButton }, [increment, decrement]) {
      button.action = { action?() }
    }
  }

  @MainActor func buttonLabel(_ sign: String) -> String { "\(label) \(sign)" }

  override func draw() -> [String] {
    let buttons = elements.compactMap { $0 as? StepButton }.reversed()
    return ["\(label)  " + buttons.map { $0.drawn }.joined(separator: " ")]
  }
}

private final class StepButton: _Element, RowTap {
  private let sign: String
  var action: () -> Void = {}

  init(_ sign: String, in parent: _Element) {
    self.sign = sign
    super.init(in: parent)
  }

  override var control: (any Control)? { self }
  var controlKind: ControlKind { .stepper }
  var label: String { (parent as? StepperElement)?.buttonLabel(sign) ?? sign }
  @MainActor var drawn: String { numbered("[ \(sign) ]") }
  func tap() { action() }
}

/// A control for a number in a range; typed into like a field.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Slider<Label: View>: _PrimitiveView {
  let field: TextField<Label>

  /// Creates a slider with a label of views.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0.01,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    let access = TextAccess(
      read: { "\(value.wrappedValue)" },
      write: { text in
        guard let number = Double(text) else { return }
        value.wrappedValue = min(max(V(number), bounds.lowerBound), bounds.upperBound)
      })
    field = TextField(text: access, label: label())
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    TextField._make(view.field, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    TextField._update(element, to: view.field)
  }
}

extension Slider {
  /// Creates a slider with views at its ends, which the screen leaves out.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// `onEditingChanged` never runs here. Available in SwiftUI since iOS 13.
  public init<V: BinaryFloatingPoint, End: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0.01,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> End,
    @ViewBuilder maximumValueLabel: () -> End,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider without a label.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0.01,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

/// A choice of one value.
///
/// Its options carry `tag`s. Available in SwiftUI since iOS 13.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  _PrimitiveView
{
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Creates a picker with a label of views.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = PickerElement(in: parent)
    element.elements = [
      Label._make(view.label, in: element), Content._make(view.content, in: element),
    ]
    element.connect(view.selection)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: PickerElement.self)
    Label._update(element.elements[0], to: view.label)
    Content._update(element.elements[1], to: view.content)
    element.connect(view.selection)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker {
  /// Creates a picker with a view as its label, in the older spelling.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 13, deprecated since iOS 15.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { label } }
}

extension Picker where Label == TrackingUI.Label<Text, Image> {
  /// Creates a picker with a title and an image.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TrackingUI.Label(title, systemImage: systemImage)
    }
  }
}

/// A picker on the screen: `Size: <small> medium large`, the chosen one marked.
final class PickerElement: GroupElement, Choosing {
  private var choose: (AnyHashable) -> Void = { _ in }
  private var chosen: () -> AnyHashable = { AnyHashable(false) }

  func connect<Value: Hashable>(_ selection: Binding<Value>) {
    chosen = { AnyHashable(selection.wrappedValue) }
    choose = { value in if let value = value.base as? Value { selection.wrappedValue = value } }
  }

  override var control: (any Control)? { self }
  var controlKind: ControlKind { .picker }
  var label: String { (elements.first?.draw() ?? []).joined(separator: " ") }
  var choices: [String] { options.map(\.label) }

  func choose(_ choice: String) {
    if let option = options.first(where: { $0.label == choice }) { choose(option.tag) }
  }

  @MainActor private var options: [(label: String, tag: AnyHashable)] {
    var options: [(label: String, tag: AnyHashable)] = []
    var current: AnyHashable?
    elements.last?.visit { element in
      if let row = element as? any Row { current = row.rowIdentity }
      if let tagged = element as? TagElement {
        options.append((tagged.text, tagged.tag))
      } else if element is TextElement, !(element.parent is TagElement), let current {
        options.append(((element as? TextElement)?.string ?? "", current))
      }
    }
    return options
  }

  override func draw() -> [String] {
    let chosen = chosen()
    let texts = options.map { $0.tag == chosen ? "<\($0.label)>" : $0.label }
    return [numbered("\(label): \(texts.joined(separator: " "))")]
  }
}

extension View {
  /// Gives an option of a picker its value.
  ///
  /// Available in SwiftUI since iOS 13.
  public func tag<V: Hashable>(_ tag: V) -> some View { TaggedView(content: self, tag: tag) }
}

nonisolated struct TaggedView<Content: View, Tag: Hashable>: _PrimitiveView {
  let content: Content
  let tag: Tag

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = TagElement(AnyHashable(view.tag), in: parent)
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: TagElement.self)
    element.tag = AnyHashable(view.tag)
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

final class TagElement: WrapperElement {
  var tag: AnyHashable

  init(_ tag: AnyHashable, in parent: _Element) {
    self.tag = tag
    super.init(in: parent)
  }

  @MainActor var text: String { (content?.draw() ?? []).joined(separator: " ") }

  override var control: (any Control)? { SelectableRow(self) == nil ? nil : self }

  override func draw() -> [String] {
    let lines = super.draw()
    return numbered(SelectableRow(self)?.marked(lines) ?? lines)
  }
}

extension TagElement: RowTap {
  var controlKind: ControlKind { .row }
  var label: String { text }
  func tap() { SelectableRow(self)?.select() }
}
