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
    #expect(stage.act { album.tracks.append(Track("d")) } == ["Rows", "TrackRow"])
    #expect(stage.act { album.tracks.removeFirst() } == ["Rows"])
    #expect(stage.act { album.tracks.reverse() } == ["Rows"])
    #expect(stage.act { album.tracks[0] = Track("e") } == ["Rows", "TrackRow"])
    #expect(stage.host.screenText == "- title e\n- title c\n- title b")
  }

  @Test func aChangeInsideAnElementIsNoChangeOfTheCollection() {
    let album = Album()
    let stage = Stage { Count(album: album) }
    #expect(stage.act { album.tracks[1].title = "new" }.isEmpty)
    #expect(stage.act { album.tracks.append(Track("d")) } == ["Count"])
  }

  @Test func anotherMemberOfASetRunsTheReaderToo() {
    let album = Album()
    let stage = Stage { Marks(album: album) }
    #expect(stage.act { album.marks.insert("y") } == ["Marks"])
    #expect(stage.host.screenText == "plain")
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
    #expect(stage.act { album.tracks[1].title = "new" }.isEmpty)
    #expect(stage.rows == 1)
    #expect(stage.last.updates.first?.path == "RowClosuresAreUnits.Inline/List[1]")
    #expect(stage.last.updates.first?.causes.map(\.name) == ["Track#2.title"])
    #expect(stage.host.screenText == "- title a\n- new\n- title c")
  }

  @Test func aTitleReadInAForEachRowLeavesTheBodyAlone() {
    let album = Album()
    let stage = Stage { Counted(album: album) }
    #expect(stage.act { album.tracks[0].title = "new" }.isEmpty)
    #expect(stage.last.updates.map(\.path) == ["RowClosuresAreUnits.Counted/ForEach[0]"])
  }

  @Test func aRowInsideARowIsAUnitOfItsOwn() {
    let album = Album()
    let stage = Stage { Grouped(album: album) }
    #expect(stage.act { album.tracks[2].title = "new" }.isEmpty)
    #expect(
      stage.last.updates.map(\.path) == [
        "RowClosuresAreUnits.Grouped/ForEach[0]/ForEach[2]",
        "RowClosuresAreUnits.Grouped/ForEach[1]/ForEach[2]",
      ])
  }

  @Test func whenTheOwnerRunsAllItsRowsDo() {
    let album = Album()
    let stage = Stage { Inline(album: album) }
    #expect(stage.act { album.tracks.swapAt(0, 2) } == ["Inline"])
    #expect(stage.rows == 3)
  }
}

@MainActor
@Suite("C8: a row that is a view of its own: only that view's body runs")
struct RowViewsRunAlone {
  @Test func neitherTheClosureNorTheOtherRowsRun() {
    let album = Album()
    let stage = Stage { Rows(album: album) }
    #expect(stage.act { album.tracks[2].title = "new" } == ["TrackRow"])
    #expect(stage.rows == 0)
    #expect(stage.last.updates.map(\.path) == ["Rows/List[2]/TrackRow"])
  }

  @Test func afterAMoveTheRowIsFoundAtItsNewPlace() {
    let album = Album()
    let stage = Stage { Rows(album: album) }
    let last = album.tracks[2]
    stage.act { album.tracks.reverse() }
    #expect(stage.act { last.title = "new" } == ["TrackRow"])
    #expect(stage.last.updates.map(\.path) == ["Rows/List[0]/TrackRow"])
    #expect(stage.host.screenText == "- new\n- title b\n- title a")
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
    #expect(stage.act { album.encore = encore } == ["Encore"])
    #expect(stage.act { encore.title = "once more" } == ["Encore"])
    #expect(stage.host.screenText == "once more")
    #expect(stage.act { album.encore = nil } == ["Encore"])
    #expect(stage.act { encore.title = "unheard" }.isEmpty)
  }

  @Test func aDictionaryOfObjectsIsTrackedThroughTheValueRead() {
    let album = Album()
    let stage = Stage { Mood(album: album) }
    #expect(stage.act { album.byMood["calm"]?.title = "soft" } == ["Mood"])
    #expect(stage.act { album.byMood["wild"] = Track("w") } == ["Mood"])
    #expect(stage.host.screenText == "soft")
  }

  @Test func stateMayHoldAnOptionalObject() throws {
    let stage = Stage { Owner() }
    #expect(try stage.tap("Rename") == ["Owner"])
    #expect(try stage.tap("Drop") == ["Owner"])
    #expect(stage.host.screenText.hasPrefix("gone"))
  }

  @Test func aNestedObservableObjectIsNotHeard() {
    let outer = Outer()
    let stage = Stage { Nested(outer: outer) }
    #expect(stage.act { outer.inner.name = "changed" }.isEmpty)
    #expect(stage.act { outer.all[0].name = "changed" }.isEmpty)
    #expect(stage.host.screenText == "inner inner")
    #expect(stage.act { outer.inner = Inner() } == ["Nested"])
    #expect(stage.host.screenText == "inner changed")
  }
}
