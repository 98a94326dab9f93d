import Testing
import TrackingUI

@Observable private final class Player {
  var song = "Aria"
  var volume = 3
  var isMuted = false
  private var plays = 0
  var label: String { "\(song) at \(volume)" }
  var loudness: Int { isMuted ? 0 : volume * 2 }
  var verdict: String { loudness > 10 ? "loud" : "quiet" }
  var playCount: Int { plays }
  func play() { plays += 1 }
}

private struct SongView: View {
  let player: Player
  var body: some View { Text(player.song) }
}

private struct VolumeView: View {
  let player: Player
  var body: some View { Text("\(player.volume)") }
}

@MainActor
@Suite(
  """
  C1: a body that reads a property runs again when that property changes; changes of properties it \
  did not read leave it alone
  """)
struct ReadingMakesADependency {
  private struct Deck: View {
    let player: Player
    var body: some View {
      SongView(player: player)
      VolumeView(player: player)
    }
  }

  private struct Cautious: View {
    let player: Player
    var body: some View {
      if !player.isMuted && player.volume > 2 { Text(player.song) } else { Text("silence") }
    }
  }

  private struct Pair: View {
    let left: Player
    let right: Player
    var body: some View { Text("\(left.song) or \(right.song)") }
  }

  @Test func onlyTheReaderOfTheChangedPropertyRuns() {
    let player = Player()
    let stage = Stage { Deck(player: player) }
    stage.expectRan(["Deck", "SongView", "VolumeView"])
    stage.act(running: ["SongView"]) { player.song = "Fuge" }
    stage.expectCauses(of: "SongView", ["Player#1.song"])
    stage.act(running: ["VolumeView"]) { player.volume = 4 }
    stage.expectText("Fuge\n4")
  }

  @Test func aPropertyThatNoBodyReadsRunsNothing() {
    let player = Player()
    let stage = Stage { Deck(player: player) }
    stage.act(running: []) { player.isMuted = true }
    stage.act(running: []) { player.play() }
  }

  @Test func whatWasNotReachedIsNoDependencyUntilItIs() {
    let player = Player()
    player.isMuted = true
    let stage = Stage { Cautious(player: player) }
    #expect(stage.last.updates.first?.reads == ["Player#1.isMuted"])
    stage.act(running: []) { player.volume = 9 }
    stage.act(running: []) { player.song = "Fuge" }
    stage.act(running: ["Cautious"]) { player.isMuted = false }
    stage.expectText("Fuge")
    #expect(
      stage.last.updates.first?.reads == [
        "Player#1.isMuted", "Player#1.song", "Player#1.volume",
      ])
    stage.act(running: ["Cautious"]) { player.volume = 1 }
    stage.act(running: []) { player.song = "Gigue" }
  }

  @Test func theDependencyIsOnTheInstanceThatWasRead() {
    let first = Player()
    let second = Player()
    let third = Player()
    let stage = Stage { Pair(left: first, right: second) }
    stage.act(running: []) { third.song = "x" }
    stage.act(running: ["Pair"]) { second.song = "Fuge" }
    stage.expectCauses(of: "Pair", ["Player#2.song"])
  }
}

@MainActor
@Suite("C2: conforming to Observable without the macro tracks nothing")
struct TheProtocolAloneTracksNothing {
  private final class Bare: Observable {
    var count = 0
    func raise() { count += 1 }
  }

  private final class ByHand: Observable {
    private let registrar = ObservationRegistrar()
    private var stored = 0
    var count: Int {
      get {
        registrar.access(self, keyPath: \.count)
        return stored
      }
      set { registrar.withMutation(of: self, keyPath: \.count) { stored = newValue } }
    }
  }

  private struct BareView: View {
    let model: Bare
    var body: some View { Text("\(model.count)") }
  }

  private struct ByHandView: View {
    let model: ByHand
    var body: some View { Text("\(model.count)") }
  }

