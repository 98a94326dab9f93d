/// A control that shows another screen.
///
/// The destination's value is made by the body around the link, its body runs when it is shown.
/// Available in SwiftUI since iOS 13.
public nonisolated struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
  enum Target {
    case screen(Destination)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label

  /// Creates a link with a label of views.
  ///
  /// The closures are part of the body around them, shown or not: it depends on what they read. The
  /// body of a view in the destination runs when the link is tapped. Available in SwiftUI since iOS 13.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .screen(destination())
    self.label = label()
  }

  /// Creates a link to a view.
  ///
  /// The body around the link makes the view's value; the view's own body runs when the link is
  /// tapped. Available in SwiftUI since iOS 13.
  public init(
    destination: Destination, @ViewBuilder label: () -> Label
  ) {
    target = .screen(destination)
    self.label = label()
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = LinkElement<Destination>(view.target, in: parent)
    element.caption = Label._make(view.label, in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: LinkElement<Destination>.self)
    if let caption = element.caption { Label._update(caption, to: view.label) }
    element.receive(view.target)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that puts the screen of a value on the stack around it; nil makes it inactive.
  ///
  /// Available in SwiftUI since iOS 16.
  public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that puts the screen of a value on the stack around it.
  ///
  /// Available in SwiftUI since iOS 16.
  public init<S: StringProtocol, V: Hashable>(_ title: S, value: V?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  ///
  /// The closure is part of the body around it, shown or not: it depends on what the closure reads.
  /// The body of a view in it runs when the link is tapped. Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link with a title to a view.
  ///
  /// The body around the link makes the view's value; the view's own body runs when the link is
  /// tapped. Available in SwiftUI since iOS 13.
  public init<S: StringProtocol>(
    _ title: S, destination: Destination
  ) { self.init(destination: destination, label: { Text(title) }) }
}

/// A link on the screen: `[ Details > ]`; a destination of its own is shown below once it was tapped.
final class LinkElement<Destination: View>: _Element, Presentation {
  var caption: _Element?
  private var destination: Destination?
  private var value: AnyHashable?
  private var scope: EnvironmentElement?

  init<Label: View>(_ target: NavigationLink<Label, Destination>.Target, in parent: _Element) {
    super.init(in: parent)
    take(target)
  }

  override var control: (any Control)? { self }
  override var presentation: (any Presentation)? { self }
  var isActive: Bool { scope != nil }
  var endsOnTap: Bool { false }
  var coversEverything: Bool { false }

  private func take<Label: View>(_ target: NavigationLink<Label, Destination>.Target) {
    switch target {
    case .screen(let destination): self.destination = destination
    case .value(let value): self.value = value
    }
  }

  @MainActor func receive<Label: View>(_ target: NavigationLink<Label, Destination>.Target) {
    take(target)
    if let destination, let content = scope?.content {
      Destination._update(content, to: destination)
    }
  }

  @MainActor func follow() {
    guard let destination else { return push() }
    guard scope == nil else { return }
    let scope = EnvironmentElement(in: self)
    self.scope = scope
    scope.apply { values in
      values.dismiss = DismissAction(presentation: ObjectIdentifier(self)) { [weak self] in
        self?.dismissPresentation()
      }
      values.isPresented = true
    }
    scope.content = Destination._make(destination, in: scope)
  }

  /// Puts the link's value on the stack around it.
  @MainActor private func push() {
    if let value { StackElement.around(self)?.push(value) }
  }

  func dismissPresentation() {
    guard let scope else { return }
    scope.unmount()
    self.scope = nil
    // The action that ends the screen may be one of its own and still has to find its way up.
    requiredHost.afterUpdate { withExtendedLifetime(scope) {} }
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let caption { visit(caption) }
    if let scope { visit(scope) }
  }

  @MainActor var label: String { (caption?.draw() ?? []).joined(separator: " ") }

  override func draw() -> [String] {
    [numbered("[ \(label) > ]")] + (scope.map { ["=== screen ==="] + $0.draw() } ?? [])
  }
}

extension LinkElement: RowTap {
  var controlKind: ControlKind { .link }
  func tap() { follow() }
}
