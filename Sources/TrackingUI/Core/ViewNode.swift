/// The update unit of a view with a body.
final class ViewNode<V: View>: PropertyNode<V, V.Body> {
  override func body(of owner: V) -> V.Body { owner.body }
}

/// The update unit of a scene with a body.
final class SceneNode<S: Scene>: PropertyNode<S, S.Body> {
  override var kind: UpdateKind { .scene }
  override func body(of owner: S) -> S.Body { owner.body }
}

/// The update unit of an app: its body lists the scenes.
final class AppNode<Program: App>: PropertyNode<Program, Program.Body> {
  override var kind: UpdateKind { .scene }
  override func body(of owner: Program) -> Program.Body { owner.body }
}

/// The update unit of content behind a closure: a window, a sheet, a destination.
final class DeferredNode<Content: View>: ContentNode<Content> {
  private var makeContent: () -> Content
  private let unitKind: UpdateKind
  private let name: String

  init(
    _ content: @escaping () -> Content, kind: UpdateKind, name: String, in parent: _Element
  ) {
    makeContent = content
    unitKind = kind
    self.name = name
    super.init(
      in: parent, owner: parent.requiredOwner, environment: parent.environmentForChildren)
  }

  /// Creates the root of a host.
  init(_ content: @escaping () -> Content, host: ViewHost) {
    makeContent = content
    unitKind = .scene
    name = ""
    super.init(rootOf: host)
  }

  override var kind: UpdateKind { unitKind }
  override var viewName: String { name }
  override var codeOwner: UpdateUnit { owner?.codeOwner ?? self }
  override func evaluate() -> Content { makeContent() }

  @MainActor func install() {
    if host.recordsCauses { pending = UpdateCause.Lists.initial }
    run()
  }

  /// Takes the closure that the owner made in its last run and runs it.
  @MainActor func receive(_ content: @escaping () -> Content) {
    makeContent = content
    noteValueChange(["content"])
    run()
  }
}
