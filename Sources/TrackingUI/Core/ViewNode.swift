/// The update unit of a view with a body.
final class ViewNode<V: View>: UpdateUnit {
  private var properties: PropertyHolder<V>
  private var content: _Element?

  init(_ view: V, in parent: _Element) {
    guard let host = parent.unitForChildren?.host else {
      preconditionFailure("A view needs a host.")
    }
    properties = PropertyHolder(view, plan: host.plan(for: V.self))
    super.init(in: parent, host: host, environment: parent.environmentForChildren)
  }

  override var viewName: String { properties.plan.name }
  override var storedValue: Any? { properties.value }
  override var printedPropertyNames: [String] { properties.plan.printedNames }

  /// Runs the body for the first time.
  @MainActor func install() {
    noteFirstRun(properties.plan)
    run()
  }

  /// Takes a new value made by the parent; runs the body only if it differs from the last one.
  ///
  /// A dirty unit whose value stayed the same runs when the pass comes to its depth.
  @MainActor func receive(_ new: V) {
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
      V.Body._update(content, to: body)
    } else {
      content = V.Body._make(body, in: self)
    }
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let content { visit(content) }
  }
}
