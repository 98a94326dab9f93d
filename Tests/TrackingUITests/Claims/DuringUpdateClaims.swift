import Testing

@testable import TrackingUI

@Observable private final class Meter {
  var value = 0
  var other = 0
}

@MainActor
@Suite(
  """
  C32: writing state while a body runs: SwiftUI's warning, no endless loop; onChange cycles stop at \
  the third and name the cycle
  """)
struct WritesDuringAnUpdate {
  private struct Writing: View {
    @State private var count = 0
    var body: some View {
      let _ = (count = 1)
      Text("\(count)")
    }
  }

  private struct ModelWriting: View {
    let meter: Meter
    var body: some View {
      let _ = (meter.value += 1)
      Text("\(meter.value)")
    }
  }

  private final class Store: ObservableObject { @Published var value = 0 }

  private struct Publishing: View {
    @ObservedObject var store: Store
    var body: some View {
      let _ = store.value < 3 ? (store.value += 1) : ()
      Text("\(store.value)")
    }
  }

  private struct Cycle: View {
    @State private var count = 0
    var body: some View {
      Button("Go") { count += 1 }
        .onChange(of: count) { count += 1 }
      Text("\(count)")
    }
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View { Text("\(count)").task(id: count) { count += 1 } }
  }

  private struct Twin: View {
    let meter: Meter
    var body: some View {
      Text("\(meter.value)").onReceive(Just(meter.value)) { _ in }
        .onChange(of: meter.value) { meter.other += 1 }
        .onChange(of: meter.other) { meter.value += 1 }
    }
  }

  @Test func stateWrittenInABodyIsRefusedAndWarnedAbout() {
    let stage = Stage { Writing() }
    #expect(
      stage.last.warnings == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
    stage.expectText("0")
  }

  @Test func aModelWrittenInTheBodyThatReadsItDoesNotLoop() {
    let meter = Meter()
    let stage = Stage { ModelWriting(meter: meter) }
    stage.expectRan(["ModelWriting"])
    stage.act(running: ["ModelWriting"]) { meter.value = 10 }
    #expect(meter.value == 11)
  }

  @Test func publishingInABodyIsWarnedAboutAndComesToRest() {
    let store = Store()
    let stage = Stage { Publishing(store: store) }
    #expect(
      stage.last.warnings == [
        "Publishing changes from within view updates is not allowed, this will cause undefined"
          + " behavior."
      ])
    stage.expectText("3")
  }

  @Test func aCycleStopsAtTheThirdChangeAndIsNamed() throws {
    let stage = Stage { Cycle() }
    try stage.tap("Go")
    #expect(
      stage.last.warnings == [
        "onChange(of: Int) action tried to update multiple times per frame."
      ])
    stage.expectText("[ Go ]\n3")
  }

  @Test func aTaskThatKeepsChangingItsOwnIdStopsAtTheHundredthTimeAndIsNamed() async {
    var warnings: [String] = []
    var options = HostOptions()
    options.console = { warnings.append($0) }
    let host = ViewHost(options: options) { Restless() }
    for _ in 0..<1000 where warnings.isEmpty {
      try? await Task.sleep(for: .microseconds(100))
      host.update()
    }
    #expect(warnings == ["task(id: Int) changed its own id 100 times in a row; it was stopped."])
    let text = host.screenText
    try? await Task.sleep(for: .milliseconds(1))
    host.update()
    // A busy processor may come between two of the changes; those before don't count then.
    #expect(Int(text).map { $0 > 100 } == true)
    #expect(host.screenText == text)
  }

  @Test func twoOnChangesThatFeedEachOtherStopToo() {
    let meter = Meter()
    let stage = Stage { Twin(meter: meter) }
    stage.act { meter.value = 1 }
    #expect(
      stage.last.warnings == [
        "onChange(of: Int) action tried to update multiple times per frame."
      ])
  }
}

@MainActor
@Suite(
  """
  C34: writes from another thread are accepted, noted, and run bodies on the main actor; none is lost
  """)
struct WritesFromOtherThreads {
  private struct Value: View {
    let meter: Meter
    let ranOnMain: (Bool) -> Void
    var body: some View {
      let _ = ranOnMain(Thread.isMainThread)
      Text("\(meter.value)")
    }
  }

  private final class Store: ObservableObject { @Published var value = 0 }

  private struct Old: View {
    @ObservedObject var store: Store
    var body: some View { Text("\(store.value)") }
  }

  private struct Own: View {
    @State private var count = 0
    let hand: (Binding<Int>) -> Void
    var body: some View {
      let _ = hand($count)
      Text("\(count)")
    }
  }

  private func onAnotherThread(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    let thread = Thread { work() }
    thread.start()
    while !thread.isFinished { usleep(200) }
  }

  @Test func aModelWrittenElsewhereRunsItsReaderHereAndIsNoted() {
    let meter = Meter()
    var threads: [Bool] = []
    let stage = Stage { Value(meter: meter) { threads.append($0) } }
    stage.act { onAnotherThread { meter.value = 5 } }
    stage.expectRan(["Value"])
    stage.expectText("5")
    #expect(Set(threads).count == 1)
    #expect(
      stage.last.warnings == [
        "Meter#1.value was changed on another thread; the views follow on the main thread."
      ])
  }

  @Test func anObjectPublishingElsewhereIsWarnedAboutInSwiftUIsWords() {
    let store = Store()
    let stage = Stage { Old(store: store) }
    stage.act { onAnotherThread { store.value = 5 } }
    stage.expectText("5")
    #expect(
      stage.last.warnings == [
        "Publishing changes from background threads is not allowed; make sure to publish values"
          + " from the main thread (via operators like receive(on:)) on model updates."
      ])
  }

  @Test func stateMayBeWrittenFromAnywhere() {
    var binding: Binding<Int>?
    let stage = Stage { Own { binding = $0 } }
    let handed = binding
    stage.act { onAnotherThread { handed?.wrappedValue = 9 } }
    stage.expectText("9")
  }

  @Test func noWriteOfManyIsLostWhileBodiesRun() {
    let meter = Meter()
    let host = ViewHost { Value(meter: meter) { _ in } }
    for round in 1...40 {
      nonisolated(unsafe) let model = meter
      let thread = Thread { for number in 1...50 { model.value = round * 1000 + number } }
      thread.start()
      while !thread.isFinished { host.update() }
      host.update()
      #expect(host.screenText == "\(round * 1000 + 50)")
    }
  }
}
