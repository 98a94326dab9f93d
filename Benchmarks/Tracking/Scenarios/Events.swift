import TrackingUI

final class Older: ObservableObject { @Published var number = 0 }

struct OlderRow: View {
  @ObservedObject var older: Older
  var body: some View {
    let _ = Runs.bodies += 1
    Text("\(older.number)")
  }
}

struct OlderRows: View {
  let older: Older
  var body: some View { ForEach(0..<1_000, id: \.self) { _ in OlderRow(older: older) } }
}

@Observable final class Draft {
  var fields = Array(repeating: "", count: 30)
}

struct DraftForm: View {
  @Bindable var draft: Draft
  var body: some View {
    let _ = Runs.bodies += 1
    Form {
      ForEach(0..<30, id: \.self) { index in TextField("Field \(index)", text: $draft.fields[index])
      }
    }
  }
}

struct Cycle: View {
  @State private var count = 0
  var body: some View {
    let _ = Runs.bodies += 1
    Button("Go") { count += 1 }.onChange(of: count) { count += 1 }
  }
}

extension Benchmark {
  /// E: 1,000 writes in one event.
  func burst() {
    let shared = Shared()
    let floor = Floor(1) { _ in _ = shared.number }
    let model = Shared()
    let host = ViewHost { SharedRow(shared: model) }
    let bodies = Runs.count { host.perform { for _ in 0..<1_000 { model.number += 1 } } }
    let (bare, ours) = Timing.pair {
      floor.update { for _ in 0..<1_000 { shared.number += 1 } }
    } _: {
      host.perform { for _ in 0..<1_000 { model.number += 1 } }
    }
    add("E 1,000 writes in one event", bodies: bodies, expected: 1, ours, bare, bar: 4)
    host.unmount()
  }

  /// G: 1,000 views that hold one ObservableObject.
  func olderSystem() {
    let shared = Shared()
    let floor = Floor(1_000) { _ in _ = shared.number }
    let older = Older()
    let host = ViewHost { OlderRows(older: older) }
    let bodies = Runs.count { host.perform { older.number += 1 } }
    let (bare, ours) = Timing.pair {
      floor.update { shared.number += 1 }
    } _: {
      host.perform { older.number += 1 }
    }
    add("G ObservableObject, 1,000 holders", bodies: bodies, expected: 1_000, ours, bare, bar: 3)
    host.unmount()
  }

  /// H: 200 characters typed into one of 30 fields.
  func typing() {
    let draft = Draft()
    // As the form's rows do, an observer makes the key path of its field before it reads.
    let floor = Floor(30) { index in _ = draft[keyPath: \.fields[index]] }
    let model = Draft()
    let host = ViewHost { DraftForm(draft: model) }
    let (bare, ours) = Timing.pair {
      for number in 0..<200 { floor.update { draft.fields[3] = "\(number)" } }
    } _: {
      for number in 0..<200 { type("\(number)", into: "Field 3", on: host) }
    }
    add("H 200 edits of one of 30 fields", ours, bare, bar: 4)
    host.unmount()
  }

  /// I: an onChange that writes its own value.
  func cycle() {
    let shared = Shared()
    let floor = Floor(1) { _ in _ = shared.number }
    let host = ViewHost { Cycle() }
    let bodies = Runs.count { tap("Go", on: host) }
    let (bare, ours) = Timing.pair(repeated: 50) {
      for _ in 0..<3 { floor.update { shared.number += 1 } }
    } _: {
      tap("Go", on: host)
    }
    add("I a cycle, stopped at the third", bodies: bodies, expected: 3, ours, bare, bar: 4)
    host.unmount()
  }
}
