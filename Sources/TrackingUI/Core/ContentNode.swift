/// An update unit whose code makes content: after every run, what is below is brought up to date.
class ContentNode<Content: _Placeable>: UpdateUnit {
  private final var content: _Element?

  /// Connects dynamic properties with their storage before the code runs.
  @MainActor func prepare() {}

  /// Runs the learner's code.
  @MainActor func evaluate() -> Content { fatalError("A unit must say what it runs.") }

  final override func run() {
    prepare()
    show(track { evaluate() })
  }

  /// Brings what is below up to date with what the code made.
  @MainActor final func show(_ value: Content) {
    if let content {
      Content._update(content, to: value)
    } else {
      content = Content._make(value, in: self)
    }
  }

  override func evaluateInShadow() -> Any? { evaluate() }

  final override func forEachChild(_ visit: (_Element) -> Void) {
    if let content { visit(content) }
  }
}

/// An update unit of a value with stored properties: a view, a modifier, a scene, an app.
class PropertyNode<Owner, Content: _Placeable>: ContentNode<Content> {
  final var properties: PropertyHolder<Owner>

  init(_ value: Owner, in parent: _Element) {
    let owner = parent.requiredOwner
    properties = PropertyHolder(value, plan: owner.host.plan(for: Owner.self))
    super.init(in: parent, owner: owner, environment: parent.environmentForChildren)
  }

  /// Creates the root of a host.
  init(_ value: Owner, rootOf host: ViewHost) {
    properties = PropertyHolder(value, plan: host.plan(for: Owner.self))
    super.init(rootOf: host)
  }

  /// Returns what the owner's `body` makes.
  @MainActor func body(of owner: Owner) -> Content { fatalError("A node must name its body.") }

  override var viewName: String { properties.plan.name }
  override var isTraced: Bool { !(Owner.self is any _SystemView.Type) }
  override var storedValue: Any? { properties.value }
  override var printedPropertyNames: [String] { properties.plan.printedNames }

  override func property(holding place: AnyLocation) -> FieldPlan.DynamicField? {
    properties.property(holding: place)
  }

  /// Runs the code for the first time.
  @MainActor final func install() {
    noteFirstRun(properties.plan)
    run()
  }

  /// Takes a new value made by the parent; runs the code only if it differs from the last one.
  ///
  /// A dirty unit whose value stayed the same runs when the pass comes to its depth.
  ///
  /// With `forced`, the caller knows that the values differ.
  @MainActor final func receive(_ new: Owner, forced: Bool = false) {
    guard
      let differences = properties.replace(with: new, forced: forced, naming: host.recordsCauses)
    else { return }
    noteValueChange(differences)
    run()
  }

  final override func prepare() { properties.install(for: self) }
  final override func evaluate() -> Content { body(of: properties.value) }

  final override func evaluateInShadow() -> Any? {
    var copy = properties
    copy.install(for: self)
    return body(of: copy.value)
  }
}

extension _Element {
  /// The host that the element belongs to.
  final var requiredHost: ViewHost { requiredOwner.host }

  /// The unit that elements directly below belong to.
  final var requiredOwner: UpdateUnit {
    guard let unit = unitForChildren else {
      preconditionFailure("An element outside of a host can't hold views.")
    }
    return unit
  }
}
