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
    #expect(stage.ran == ["Deck", "SongView", "VolumeView"])
    #expect(stage.act { player.song = "Fuge" } == ["SongView"])
    #expect(stage.causes(of: "SongView").map(\.name) == ["Player#1.song"])
    #expect(stage.act { player.volume = 4 } == ["VolumeView"])
    #expect(stage.host.screenText == "Fuge\n4")
  }

  @Test func aPropertyThatNoBodyReadsRunsNothing() {
    let player = Player()
    let stage = Stage { Deck(player: player) }
    #expect(stage.act { player.isMuted = true }.isEmpty)
    #expect(stage.act { player.play() }.isEmpty)
  }

  @Test func whatWasNotReachedIsNoDependencyUntilItIs() {
    let player = Player()
    player.isMuted = true
    let stage = Stage { Cautious(player: player) }
    #expect(stage.last.updates.first?.reads == ["Player#1.isMuted"])
    #expect(stage.act { player.volume = 9 }.isEmpty)
    #expect(stage.act { player.song = "Fuge" }.isEmpty)
    #expect(stage.act { player.isMuted = false } == ["Cautious"])
    #expect(stage.host.screenText == "Fuge")
    #expect(
      stage.last.updates.first?.reads == [
        "Player#1.isMuted", "Player#1.song", "Player#1.volume",
      ])
    #expect(stage.act { player.volume = 1 } == ["Cautious"])
    #expect(stage.act { player.song = "Gigue" }.isEmpty)
  }

  @Test func theDependencyIsOnTheInstanceThatWasRead() {
    let first = Player()
    let second = Player()
    let third = Player()
    let stage = Stage { Pair(left: first, right: second) }
    #expect(stage.act { third.song = "x" }.isEmpty)
    #expect(stage.act { second.song = "Fuge" } == ["Pair"])
    #expect(stage.causes(of: "Pair").map(\.name) == ["Player#2.song"])
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
    #expect(stage.act { bare.raise() }.isEmpty)
    #expect(stage.host.screenText == "0")
  }

  @Test func whatTheMacroWritesCanBeWrittenByHand() {
    let model = ByHand()
    let stage = Stage { ByHandView(model: model) }
    #expect(stage.act { model.count = 2 } == ["ByHandView"])
    #expect(stage.host.screenText == "2")
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
    #expect(stage.act { radio.song = "\(radio.song)!" } == ["Radio"])
    #expect(stage.act { radio.isMuted.toggle() }.isEmpty)
  }

  @Test func aSingletonCountsByTheSameRule() {
    let stage = Stage { Tuner() }
    #expect(stage.act { Station.shared.volume += 1 } == ["Tuner"])
    #expect(stage.act { Station.shared.song += "!" }.isEmpty)
  }

  @Test func aStoredGlobalIsTheSameObject() {
    let stage = Stage { Receiver() }
    #expect(stage.act { radio.volume += 1 } == ["Receiver"])
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
    #expect(stage.act { player.volume = 9 } == ["Label"])
    #expect(stage.act { player.song = "Fuge" } == ["Label"])
    #expect(stage.act { player.isMuted = true }.isEmpty)
  }

  @Test func aComputedPropertyOverAnotherCountsEvenIfItsResultStaysTheSame() {
    let player = Player()
    let stage = Stage { Verdict(player: player) }
    #expect(stage.act { player.volume = 4 } == ["Verdict"])
    #expect(stage.host.screenText == "quiet")
    #expect(stage.act { player.isMuted = true } == ["Verdict"])
    #expect(stage.act { player.volume = 50 }.isEmpty)
  }

  @Test func aPrivateStoredPropertyBehindItIsNamed() {
    let player = Player()
    let stage = Stage { Count(player: player) }
    #expect(stage.act { player.play() } == ["Count"])
    #expect(stage.causes(of: "Count").map(\.name) == ["Player#1.plays"])
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
    #expect(stage.ran == ["Outer", "Middle", "Inner", "SongView"])
    for song in ["a", "b", "c"] { #expect(stage.act { player.song = song } == ["SongView"]) }
    #expect(stage.act { player.volume = 0 }.isEmpty)
  }
}