  @Test func aViewOfABareConformanceStaysAsItIs() {
    let bare = Bare()
    let stage = Stage { BareView(model: bare) }
    stage.act(running: []) { bare.raise() }
    stage.expectText("0")
  }

  @Test func whatTheMacroWritesCanBeWrittenByHand() {
    let model = ByHand()
    let stage = Stage { ByHandView(model: model) }
    stage.act(running: ["ByHandView"]) { model.count = 2 }
    stage.expectText("2")
  }
}

@MainActor private let radio = Player()

@MainActor private enum Station {
  static let shared = Player()
}

@MainActor
@Suite("C4: a body depends on what it read from a global or a singleton, stored in the view or not")
struct GlobalsCount {
  private struct Radio: View {
    var body: some View { Text(radio.song) }
  }

  private struct Tuner: View {
    var body: some View { Text("\(Station.shared.volume)") }
  }

  private struct Receiver: View {
    let player = radio
    var body: some View { Text("\(player.volume)") }
  }

  @Test func aGlobalCountsWithoutBeingStored() {
    let stage = Stage { Radio() }
    stage.act(running: ["Radio"]) { radio.song = "\(radio.song)!" }
    stage.act(running: []) { radio.isMuted.toggle() }
  }

  @Test func aSingletonCountsByTheSameRule() {
    let stage = Stage { Tuner() }
    stage.act(running: ["Tuner"]) { Station.shared.volume += 1 }
    stage.act(running: []) { Station.shared.song += "!" }
  }

  @Test func aStoredGlobalIsTheSameObject() {
    let stage = Stage { Receiver() }
    stage.act(running: ["Receiver"]) { radio.volume += 1 }
  }
}

@MainActor
@Suite("C5: a computed property is tracked through the stored ones it reads")
struct ComputedPropertiesAreFollowed {
  private struct Label: View {
    let player: Player
    var body: some View { Text(player.label) }
  }

  private struct Verdict: View {
    let player: Player
    var body: some View { Text(player.verdict) }
  }

  private struct Count: View {
    let player: Player
    var body: some View { Text("\(player.playCount)") }
  }

  @Test func everyStoredPropertyBehindItCounts() {
    let player = Player()
    let stage = Stage { Label(player: player) }
    #expect(stage.last.updates.first?.reads == ["Player#1.song", "Player#1.volume"])
    stage.act(running: ["Label"]) { player.volume = 9 }
    stage.act(running: ["Label"]) { player.song = "Fuge" }
    stage.act(running: []) { player.isMuted = true }
  }

  @Test func aComputedPropertyOverAnotherCountsEvenIfItsResultStaysTheSame() {
    let player = Player()
    let stage = Stage { Verdict(player: player) }
    stage.act(running: ["Verdict"]) { player.volume = 4 }
    stage.expectText("quiet")
    stage.act(running: ["Verdict"]) { player.isMuted = true }
    stage.act(running: []) { player.volume = 50 }
  }

  @Test func aPrivateStoredPropertyBehindItIsNamed() {
    let player = Player()
    let stage = Stage { Count(player: player) }
    stage.act(running: ["Count"]) { player.play() }
    stage.expectCauses(of: "Count", ["Player#1.plays"])
  }
}

@MainActor
@Suite("C9: views that only pass a model down never run for its changes")
struct PassingOnIsNoDependency {
  private struct Outer: View {
    let player: Player
    var body: some View { Middle(player: player) }
  }

  private struct Middle: View {
    let player: Player
    var body: some View {
      VStack {
        Inner(player: player)
        Text("frame")
      }
    }
  }

  private struct Inner: View {
    let player: Player
    var body: some View { SongView(player: player) }
  }

  @Test func threeLayersStayQuiet() {
    let player = Player()
    let stage = Stage { Outer(player: player) }
    stage.expectRan(["Outer", "Middle", "Inner", "SongView"])
    for song in ["a", "b", "c"] { stage.act(running: ["SongView"]) { player.song = song } }
    stage.act(running: []) { player.volume = 0 }
  }
}
