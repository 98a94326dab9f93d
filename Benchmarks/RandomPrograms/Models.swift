import TrackingUI

/// An observable object of a random program: values, a collection, a link to another one.
@Observable final class Leaf: Identifiable {
  let id: Int
  var number = 0
  var title = "a"
  var flag = false
  var tags: [Int] = []
  var children: [Leaf] = []
  var link: Leaf?
  @ObservationIgnored var ignored = 0

  init(_ id: Int) { self.id = id }

  /// Computed through the properties of other objects.
  var total: Int { number + children.reduce(0) { $0 + $1.number } }
}

/// A model of the older system.
final class Bulletin: ObservableObject {
  @Published var text = "old"
  @Published var count = 0
}

/// What the views of a random program show, and what its steps change.
@MainActor final class World {
  var leaves: [Leaf]
  let bulletin = Bulletin()
  /// Bindings to the state of views on the screen, by the view's place in the program.
  var states: [Int: Binding<Int>] = [:]
  var theme: Binding<Int>?

  init(leaves count: Int) { leaves = (0..<count).map(Leaf.init) }
}

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
