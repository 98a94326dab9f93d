/// A stack of screens; `navigationDestination` and links put more on top.
///
/// The root is part of the body that makes the stack; every screen is deferred content, a unit of
/// its own. The path is read by the stack, so the body that passes `$path` doesn't depend on it.
/// Available in SwiftUI since iOS 16.
public nonisolated struct NavigationStack<Root: View>: _PrimitiveView {
  let root: Root
  let path: PathAccess?

  /// Creates a stack that keeps its path itself.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 16.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Creates a stack whose path may hold values of several types.
  ///
  /// The stack reads the path, not the body around it. The closure is part of the body around it.
  /// Available in SwiftUI since iOS 16.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathAccess(path)
  }

  /// Creates a stack whose path is a collection of values of one type.
  ///
  /// The stack reads the path, not the body around it. The closure is part of the body around it.
  /// Available in SwiftUI since iOS 16.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(path)
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = StackElement(in: parent)
    element.content = Root._make(view.root, in: element)
    element.install(view.path ?? PathAccess())
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: StackElement.self)
    if let path = view.path { element.screens?.receive(path) }
    if let content = element.content { Root._update(content, to: view.root) }
  }
}

/// A navigation stack: its root, and the screens on top of it.
final class StackElement: ContainerElement {
  private(set) var screens: ScreenStack?
  /// What makes the screen of a value, by the value's type; the declarations register here.
  fileprivate var destinations: [ObjectIdentifier: any DestinationMaker] = [:]

  init(in parent: _Element) { super.init(.vertical, in: parent) }

  @MainActor func install(_ path: PathAccess) {
    let screens = ScreenStack(path, of: self)
    self.screens = screens
    screens.run()
  }

  @MainActor func register(_ maker: any DestinationMaker, for type: ObjectIdentifier) {
    destinations[type] = maker
    screens?.refresh(type)
  }

  func withdraw(_ maker: any DestinationMaker, for type: ObjectIdentifier) {
    if destinations[type] === maker { destinations[type] = nil }
  }

  /// The nearest stack around an element.
  static func around(_ element: _Element) -> StackElement? {
    var current = element.parent
    while let parent = current {
      if let stack = parent as? StackElement { return stack }
      current = parent.parent
    }
    return nil
  }

  /// The screen that hides the rest of the stack, whoever put it there.
  var topScreen: (any Presentation)? {
    var top: (any Presentation)?
    forEachChild { child in
      child.visit { element in
        if let screen = element.presentation, screen.isActive, !screen.coversEverything,
          StackElement.around(screen) === self
        {
          top = screen
        }
      }
    }
    return top
  }

  /// Takes the screens off that a changed path has no longer.
  @MainActor func leaveScreens() {
    if let screens, screens.isDirty { screens.leaveEarly() }
  }

  /// Puts the screen of a value on top; refused where no destination is declared for its type.
  @MainActor func push(_ value: AnyHashable) {
    let type = Swift.type(of: value.base)
    guard destinations[ObjectIdentifier(type)] != nil else {
      requiredHost.warn(
        "A NavigationLink is presenting a value of type “\(TypeName.short(type))” but there is no"
          + " matching navigationDestination declaration visible from the location of the link."
          + " The link cannot be activated.")
      return
    }
    screens?.push(value)
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    super.forEachChild(visit)
    if let screens { visit(screens) }
  }

  override func draw() -> [String] { super.draw() + (screens?.draw() ?? []) }
}

/// The unit that reads a stack's path and keeps its screens; not a unit of the learner's code.
final class ScreenStack: UpdateUnit {
  private var path: PathAccess
  private unowned(unsafe) let stack: StackElement
  private var screens: [ScreenElement] = []

  init(_ path: PathAccess, of stack: StackElement) {
    self.path = path
    self.stack = stack
    super.init(
      in: stack, owner: stack.requiredOwner, environment: stack.environmentForChildren)
  }

  override func evaluateInShadow() -> Any? { path.read() }

  override func run() {
    let wanted = track { path.read() }
    leave(whatIsNotIn: wanted)
    for value in wanted[screens.count...] {
      let screen = ScreenElement(value, depth: screens.count, in: self)
      screens.append(screen)
      show(screen)
    }
  }

  /// Takes a new path; its screens are shown after the root had its turn, which may declare them
  /// anew.
  @MainActor func receive(_ path: PathAccess) {
    self.path = path
    leaveEarly()
    invalidate(.initial, flag: .property)
  }

  /// Takes the screens off that the path has no longer, before declarations run their content once
  /// more.
  @MainActor func leaveEarly() {
    if !screens.isEmpty { leave(whatIsNotIn: host.withoutCollecting { path.read() }) }
  }

  @MainActor private func leave(whatIsNotIn wanted: [AnyHashable]) {
    let kept = zip(screens, wanted).prefix { $0.value == $1 }.count
    while screens.count > kept { screens.removeLast().unmount() }
  }

  /// Makes the content of screens that had no declaration for their type until now.
  @MainActor func refresh(_ type: ObjectIdentifier) {
    for screen in screens
    where screen.content == nil && ObjectIdentifier(Swift.type(of: screen.value.base)) == type {
      show(screen)
    }
  }

  @MainActor private func show(_ screen: ScreenElement) {
    let type = ObjectIdentifier(Swift.type(of: screen.value.base))
    screen.show(stack.destinations[type])
  }

  @MainActor func push(_ value: AnyHashable) { write(path.read() + [value]) }

  /// Takes the screens from `depth` upwards off the stack.
  @MainActor func pop(to depth: Int) { write(Array(path.read().prefix(depth))) }

  @MainActor private func write(_ values: [AnyHashable]) {
    path.write(values)
    // A path that the stack keeps itself announces nothing.
    invalidate(.initial, flag: .property)
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    for screen in screens { visit(screen) }
  }
}

/// One screen on a stack.
final class ScreenElement: WrapperElement, Presentation {
  let value: AnyHashable
  private let depth: Int
  private let scope: EnvironmentElement

  init(_ value: AnyHashable, depth: Int, in parent: ScreenStack) {
    self.value = value
    self.depth = depth
    scope = EnvironmentElement(in: parent)
    super.init(in: parent)
  }

  @MainActor func show(_ maker: (any DestinationMaker)?) {
    guard let maker else { return }
    scope.apply { values in
      values.dismiss = DismissAction(presentation: ObjectIdentifier(self)) { [weak self] in
        self?.dismissPresentation()
      }
      values.isPresented = true
    }
    scope.content = maker.makeScreen(of: value, in: scope)
    content = scope
  }

  override var presentation: (any Presentation)? { self }
  var isActive: Bool { content != nil }
  var endsOnTap: Bool { false }
  var coversEverything: Bool { false }
  func dismissPresentation() { (parent as? ScreenStack)?.pop(to: depth) }

  override func draw() -> [String] { content == nil ? [] : ["=== screen ==="] + super.draw() }
}

/// A declaration that makes the screens of values of one type.
protocol DestinationMaker: AnyObject {
  @MainActor func makeScreen(of value: AnyHashable, in parent: _Element) -> _Element?
}
