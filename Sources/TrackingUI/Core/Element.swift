/// A place in the tree of what is on the screen.
///
/// Elements live as long as the identity of the view they stand for. An element belongs to the update
/// unit (a body, a row, deferred content) that made it. Parents own their children; the links upwards
/// are unowned, because a child never outlives its parent's `unmount`.
public class _Element {
  unowned(unsafe) let parent: _Element?
  unowned(unsafe) let owner: UpdateUnit?

  init(in parent: _Element?) {
    self.parent = parent
    owner = parent?.unitForChildren
  }

  /// Creates the element of a unit, which knows its owner already.
  init(in parent: _Element?, owner: UpdateUnit?) {
    self.parent = parent
    self.owner = owner
  }

  /// The update unit that elements directly below belong to.
  var unitForChildren: UpdateUnit? { owner }

  /// The environment that elements directly below see.
  var environmentForChildren: EnvironmentScope {
    parent?.environmentForChildren ?? EnvironmentScope(parent: nil)
  }

  func forEachChild(_ visit: (_Element) -> Void) {}

  /// Ends the identity of everything below: dependencies cancelled, state released.
  @MainActor func unmount() {
    forEachChild { child in child.unmount() }
  }

  /// The lines that the element puts on the screen.
  @MainActor func draw() -> [String] {
    var lines: [String] = []
    forEachChild { child in lines += child.draw() }
    return lines
  }

  /// The control that the element stands for, if people can act on it.
  var control: (any Control)? { nil }

  /// What is presented at this place, if anything can be.
  var presentation: (any Presentation)? { nil }
}

extension _Element {
  /// Visits the element and everything below it, parents first, in the order of the screen.
  func visit(_ body: (_Element) -> Void) {
    body(self)
    forEachChild { child in child.visit(body) }
  }
}

/// An element with one child.
class WrapperElement: _Element {
  final var content: _Element?

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let content { visit(content) }
  }
}
