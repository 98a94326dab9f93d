import Testing
import TrackingUI

@Observable private final class Track: Identifiable {
  let id: String
  var title: String
  init(_ id: String) {
    self.id = id
    title = "title \(id)"
  }
}

@Observable private final class Album {
  var tracks = [Track("a"), Track("b"), Track("c")]
  var byMood: [String: Track] = ["calm": Track("x")]
  var encore: Track?
  var marks: Set<String> = []
}

private struct TrackRow: View {
  let track: Track
  var body: some View { Text(track.title) }
}

private struct Rows: View {
  let album: Album
  var body: some View { List(album.tracks) { TrackRow(track: $0) } }
}

@MainActor
@Suite("C6: reading a collection: insert, remove, move, replace run the reader again")
struct CollectionsAreReadAsAWhole {
  private struct Count: View {
    let album: Album
    var body: some View { Text("\(album.tracks.count)") }
  }

  private struct Marks: View {
    let album: Album
    var body: some View { Text(album.marks.contains("x") ? "marked" : "plain") }
  }

  @Test func insertRemoveMoveAndReplaceRunTheReader() {
    let album = Album()
    let stage = Stage { Rows(album: album) }
    stage.act(running: ["Rows", "TrackRow"]) { album.tracks.append(Track("d")) }
    stage.act(running: ["Rows"]) { album.tracks.removeFirst() }
    stage.act(running: ["Rows"]) { album.tracks.reverse() }
    stage.act(running: ["Rows", "TrackRow"]) { album.tracks[0] = Track("e") }
    stage.expectText("- title e\n- title c\n- title b")
  }

  @Test func aChangeInsideAnElementIsNoChangeOfTheCollection() {
    let album = Album()
    let stage = Stage { Count(album: album) }
    stage.act(running: []) { album.tracks[1].title = "new" }
    stage.act(running: ["Count"]) { album.tracks.append(Track("d")) }
  }

  @Test func anotherMemberOfASetRunsTheReaderToo() {
    let album = Album()
    let stage = Stage { Marks(album: album) }
    stage.act(running: ["Marks"]) { album.marks.insert("y") }
    stage.expectText("plain")
  }
}

@MainActor
@Suite(
  """
  C7: row closures of List and ForEach are their own units: a title read in a row runs that row only
  """)
struct RowClosuresAreUnits {
  private struct Inline: View {
    let album: Album
    var body: some View { List(album.tracks) { track in Text(track.title) } }
  }

  private struct Counted: View {
    let album: Album
    var body: some View {
      VStack {
        Text("\(album.tracks.count)")
        ForEach(album.tracks) { track in
          HStack {
            Text(track.title)
            Text("!")
          }
        }
      }
    }
  }

  private struct Grouped: View {
    let album: Album
    var body: some View {
      ForEach(0..<2) { number in
        ForEach(album.tracks) { track in Text("\(number) \(track.title)") }
      }
    }
  }

  @Test func aTitleReadInAListRowRunsThatRowAlone() {
    let album = Album()
    let stage = Stage { Inline(album: album) }
    #expect(stage.rows == 3)
    stage.act(running: []) { album.tracks[1].title = "new" }
    #expect(stage.rows == 1)
    #expect(stage.last.updates.first?.path == "RowClosuresAreUnits.Inline/List[1]")
    #expect(stage.last.updates.first?.causes.map(\.name) == ["Track#2.title"])
    stage.expectText("- title a\n- new\n- title c")
  }

  @Test func aTitleReadInAForEachRowLeavesTheBodyAlone() {
    let album = Album()
    let stage = Stage { Counted(album: album) }
    stage.act(running: []) { album.tracks[0].title = "new" }
    #expect(stage.last.updates.map(\.path) == ["RowClosuresAreUnits.Counted/ForEach[0]"])
  }

