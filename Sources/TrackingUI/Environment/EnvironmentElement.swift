/// Adds values to the environment of its content.
final class EnvironmentElement: WrapperElement {
  private let scope: EnvironmentScope
  private var follower: EnvironmentFollower?

  override init(in parent: _Element?) {
    scope = EnvironmentScope(parent: parent?.environmentForChildren)
    super.init(in: parent)
  }

  override var environmentForChildren: EnvironmentScope { scope }

  func apply(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: scope.parent, reader: nil)
    change(&values)
    scope.replace(with: values.overrides)
  }

  /// Applies a change that reads values from above, now and whenever one of them changes.
  @MainActor func follow(_ change: @escaping (inout EnvironmentValues) -> Void) {
    let follower = follower ?? EnvironmentFollower(scope, in: self)
    self.follower = follower
    follower.change = change
    follower.run()
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let follower { visit(follower) }
    super.forEachChild(visit)
  }
}

/// The unit that makes the values of one modifier from those above it; not a unit of the learner's
/// code.
private final class EnvironmentFollower: UpdateUnit {
  private let scope: EnvironmentScope
  var change: (inout EnvironmentValues) -> Void = { _ in }

  init(_ scope: EnvironmentScope, in parent: EnvironmentElement) {
    self.scope = scope
    super.init(
      in: parent, owner: parent.requiredOwner,
      environment: scope.parent ?? EnvironmentScope(parent: nil))
  }

  override func run() {
    if let links, links.environmentChanged { links.leaveEnvironment(self) }
    var values = EnvironmentValues(scope: scope.parent, reader: self)
    track { change(&values) }
    scope.replace(with: values.overrides)
  }
}
