import TrackingUI

struct Chain: View {
  let depth: Int
  let shared: Shared
  var body: some View {
    let _ = Runs.bodies += 1
    if depth > 0 { AnyView(Chain(depth: depth - 1, shared: shared)) } else { Leaf(shared: shared) }
  }
}

struct Leaf: View {
  let shared: Shared
  var body: some View {
    let _ = Runs.bodies += 1
    Text("\(shared.number)")
  }
}

struct Pushed: View {
  let depth: Int
  let value: Int
  var body: some View {
    let _ = Runs.bodies += 1
    if depth > 0 { AnyView(Pushed(depth: depth - 1, value: value)) } else { Text("\(value)") }
  }
}

struct PushedRoot: View {
  let shared: Shared
  var body: some View { Pushed(depth: 499, value: shared.number) }
}

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct ThemeReader: View {
  @Environment(\.theme) private var theme
  var body: some View {
    let _ = Runs.bodies += 1
    Text("\(theme)")
  }
}

private struct PlainRow: View {
  let index: Int
  var body: some View {
    let _ = Runs.bodies += 1
    Text("\(index)")
  }
}

struct ThemedRows: View {
  var body: some View {
    ForEach(0..<1_000, id: \.self) { index in
      if index == 500 { ThemeReader() } else { PlainRow(index: index) }
    }
  }
}

struct Themed: View {
  let shared: Shared
  var body: some View { ThemedRows().environment(\.theme, shared.number) }
}

extension Benchmark {
  /// B: a chain of 500 views; a write at its leaf, and one that goes through all of them.
  func deepChain() {
    let shared = Shared()
    let one = Floor(1) { _ in _ = shared.number }
    let leafModel = Shared()
    let host = ViewHost { Chain(depth: 499, shared: leafModel) }
    let bodies = Runs.count { host.perform { leafModel.number += 1 } }
    let (bareLeaf, leaf) = Timing.pair(repeated: 50) {
      one.update { shared.number += 1 }
    } _: {
      host.perform { leafModel.number += 1 }
    }
    add("B leaf of a chain of 500", bodies: bodies, expected: 1, leaf, bareLeaf, bar: 4)
    host.unmount()

    let items = (0..<500).map(Item.init)
    let all = Floor(500) { _ = items[$0].number }
    let rootModel = Shared()
    let pushed = ViewHost { PushedRoot(shared: rootModel) }
    let through = Runs.count { pushed.perform { rootModel.number += 1 } }
    let (bareAll, whole) = Timing.pair {
      all.update { for item in items { item.number += 1 } }
    } _: {
      pushed.perform { rootModel.number += 1 }
    }
    add("B a value through a chain of 500", bodies: through, expected: 500, whole, bareAll, bar: 3)
    pushed.unmount()
  }

  /// D: a key of the environment that one of 1,000 rows reads.
  func environmentKey() {
    let shared = Shared()
    let floor = Floor(2) { _ in _ = shared.number }
    let model = Shared()
    let host = ViewHost { Themed(shared: model) }
    let bodies = Runs.count { host.perform { model.number += 1 } }
    let (bare, ours) = Timing.pair(repeated: 50) {
      floor.update { shared.number += 1 }
    } _: {
      host.perform { model.number += 1 }
    }
    add("D a key that 1 of 1,000 rows reads", bodies: bodies, expected: 1, ours, bare, bar: 4)
    host.unmount()
  }
}
