import Testing
import TrackingUI

@Observable private final class Player {
  var song = "Aria"
  var volume = 3
  var queue: [Track] = [Track("a"), Track("b"), Track("c")]
  @ObservationIgnored var log: [String] = []
  private var plays = 0
  var label: String { "\(song) at \(volume)" }
  func play() { plays += 1 }
  var playCount: Int { plays }
}

@Observable private final class Track: Identifiable {
  let id: String
  var title: String
  var artist = Artist()
  init(_ id: String) {
    self.id = id
    title = "title \(id)"
  }
}

@Observable private final class Artist { var name = "Ann" }

private struct SongView: View {
  let player: Player
  var body: some View { Text(player.song) }
}

private struct VolumeView: View {
  let player: Player
  var body: some View { Text("\(player.volume)") }
}

private struct Deck: View {
  let player: Player
  var body: some View {
    SongView(player: player)
    VolumeView(player: player)
  }
}

@MainActor
@Suite("C1, C9, C27: reading a property makes the dependency") struct ReadingClaims {
  @Test func onlyTheReaderOfTheChangedPropertyRuns() {
    let player = Player()
    let stage = Stage { Deck(player: player) }
    #expect(stage.ran == ["Deck", "SongView", "VolumeView"])
    #expect(stage.act { player.song = "Fuge" } == ["SongView"])
    #expect(stage.causes(of: "SongView").map(\.name) == ["Player#1.song"])
    #expect(stage.act { player.volume = 4 } == ["VolumeView"])
    #expect(stage.host.screenText == "Fuge\n4")
  }

  @Test func anEqualValueAndAnUnreadPropertyRunNothing() {
    let player = Player()
    let stage = Stage { Deck(player: player) }
    #expect(stage.act { player.song = "Aria" }.isEmpty)
    #expect(stage.act { player.log.append("x") }.isEmpty)
    #expect(stage.act { player.play() }.isEmpty)
  }

  @Test func severalWritesInOneEventGiveOneRun() {
    let player = Player()
    let stage = Stage { Deck(player: player) }
    #expect(
      stage.act {
        for number in 0..<1000 { player.volume = number + 10 }
        player.song = "x"
      } == ["SongView", "VolumeView"])
  }
}

@MainActor private let radio = Player()

@MainActor
@Suite("C4, C5, C11: through globals, computed properties and other objects") struct PathClaims {
  private struct Radio: View {
    var body: some View { Text(radio.song) }
  }

  private struct Label: View {
    let player: Player
    var body: some View { Text(player.label) }
  }

  private struct Credit: View {
    let track: Track
    var body: some View { Text("by \(track.artist.name)") }
  }

  @Test func aGlobalCountsWithoutBeingStored() {
    let stage = Stage { Radio() }
    #expect(stage.act { radio.song = "\(radio.song)!" } == ["Radio"])
    #expect(stage.act { radio.volume += 1 }.isEmpty)
  }

  @Test func aComputedPropertyIsFollowedThroughWhatItReads() {
    let player = Player()
    let stage = Stage { Label(player: player) }
    #expect(stage.act { player.volume = 9 } == ["Label"])
    #expect(stage.act { player.song = "Fuge" } == ["Label"])
  }

  @Test func theInnerObjectsPropertyAndItsReplacementCount() {
    let track = Track("a")
    let stage = Stage { Credit(track: track) }
    let first = track.artist
    #expect(stage.act { track.artist.name = "Bea" } == ["Credit"])
    #expect(stage.act { track.artist = Artist() } == ["Credit"])
    #expect(stage.act { first.name = "gone" }.isEmpty)
    #expect(stage.last.updates.isEmpty)
  }
}

@MainActor
@Suite("C6, C7, C8: collections and rows") struct CollectionClaims {
  private struct Inline: View {
    let player: Player
    var body: some View { List(player.queue) { track in Text(track.title) } }
  }

  private struct TrackRow: View {
    let track: Track
    var body: some View { Text(track.title) }
  }

  private struct Rows: View {
    let player: Player
    var body: some View { List(player.queue) { TrackRow(track: $0) } }
  }

  @Test func insertRemoveMoveAndReplaceRunTheReader() {
    let player = Player()
    let stage = Stage { Rows(player: player) }
    #expect(stage.act { player.queue.append(Track("d")) } == ["Rows", "TrackRow"])
    #expect(stage.act { player.queue.removeFirst() } == ["Rows"])
    #expect(stage.act { player.queue.reverse() } == ["Rows"])
    #expect(stage.act { player.queue[0] = Track("e") } == ["Rows", "TrackRow"])
    #expect(stage.host.screenText == "- title e\n- title c\n- title b")
  }

  @Test func aTitleReadInTheRowClosureRunsThatRowAlone() {
    let player = Player()
    let stage = Stage { Inline(player: player) }
    #expect(stage.rows == 3)
    #expect(stage.act { player.queue[1].title = "new" }.isEmpty)
    #expect(stage.rows == 1)
    #expect(stage.last.updates.first?.path == "CollectionClaims.Inline/List[1]")
  }

  @Test func aRowThatIsAViewRunsItsBodyAlone() {
    let player = Player()
    let stage = Stage { Rows(player: player) }
    #expect(stage.act { player.queue[2].title = "new" } == ["TrackRow"])
    #expect(stage.rows == 0)
  }
}

@MainActor
@Suite("C2, C10, C26: what is not tracked, and what a stored reference is") struct ValueClaims {
  private final class Bare: Observable {
    var count = 0
  }

  private struct BareView: View {
    let bare: Bare
    var body: some View { Text("\(bare.count)") }
  }

  private struct Chooser: View {
    let first: Player
    let second: Player
    @State private var usesSecond = false
    var body: some View {
      SongView(player: usesSecond ? second : first)
      Button("Swap") { usesSecond.toggle() }
    }
  }

  @Test func theBareProtocolTracksNothing() {
    let bare = Bare()
    let stage = Stage { BareView(bare: bare) }
    #expect(stage.act { bare.count += 1 }.isEmpty)
  }

  @Test func aReplacedReferenceIsAChangedView() throws {
    let first = Player()
    let second = Player()
    let stage = Stage { Chooser(first: first, second: second) }
    #expect(try stage.tap("Swap") == ["Chooser", "SongView"])
    #expect(stage.causes(of: "SongView") == [TraceCause(kind: .value, fields: ["player"])])
    #expect(stage.act { first.song = "old" }.isEmpty)
    #expect(stage.act { second.song = "new" } == ["SongView"])
  }
}
