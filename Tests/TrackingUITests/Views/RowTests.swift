import Testing
import TrackingUI

@MainActor
@Suite("Rows: selecting, deleting, moving, refreshing") struct RowTests {
  private struct Single: View {
    @State private var selection: String?
    var body: some View {
      List(["a", "b"], id: \.self, selection: $selection) { Text($0) }
      Text("chosen \(selection ?? "none")")
    }
  }

  private struct Tagged: View {
    @State private var selection: Set<Int> = []
    var body: some View {
      List(selection: $selection) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      Text("\(selection.sorted())")
    }
  }

  private struct Editable: View {
    @State private var items = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private struct Reloading: View {
    @State private var round = 0
    var body: some View {
      Inner(round: round).refreshable { @MainActor in round += 1 }
    }
  }

  private struct Inner: View {
    let round: Int
    @Environment(\.refresh) private var refresh
    var body: some View {
      Text("round \(round) \(refresh == nil ? "fixed" : "refreshable")")
    }
  }

  private struct Pages: View {
    @State private var page = "a"
    var body: some View {
      TabView(selection: $page) {
        Text("first").tabItem { Label("A", systemImage: "a.circle") }.tag("a")
        Text("second").tabItem { Text("B") }.tag("b")
      }
      Text("page \(page)")
    }
  }

  private struct Cells: View {
    var body: some View {
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow { Text("c") }
      }
    }
  }

  private struct Tapping: View {
    @State private var taps = 0
    var body: some View { Text("taps \(taps)").onTapGesture { taps += 1 } }
  }

  private struct Asking: View {
    @State private var isAsked = false
    @State private var subject: String?
    @State private var deleted = "nothing"
    var body: some View {
      Button("Ask") {
        subject = "x"
        isAsked = true
      }
      .confirmationDialog("Sure?", isPresented: $isAsked, presenting: subject) { subject in
        Button("Delete \(subject)", role: .destructive) { deleted = subject }
        Button("Keep", role: .cancel) {}
      }
      Text("deleted \(deleted)")
    }
  }

  @Test func aTapSelectsARowByItsIdentity() throws {
    let stage = Stage { Single() }
    try stage.tap("b", running: ["Single"])
    stage.expectText("- a\n- b *\nchosen b")
  }

  @Test func aTapSelectsATaggedRowAmongSeveral() throws {
    let stage = Stage { Tagged() }
    try stage.tap("one")
    try stage.tap("two")
    stage.expectText("- one *\n- two *\n[1, 2]")
  }

  @Test func rowsCanBeDeletedAndMoved() throws {
    let stage = Stage { Editable() }
    try stage.host.deleteRow("b")
    stage.expectText("- a\n- c")
    try stage.host.moveRow("a", to: 2)
    stage.expectText("- c\n- a")
    #expect(throws: ActionFailure.notFound(kind: "row", label: "b", present: ["c", "a"])) {
      try stage.host.deleteRow("b")
    }
  }

  @Test func contentCanBeRefreshed() async throws {
    let stage = Stage { Reloading() }
    stage.expectText("round 0 refreshable")
    try stage.host.refresh()
    await stage.runTasks()
    stage.expectText("round 1 refreshable")
  }

  @Test func aTapOnATabSelectsItsPage() throws {
    let stage = Stage { Pages() }
    stage.expectText("[*A ]\nfirst\n[ B ]\nsecond\npage a")
    try stage.tap("B")
    stage.expectText("[ A ]\nfirst\n[*B ]\nsecond\npage b")
  }

  @Test func theCellsOfAGridRowStandBesideEachOther() {
    #expect(Stage { Cells() }.host.screenText == "a  b\nc")
  }

  @Test func aTapGestureRunsItsAction() throws {
    let stage = Stage { Tapping() }
    try stage.tap("taps 0", running: ["Tapping"])
    stage.expectText("taps 1")
  }

  @Test func aDialogAboutSomeDataEndsWithTheChoice() throws {
    let stage = Stage { Asking() }
    try stage.tap("Ask")
    stage.expectText(containing: "=== dialog: Sure? ===")
    try stage.tap("Delete x")
    stage.expectText("[ Ask ]\ndeleted x")
  }
}
