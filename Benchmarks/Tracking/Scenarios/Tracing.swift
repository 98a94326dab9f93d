import TrackingUI

extension Benchmark {
  /// The price of a trace: the same events with and without one.
  func tracing() {
    let items = (0..<1_000).map(Item.init)
    compare("one of 1,000 rows", 50, { ItemRows(items: items) }) { items[500].number += 1 }
    let shelf = Shelf(1_000)
    compare("reversing 1,000 rows", 1, { ShelfView(shelf: shelf) }) { shelf.items.reverse() }
    let shared = Shared()
    compare("1,000 readers of one property", 1, { SharedRows(count: 1_000, shared: shared) }) {
      shared.number += 1
    }
  }

  private func compare<Root: View>(
    _ name: String, _ repeated: Int, @ViewBuilder _ root: @escaping () -> Root, event: () -> Void
  ) {
    let plain = ViewHost(root: root)
    let off = Timing(repeated: repeated) { plain.perform("event", event) }
    plain.unmount()
    let traced = ViewHost(options: .tracing, root: root)
    let on = Timing(repeated: repeated) { traced.perform("event", event) }
    traced.unmount()
    add("trace on, \(name)", on, off, bar: 2)
  }
}
