import TrackingUI

@Observable final class Shelf {
  var items: [Item]
  init(_ count: Int) { items = (0..<count).map(Item.init) }
}

struct ShelfView: View {
  let shelf: Shelf
  var body: some View { ForEach(shelf.items) { ItemRow(item: $0) } }
}

/// A shelf on the screen, full again before every change.
@MainActor struct ShownShelf {
  let shelf: Shelf
  let host: ViewHost
  private let items: [Item]

  init(_ count: Int, _ options: HostOptions = HostOptions()) {
    let shelf = Shelf(count)
    self.shelf = shelf
    items = shelf.items
    host = ViewHost(options: options) { ShelfView(shelf: shelf) }
  }

  func change(_ change: (Shelf) -> Void) { host.perform { change(shelf) } }

  func refill() {
    if shelf.items.count != items.count { host.perform { shelf.items = items } }
  }
}

struct Gate: View {
  let shared: Shared
  let items: [Item]
  var body: some View {
    if shared.number.isMultiple(of: 2) { ForEach(items) { ItemRow(item: $0) } }
  }
}

extension Benchmark {
  /// C: rows with identities: reversed, one put in front, half taken out, shuffled.
  func keyedList() {
    for (name, change) in listChanges {
      let items = (0..<1_000).map(Item.init)
      let floor = Floor(1_000) { _ = items[$0].number }
      let shown = ShownShelf(1_000)
      let (bare, ours) = Timing.pair {
        floor.update { for item in items { item.number += 1 } }
      } _: {
        shown.change(change)
      } prepareSecond: {
        shown.refill()
      }
      shown.host.unmount()
      add("C \(name) 1,000 rows", ours, bare, bar: 3)
    }
    let shuffle: @MainActor (Shelf) -> Void = { $0.items.shuffle() }
    let (few, many) = (ShownShelf(1_000), ShownShelf(10_000))
    let (small, large) = Timing.pair {
      few.change(shuffle)
    } _: {
      many.change(shuffle)
    }
    few.host.unmount()
    many.host.unmount()
    add(
      "C shuffle of 10,000 against ten of 1,000", large.median / (small.median * 10), bar: 2,
      median: large.median, floor: small.median * 10)
  }

  var listChanges: [(String, @MainActor (Shelf) -> Void)] {
    [
      ("reverse", { $0.items.reverse() }),
      ("insert in front of", { $0.items.insert(Item($0.items.count + 1_000_000), at: 0) }),
      ("remove half of", { $0.items.removeFirst($0.items.count / 2) }),
      ("shuffle", { $0.items.shuffle() }),
    ]
  }

  /// F: 1,000 rows come and go; nothing stays.
  func mountAndUnmount() {
    let bareItems = (0..<1_000).map(Item.init)
    let gate = Shared()
    var rows: [Item] = (0..<1_000).map(Item.init)
    weak let last = rows.last
    var host: ViewHost? = ViewHost { [rows] in Gate(shared: gate, items: rows) }
    let (bare, ours) = Timing.pair {
      Floor(1_000) { _ = bareItems[$0].number }.end { for item in bareItems { item.number += 1 } }
    } _: {
      for _ in 0..<2 { host?.perform { gate.number += 1 } }
    }
    for _ in 0..<151 { host?.perform { gate.number += 1 } }
    let before = Runs.bodies
    host?.perform { for row in rows { row.number += 1 } }
    let heard = Runs.bodies - before
    host?.unmount()
    host = nil
    rows = []
    add("F 1,000 rows out and in", ours, bare, bar: 3)
    addCount("F bodies that hear of rows taken out after 100 rounds", heard, mustBe: 0)
    addCount("F objects that outlive their host", last == nil ? 0 : 1, mustBe: 0)
  }
}
