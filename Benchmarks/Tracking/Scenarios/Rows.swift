import TrackingUI

/// A model with one property that a row shows.
@Observable final class Item: Identifiable {
  let id: Int
  var number = 0
  init(_ id: Int) { self.id = id }
}

/// A model that every row reads.
@Observable final class Shared {
  var number = 0
  var other = 0
}

struct ItemRow: View {
  let item: Item
  var body: some View {
    let _ = Runs.bodies += 1
    Text("\(item.number)")
  }
}

struct ItemRows: View {
  let items: [Item]
  var body: some View { ForEach(items) { ItemRow(item: $0) } }
}

struct SharedRow: View {
  let shared: Shared
  var body: some View {
    let _ = Runs.bodies += 1
    Text("\(shared.number)")
  }
}

struct SharedRows: View {
  let count: Int
  let shared: Shared
  var body: some View {
    ForEach(0..<count, id: \.self) { _ in SharedRow(shared: shared) }
  }
}

struct SelectableRow: View {
  let index: Int
  let isSelected: Bool
  var body: some View {
    let _ = Runs.bodies += 1
    Text(isSelected ? "> \(index)" : "\(index)")
  }
}

struct Selection: View {
  let count: Int
  @State private var selected = 0
  var body: some View {
    Button("Next") { selected = (selected + 1) % count }
    ForEach(0..<count, id: \.self) { index in
      SelectableRow(index: index, isSelected: index == selected)
    }
  }
}

extension Benchmark {
  /// A1: every row shows an object of its own; one of them changes.
  func updateOneOfMany() {
    for count in [100, 1_000, 5_000, 100_000, 1_000_000] where count <= limit {
      let (bare, ours, bodies) = updateOne(of: count) { count / 2 }
      add("A1 update one of \(count.grouped)", bodies: bodies, expected: 1, ours, bare, bar: 4)
    }
    manyAgainstFew()
    var next = 0
    let (bare, ours, _) = updateOne(of: limit) {
      next = (next + 104_729) % limit
      return next
    }
    add("A1 another one of \(limit.grouped) every time", ours, bare, bar: 4)
  }

  /// The largest list and a short one, in turns: the time for one row doesn't depend on the others.
  private func manyAgainstFew() {
    let (few, many) = ((0..<100).map(Item.init), (0..<limit).map(Item.init))
    let short = ViewHost { ItemRows(items: few) }
    let long = ViewHost { ItemRows(items: many) }
    let (first, last) = Timing.pair(repeated: 50) {
      short.perform { few[50].number += 1 }
    } _: {
      long.perform { many[limit / 2].number += 1 }
    }
    short.unmount()
    long.unmount()
    add("A1 the most rows against 100", last, first, bar: 1.5)
  }

  private func updateOne(of count: Int, _ index: () -> Int) -> (Timing, Timing, Int) {
    let bare = bareUpdateOfOne(of: count, index)
    let items = (0..<count).map(Item.init)
    let host = ViewHost { ItemRows(items: items) }
    let bodies = Runs.count { host.perform { items[0].number += 1 } }
    let ours = Timing(repeated: 50) { host.perform { items[index()].number += 1 } }
    host.unmount()
    return (bare, ours, bodies)
  }

  /// The floor of A1, with objects of its own, gone before the host is made.
  private func bareUpdateOfOne(of count: Int, _ index: () -> Int) -> Timing {
    let items = (0..<count).map(Item.init)
    let floor = Floor(count) { _ = items[$0].number }
    return Timing(repeated: 50) { floor.update { items[index()].number += 1 } }
  }

  /// A2: every row reads the same property.
  func updateAll() {
    for count in [1_000, 10_000] {
      let shared = Shared()
      let floor = Floor(count) { _ in _ = shared.number }
      let other = Shared()
      let host = ViewHost { SharedRows(count: count, shared: other) }
      let bodies = Runs.count { host.perform { other.number += 1 } }
      let (bare, ours) = Timing.pair {
        floor.update { shared.number += 1 }
      } _: {
        host.perform { other.number += 1 }
      }
      add(
        "A2 one property, \(count.grouped) readers", bodies: bodies, expected: count, ours, bare,
        bar: 3)
      host.unmount()
    }
  }

  /// A3: state at the root; two rows get another value, all closures run.
  func selectionAtTheRoot() {
    let count = 1_000
    let items = (0..<count).map(Item.init)
    let floor = Floor(count) { _ = items[$0].number }
    let host = ViewHost { Selection(count: count) }
    let bodies = Runs.count { tap("Next", on: host) }
    let (bare, ours) = Timing.pair {
      floor.update { for item in items { item.number += 1 } }
    } _: {
      tap("Next", on: host)
    }
    add("A3 root state, 2 of 1,000 rows differ", bodies: bodies, expected: 2, ours, bare, bar: 3)
    host.unmount()
  }

  /// The first render of rows, against arming as many bare observers.
  func firstRender() {
    for count in [1_000, 100_000] {
      var items: [Item] = []
      func renew() { items = (0..<count).map(Item.init) }
      var host: ViewHost?
      func clear() {
        host?.unmount()
        host = nil
        renew()
      }
      let (bare, ours) = Timing.pair {
        let armed = items
        _ = Floor(count) { _ = armed[$0].number }
      } _: {
        let shown = items
        host = ViewHost { ItemRows(items: shown) }
      } prepareFirst: {
        clear()
      } prepareSecond: {
        clear()
      }
      add("first render of \(count.grouped) rows", ours, bare, bar: 3)
      host?.unmount()
    }
  }
}
