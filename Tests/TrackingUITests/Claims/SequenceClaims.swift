import Testing
import TrackingUI

/// What happened, in order.
@MainActor private final class Seen { var values: [Int] = [] }

@MainActor @Observable private final class Meter {
  var value = 0
  var unit = "m"
}

@MainActor
@Suite("C27: several writes in one event give one run of each affected body")
struct OneRunAnEvent {
  private struct Value: View {
    let meter: Meter
    var body: some View { Text("\(meter.value)") }
  }

  private struct Unit: View {
    let meter: Meter
    var body: some View { Text(meter.unit) }
  }

  private struct Panel: View {
    let meter: Meter
    @State private var note = ""
    @State private var taps = 0
    var body: some View {
      Value(meter: meter)
      Unit(meter: meter)
      Text("\(note) \(taps)")
      Button("All") {
        for number in 1...1000 { meter.value = number }
        meter.unit = "km"
        note = "a"
        note = "b"
        taps += 1
      }
    }
  }

  @Test func aThousandWritesAreOneRunOfEachReader() throws {
    let stage = Stage { Panel(meter: Meter()) }
    try stage.tap("All", running: ["Panel", "Value", "Unit"])
    stage.expectText(prefix: "1000\nkm\nb 1")
    #expect(
      stage.causes(of: "Panel") == [
        TraceCause(kind: .state, name: "note"), TraceCause(kind: .state, name: "taps"),
      ])
  }

  @Test func whatAnActionOfTheUpdateWritesIsASecondRunInTheSameStep() {
    struct Echo: View {
      let meter: Meter
      var body: some View {
        Text("\(meter.value) \(meter.unit)")
          .onChange(of: meter.value) { meter.unit += "!" }
      }
    }
    let meter = Meter()
    let stage = Stage { Echo(meter: meter) }
    stage.act(running: ["Echo", "Echo"]) { meter.value = 1 }
    stage.expectText("1 m!")
  }
}

@MainActor
@Suite(
  """
  C28: Observations gives the current value, then one per transaction; withObservationTracking \
  fires once, before the change
  """)
struct WatchingWithoutAView {
  @Test func trackingFiresOnceAndBeforeTheChange() {
    let meter = Meter()
    let seen = Seen()
    withObservationTracking {
      _ = meter.value
    } onChange: {
      MainActor.assumeIsolated { seen.values.append(meter.value) }
    }
    meter.unit = "km"
    meter.value = 1
    meter.value = 2
    #expect(seen.values == [0])
  }

  @Test func oneFireEndsEveryRegistrationOfTheCall() {
    let meter = Meter()
    let fires = Seen()
    withObservationTracking {
      _ = meter.value
      _ = meter.unit
    } onChange: {
      MainActor.assumeIsolated { fires.values.append(1) }
    }
    meter.value = 1
    meter.unit = "km"
    #expect(fires.values == [1])
  }

  @Test func observationsBeginWithTheCurrentValueAndGiveOneElementATransaction() async {
    let meter = Meter()
    var elements: [Int] = []
    let values = Observations { meter.value }
    var iterator = values.makeAsyncIterator()
    elements.append(await iterator.next(isolation: #isolation) ?? -1)
    meter.value = 1
    meter.value = 2
    elements.append(await iterator.next(isolation: #isolation) ?? -1)
    meter.value += 0
    elements.append(await iterator.next(isolation: #isolation) ?? -1)
    #expect(elements == [0, 2, 2])
  }

  @Test func untilFinishedEndsTheSequence() async {
    let meter = Meter()
    let values = Observations<Int, Never>.untilFinished {
      meter.value < 2 ? .next(meter.value) : .finish
    }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next(isolation: #isolation) == 0)
    meter.value = 1
    #expect(await iterator.next(isolation: #isolation) == 1)
    meter.value = 2
    #expect(await iterator.next(isolation: #isolation) == nil)
  }

  @Test func aViewAndASequenceHearOfTheSameChange() async {
    struct Value: View {
      let meter: Meter
      var body: some View { Text("\(meter.value)") }
    }
    let meter = Meter()
    let stage = Stage { Value(meter: meter) }
    var iterator = Observations { meter.value }.makeAsyncIterator()
    _ = await iterator.next(isolation: #isolation)
    stage.act(running: ["Value"]) { meter.value = 7 }
    #expect(await iterator.next(isolation: #isolation) == 7)
  }
}