  @Test func aRowInsideARowIsAUnitOfItsOwn() {
    let album = Album()
    let stage = Stage { Grouped(album: album) }
    stage.act(running: []) { album.tracks[2].title = "new" }
    #expect(
      stage.last.updates.map(\.path) == [
        "RowClosuresAreUnits.Grouped/ForEach[0]/ForEach[2]",
        "RowClosuresAreUnits.Grouped/ForEach[1]/ForEach[2]",
      ])
  }

  @Test func whenTheOwnerRunsAllItsRowsDo() {
    let album = Album()
    let stage = Stage { Inline(album: album) }
    stage.act(running: ["Inline"]) { album.tracks.swapAt(0, 2) }
    #expect(stage.rows == 3)
  }
}

@MainActor
@Suite("C8: a row that is a view of its own: only that view's body runs")
struct RowViewsRunAlone {
  @Test func neitherTheClosureNorTheOtherRowsRun() {
    let album = Album()
    let stage = Stage { Rows(album: album) }
    stage.act(running: ["TrackRow"]) { album.tracks[2].title = "new" }
    #expect(stage.rows == 0)
    #expect(stage.last.updates.map(\.path) == ["Rows/List[2]/TrackRow"])
  }

  @Test func afterAMoveTheRowIsFoundAtItsNewPlace() {
    let album = Album()
    let stage = Stage { Rows(album: album) }
    let last = album.tracks[2]
    stage.act { album.tracks.reverse() }
    stage.act(running: ["TrackRow"]) { last.title = "new" }
    #expect(stage.last.updates.map(\.path) == ["Rows/List[0]/TrackRow"])
    stage.expectText("- new\n- title b\n- title a")
  }
}

@MainActor
@Suite(
  """
  C24: optionals and collections of observable objects are tracked; nested ObservableObjects are not
  """)
struct OptionalsAndCollectionsOfObjects {
  private struct Encore: View {
    let album: Album
    var body: some View { Text(album.encore?.title ?? "none") }
  }

  private struct Mood: View {
    let album: Album
    var body: some View { Text(album.byMood["calm"]?.title ?? "none") }
  }

  private struct Owner: View {
    @State private var track: Track? = Track("s")
    var body: some View {
      Text(track?.title ?? "gone")
      Button("Rename") { track?.title = "renamed" }
      Button("Drop") { track = nil }
    }
  }

  private final class Inner: ObservableObject { @Published var name = "inner" }
  private final class Outer: ObservableObject {
    @Published var inner = Inner()
    @Published var all = [Inner()]
  }

  private struct Nested: View {
    @ObservedObject var outer: Outer
    var body: some View { Text("\(outer.inner.name) \(outer.all[0].name)") }
  }

  @Test func anOptionalIsTrackedWithWhatIsInIt() {
    let album = Album()
    let stage = Stage { Encore(album: album) }
    let encore = Track("e")
    stage.act(running: ["Encore"]) { album.encore = encore }
    stage.act(running: ["Encore"]) { encore.title = "once more" }
    stage.expectText("once more")
    stage.act(running: ["Encore"]) { album.encore = nil }
    stage.act(running: []) { encore.title = "unheard" }
  }

  @Test func aDictionaryOfObjectsIsTrackedThroughTheValueRead() {
    let album = Album()
    let stage = Stage { Mood(album: album) }
    stage.act(running: ["Mood"]) { album.byMood["calm"]?.title = "soft" }
    stage.act(running: ["Mood"]) { album.byMood["wild"] = Track("w") }
    stage.expectText("soft")
  }

  @Test func stateMayHoldAnOptionalObject() throws {
    let stage = Stage { Owner() }
    try stage.tap("Rename", running: ["Owner"])
    try stage.tap("Drop", running: ["Owner"])
    stage.expectText(prefix: "gone")
  }

  @Test func aNestedObservableObjectIsNotHeard() {
    let outer = Outer()
    let stage = Stage { Nested(outer: outer) }
    stage.act(running: []) { outer.inner.name = "changed" }
    stage.act(running: []) { outer.all[0].name = "changed" }
    stage.expectText("inner inner")
    stage.act(running: ["Nested"]) { outer.inner = Inner() }
    stage.expectText("inner changed")
  }
}
