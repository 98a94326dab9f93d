/// The update unit of content behind a closure: a window, a sheet, a destination.
final class DeferredNode<Content: View>: UpdateUnit {
  private var makeContent: () -> Content
  private let unitKind: UpdateKind
  private let name: String
  private var content: _Element?

  init(
    _ content: @escaping () -> Content, kind: UpdateKind, name: String,
    in parent: _Element
  ) {
    makeContent = content
    unitKind = kind
    self.name = name
    guard let host = parent.unitForChildren?.host else {
      preconditionFailure("Content needs a host.")
    }
    super.init(in: parent, host: host, environment: parent.environmentForChildren)
  }

  /// Creates the root of a host.
  init(_ content: @escaping () -> Content, host: ViewHost) {
    makeContent = content
    unitKind = .scene
    name = ""
    super.init(in: nil, host: host, environment: EnvironmentScope(parent: nil))
  }

  override var kind: UpdateKind { unitKind }
  override var viewName: String { name }

  @MainActor func install() {
    if host.recordsCauses { pending = [.initial] }
    run()
  }

  /// Takes the closure that the owner made in its last run and runs it.
  @MainActor func receive(_ content: @escaping () -> Content) {
    makeContent = content
    noteValueChange(["content"])
    run()
  }

  override func run() {
    let value = track { makeContent() }
    if let content {
      Content._update(content, to: value)
    } else {
      content = Content._make(value, in: self)
    }
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let content { visit(content) }
  }
}

/// The update unit of a scene with a body.
final class SceneNode<S: Scene>: UpdateUnit {
  private var properties: PropertyHolder<S>
  private var content: _Element?

  init(_ scene: S, in parent: _Element) {
    guard let host = parent.unitForChildren?.host else {
      preconditionFailure("A scene needs a host.")
    }
    properties = PropertyHolder(scene, plan: host.plan(for: S.self))
    super.init(in: parent, host: host, environment: parent.environmentForChildren)
  }

  override var kind: UpdateKind { .scene }
  override var viewName: String { properties.plan.name }
  override var storedValue: Any? { properties.value }
  override var printedPropertyNames: [String] { properties.plan.printedNames }

  @MainActor func install() {
    noteFirstRun(properties.plan)
    run()
  }

  @MainActor func receive(_ new: S) {
    guard let differences = properties.replace(with: new, naming: host.recordsCauses) else {
      return
    }
    noteValueChange(differences)
    run()
  }

  override func run() {
    properties.install(for: self)
    let body = track { properties.value.body }
    if let content {
      S.Body._updateScene(content, to: body)
    } else {
      content = S.Body._makeScene(body, in: self)
    }
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let content { visit(content) }
  }
}

/// The update unit of an app: its body lists the scenes.
final class AppNode<Program: App>: UpdateUnit {
  private var properties: PropertyHolder<Program>
  private var content: _Element?

  @MainActor init(host: ViewHost, app: @MainActor () -> Program) {
    properties = PropertyHolder(app(), plan: host.plan(for: Program.self))
    super.init(in: nil, host: host, environment: EnvironmentScope(parent: nil))
  }

  override var kind: UpdateKind { .scene }
  override var viewName: String { properties.plan.name }
  override var storedValue: Any? { properties.value }
  override var printedPropertyNames: [String] { properties.plan.printedNames }

  @MainActor func install() {
    noteFirstRun(properties.plan)
    run()
  }

  override func run() {
    properties.install(for: self)
    let body = track { properties.value.body }
    if let content {
      Program.Body._updateScene(content, to: body)
    } else {
      content = Program.Body._makeScene(body, in: self)
    }
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let content { visit(content) }
  }
}
