import TrackingUI

/// One scenario, to be run with a trace and without; each time with models of its own.
struct Traced {
  let host: ViewHost
  var prepare: @MainActor () -> Void = {}
  let event: @MainActor () -> Void
}

extension Benchmark {
  /// The price of a trace: the events of the other scenarios with and without one.
  func tracing() {
    tracingRows()
    tracingLists()
    tracingTrees()
    tracingEvents()
  }

  func compare(
    _ name: String, _ repeated: Int = 1, _ make: @MainActor (HostOptions) -> Traced
  ) {
    let plain = make(HostOptions())
    let traced = make(.tracing)
    let (off, on) = Timing.pair(
      repeated: repeated, plain.event, traced.event, prepareFirst: plain.prepare,
      prepareSecond: traced.prepare)
    plain.host.unmount()
    traced.host.unmount()
    add("trace on, \(name)", on, off, bar: 2)
  }

  private func tracingRows() {
    compare("one of 1,000 rows", 50) { options in
      let items = (0..<1_000).map(Item.init)
      let host = ViewHost(options: options) { ItemRows(items: items) }
      return Traced(host: host) { host.perform { items[500].number += 1 } }
    }
    compare("1,000 readers of one property") { options in
      let shared = Shared()
      let host = ViewHost(options: options) { SharedRows(count: 1_000, shared: shared) }
      return Traced(host: host) { host.perform { shared.number += 1 } }
    }
    compare("root state, 2 of 1,000 rows differ") { options in
      let host = ViewHost(options: options) { Selection(count: 1_000) }
      return Traced(host: host) { self.tap("Next", on: host) }
    }
    compare("first render of 1,000 rows") { options in
      let items = (0..<1_000).map(Item.init)
      let host = ViewHost { EmptyView() }
      var shown: ViewHost?
      return Traced(host: host) {
        shown?.unmount()
        shown = nil
      } event: {
        shown = ViewHost(options: options) { ItemRows(items: items) }
      }
    }
  }

  private func tracingLists() {
    for (name, change) in listChanges {
      compare("\(name) 1,000 rows") { options in
        let shown = ShownShelf(1_000, options)
        return Traced(host: shown.host) {
          shown.refill()
        } event: {
          shown.change(change)
        }
      }
    }
    compare("1,000 rows out and in") { options in
      let gate = Shared()
      let items = (0..<1_000).map(Item.init)
      let host = ViewHost(options: options) { Gate(shared: gate, items: items) }
      return Traced(host: host) {
        for _ in 0..<2 { host.perform { gate.number += 1 } }
      }
    }
  }

  private func tracingTrees() {
    compare("leaf of a chain of 500", 50) { options in
      let shared = Shared()
      let host = ViewHost(options: options) { Chain(depth: 499, shared: shared) }
      return Traced(host: host) { host.perform { shared.number += 1 } }
    }
    compare("a value through a chain of 500") { options in
      let shared = Shared()
      let host = ViewHost(options: options) { PushedRoot(shared: shared) }
      return Traced(host: host) { host.perform { shared.number += 1 } }
    }
    compare("a key that 1 of 1,000 rows reads", 50) { options in
      let shared = Shared()
      let host = ViewHost(options: options) { Themed(shared: shared) }
      return Traced(host: host) { host.perform { shared.number += 1 } }
    }
  }

  private func tracingEvents() {
    compare("1,000 writes in one event") { options in
      let shared = Shared()
      let host = ViewHost(options: options) { SharedRow(shared: shared) }
      return Traced(host: host) { host.perform { for _ in 0..<1_000 { shared.number += 1 } } }
    }
    compare("ObservableObject, 1,000 holders") { options in
      let older = Older()
      let host = ViewHost(options: options) { OlderRows(older: older) }
      return Traced(host: host) { host.perform { older.number += 1 } }
    }
    compare("200 edits of one of 30 fields") { options in
      let draft = Draft()
      let host = ViewHost(options: options) { DraftForm(draft: draft) }
      return Traced(host: host) {
        for number in 0..<200 { self.type("\(number)", into: "Field 3", on: host) }
      }
    }
    compare("a cycle, stopped at the third", 50) { options in
      let host = ViewHost(options: options) { Cycle() }
      return Traced(host: host) { self.tap("Go", on: host) }
    }
  }
}
