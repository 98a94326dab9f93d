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

private struct SelectableRow: View {
  let index: Int
  let isSelected: Bool
  var body: some View {
    let _ = Runs.bodies += 1
    Text(isSelected ? "> \(index)" : "\(index)")
  }
}

private struct Selection: View {
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
      let items = (0..<count).map(Item.init)
      let floor = Floor(count) { _ = items[$0].number }
      var next = 0
      func bump(_ body: () -> Void) {
        next = (next + 7_919) % count
        body()
      }
      let bare = Timing { bump { floor.update { items[next].number += 1 } } }
      let host = ViewHost { ItemRows(items: items) }
      let bodies = Runs.count { host.perform { items[0].number += 1 } }
      let ours = Timing { bump { host.perform { items[next].number += 1 } } }
      add(
        "A1 update one of \(count.grouped)", bodies: bodies, expected: 1, ours, bare, bar: 4)
      flatness.append(ours.median)
      host.unmount()
    }
    if let first = flatness.first, let last = flatness.last {
      add("A1 from 100 rows to the most", last / first, bar: 1.5, median: last, floor: first)
    }
  }

  /// A2: every row reads the same property.
  func updateAll() {
    for count in [1_000, 10_000] {
      let shared = Shared()
      let floor = Floor(count) { _ in _ = shared.number }
      let bare = Timing { floor.update { shared.number += 1 } }
      let other = Shared()
      let host = ViewHost { SharedRows(count: count, shared: other) }
      let bodies = Runs.count { host.perform { other.number += 1 } }
      let ours = Timing { host.perform { other.number += 1 } }
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
    let bare = Timing { floor.update { for item in items { item.number += 1 } } }
    let host = ViewHost { Selection(count: count) }
    let bodies = Runs.count { tap("Next", on: host) }
    let ours = Timing { tap("Next", on: host) }
    add("A3 root state, 2 of 1,000 rows differ", bodies: bodies, expected: 2, ours, bare, bar: 3)
    host.unmount()
  }

  /// The first render of rows, against arming as many bare observers.
  func firstRender() {
    for count in [1_000, 100_000] {
      let items = (0..<count).map(Item.init)
      let bare = Timing { _ = Floor(count) { _ = items[$0].number } }
      let fresh = (0..<count).map(Item.init)
      var host: ViewHost?
      let ours = Timing(prepare: {
        host?.unmount()
        host = nil
      }) { host = ViewHost { ItemRows(items: fresh) } }
      add("first render of \(count.grouped) rows", ours, bare, bar: 3)
      host?.unmount()
    }
  }
}
