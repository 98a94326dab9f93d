import Testing
import TrackingUI

@MainActor
@Suite("onReceive: the publisher of the latest body, every value once") struct ReceiveTests {
  private final class Radio {
    let first = PassthroughSubject<String, Never>()
    let second = PassthroughSubject<String, Never>()
    let volume = CurrentValueSubject<Int, Never>(1)
    var heard: [String] = []
  }

  private struct Tuner: View {
    let radio: Radio
    @State private var usesSecond = false
    var body: some View {
      Text("tuner").onReceive(usesSecond ? radio.second : radio.first) { radio.heard.append($0) }
      Button("Switch") { usesSecond.toggle() }
    }
  }

  private struct Derived: View {
    let radio: Radio
    @State private var count = 0
    var body: some View {
      Text("\(count)")
        .onReceive(radio.volume.filter { $0 > 0 }.map { "\($0)" }.removeDuplicates()) {
          radio.heard.append($0)
        }
      Button("Count") { count += 1 }
    }
  }

  private struct Erasing: View {
    let radio: Radio
    let kept: AnyPublisher<Int, Never>
    @State private var count = 0
    var body: some View {
      Text("\(count)")
        .onReceive(radio.volume.map { "new \($0)" }.eraseToAnyPublisher()) {
          radio.heard.append($0)
        }
        .onReceive(kept.eraseToAnyPublisher()) { radio.heard.append("kept \($0)") }
      Button("Count") { count += 1 }
    }
  }

  private struct Following: View {
    let radio: Radio
    @State private var count = 0
    @State private var other = 0
    @State private var doubled = 0
    var body: some View {
      Text("\(count) \(other) \(doubled)").onReceive(Just(count)) {
        radio.heard.append("\($0)")
        doubled = $0 * 2
      }
      Button("Count") { count += 1 }
      Button("Other") { other += 1 }
    }
  }

  private final class Dial: ObservableObject { @Published var degrees = 20 }

  private struct DialView: View {
    @ObservedObject var dial: Dial
    let radio: Radio
    var body: some View {
      Text("\(dial.degrees)").onReceive(dial.$degrees) { radio.heard.append("\($0)") }
    }
  }

  @Test func anotherPublisherIsListenedToAndTheEarlierOneIsLeft() throws {
    let radio = Radio()
    let stage = Stage { Tuner(radio: radio) }
    stage.act { radio.first.send("a") }
    try stage.tap("Switch")
    stage.act {
      radio.first.send("b")
      radio.second.send("c")
    }
    try stage.tap("Switch")
    stage.act {
      radio.first.send("d")
      radio.second.send("e")
    }
    #expect(radio.heard == ["a", "c", "d"])
  }

  @Test func aPublisherMadeAlikeByEveryBodySendsItsCurrentValueOnce() throws {
    let radio = Radio()
    let stage = Stage { Derived(radio: radio) }
    try stage.tap("Count")
    try stage.tap("Count")
    #expect(radio.heard == ["1"])
    stage.act { radio.volume.send(2) }
    #expect(radio.heard == ["1", "2"])
  }

  @Test func aPublisherErasedByEveryBodyIsListenedToAnew() throws {
    let radio = Radio()
    let stage = Stage { Erasing(radio: radio, kept: radio.volume.eraseToAnyPublisher()) }
    #expect(radio.heard == ["new 1", "kept 1"])
    try stage.tap("Count")
    #expect(radio.heard == ["new 1", "kept 1", "new 1"])
    stage.act { radio.volume.send(2) }
    #expect(radio.heard.suffix(2) == ["kept 2", "new 2"])
  }

  @Test func publishersAreMergedAndCombinedByType() {
    let radio = Radio()
    var heard: [String] = []
    let all = Publishers.MergeMany([radio.first, radio.second]).sink { heard.append($0) }
    let pairs = Publishers.CombineLatest(radio.volume, radio.first.map(\.count))
      .sink { heard.append("\($0.0) \($0.1)") }
    radio.first.send("one")
    radio.second.send("two")
    radio.volume.send(7)
    #expect(heard == ["one", "1 3", "two", "7 3"])
    all.cancel()
    pairs.cancel()
    radio.first.send("three")
    #expect(heard.count == 4)
  }

  @Test func aPublisherOfOneValueSendsItAgainWhenTheValueChanged() throws {
    let radio = Radio()
    let stage = Stage { Following(radio: radio) }
    try stage.tap("Count")
    stage.expectText(prefix: "1 0 2")
    try stage.tap("Other")
    #expect(stage.last.warnings.isEmpty)
    #expect(radio.heard == ["0", "1"])
  }

  @Test func aPublishedPropertySendsEveryChangeOnce() {
    let radio = Radio()
    let dial = Dial()
    let stage = Stage { DialView(dial: dial, radio: radio) }
    stage.act { dial.degrees = 30 }
    stage.act { dial.degrees = 40 }
    #expect(radio.heard == ["20", "30", "40"])
  }

  @Test func nothingIsHeardAfterTheViewIsGone() {
    let radio = Radio()
    let stage = Stage { Derived(radio: radio) }
    stage.host.unmount()
    radio.volume.send(5)
    #expect(radio.heard == ["1"])
  }
}
