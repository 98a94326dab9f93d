import Testing
import TrackingUI

private final class Store: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
  var plain = 0
}

@MainActor
@Suite("C21, C22, C23: ObservableObject") struct OlderSystemClaims {
  private struct Name: View {
    @ObservedObject var store: Store
    var body: some View { Text(store.name) }
  }

  private struct Ignorant: View {
    let store: Store
    var body: some View { Text("holds \(store.count)") }
  }

  private struct FromAbove: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text("above") }
  }

  private struct Screen: View {
    @StateObject private var store = Store()
    var body: some View {
      Name(store: store)
      Ignorant(store: store)
      FromAbove().environmentObject(store)
      Button("Count") { store.count += 1 }
      Button("Same") { store.name = store.name }
      Button("Plain") { store.plain += 1 }
    }
  }

  private struct Recreated: View {
    @ObservedObject var own = Store()
    var body: some View {
      Text("own \(own.count)")
      Button("Bump") { own.count += 1 }
    }
  }

  private struct Around: View {
    @State private var round = 0
    var body: some View {
      Text("\(round)")
      Recreated()
      Button("Round") { round += 1 }
    }
  }

  @Test func everyHolderRunsForEveryPublishedChange() throws {
    let stage = Stage { Screen() }
    #expect(try stage.tap("Count") == ["Screen", "Name", "FromAbove"])
    #expect(stage.causes(of: "Name").map(\.kind) == [.object])
    #expect(try stage.tap("Plain").isEmpty)
  }

  @Test func anEqualValuePublishesToo() throws {
    let stage = Stage { Screen() }
    #expect(try stage.tap("Same") == ["Screen", "Name", "FromAbove"])
  }

  @Test func anObservedObjectMadeInPlaceLosesItsStateWhenTheParentRuns() throws {
    let stage = Stage { Around() }
    try stage.tap("Bump")
    #expect(stage.host.screenText.contains("own 1"))
    try stage.tap("Round")
    #expect(stage.host.screenText.contains("own 0"))
  }
}

@Observable private final class Library { var name = "City" }

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

@MainActor
@Suite("C15, C16: the environment") struct EnvironmentClaims {
  private struct Accent: View {
    @Environment(\.accent) private var accent
    var body: some View { Text(accent) }
  }

  private struct Quiet: View {
    var body: some View { Text("quiet") }
  }

  private struct Tree: View {
    @State private var accent = "red"
    var body: some View {
      Group {
        Accent()
        Quiet()
        Accent().environment(\.accent, "inner")
      }
      .environment(\.accent, accent)
      Accent()
      Button("Blue") { accent = "blue" }
    }
  }

  private struct Optional: View {
    @Environment(Library.self) private var library: Library?
    var body: some View { Text(library?.name ?? "no library") }
  }

  @Test func theNearestValueWinsAndOnlyReadersOfTheChangedKeyRun() throws {
    let stage = Stage { Tree() }
    #expect(stage.host.screenText == "red\nquiet\ninner\nnone\n[ Blue ]")
    #expect(try stage.tap("Blue") == ["Tree", "Accent"])
    #expect(stage.host.screenText == "blue\nquiet\ninner\nnone\n[ Blue ]")
  }

  @Test func anObjectIsFoundByTypeAndFollowedByProperty() {
    let library = Library()
    let stage = Stage { Optional().environment(library) }
    #expect(stage.act { library.name = "Town" } == ["Optional"])
    #expect(stage.host.screenText == "Town")
  }

  @Test func theOptionalFormIsNilWithoutAnObject() {
    #expect(Stage { Optional() }.host.screenText == "no library")
  }
}

@MainActor
@Suite("C19, C33: presentations, actions and lifecycle") struct LifecycleClaims {
  private struct Sheet: View {
    @State private var isShown = false
    @State private var dismissed = 0
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { dismissed += 1 }) { Inside() }
      Text("dismissed \(dismissed)")
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  private struct Reading: View {
    let library: Library
    let note: (String) -> Void
    var body: some View {
      Button("Read") { note(library.name) }
        .onAppear { note("appear \(library.name)") }
    }
  }

  @Test func aSheetRunsWhenItIsPresentedAndItsOwnerDoesNot() throws {
    let stage = Stage { Sheet() }
    #expect(try stage.tap("Show") == ["Inside"])
    #expect(stage.last.updates.map(\.kind) == [.content, .body])
    #expect(try stage.tap("Close") == ["Sheet"])
    #expect(stage.host.screenText == "[ Show ]\ndismissed 1")
  }

  @Test func readsInActionsAndOnAppearMakeNoDependency() throws {
    let library = Library()
    var notes: [String] = []
    let stage = Stage { Reading(library: library) { notes.append($0) } }
    try stage.tap("Read")
    #expect(notes == ["appear City", "City"])
    #expect(stage.act { library.name = "Town" }.isEmpty)
  }
}

@MainActor
@Suite("Leaks") struct LeakTests {
  private struct Row: View {
    let library: Library
    var body: some View { Text(library.name) }
  }

  private struct Many: View {
    let libraries: [Library]
    @State private var isShown = true
    var body: some View {
      if isShown { ForEach(libraries.indices, id: \.self) { Row(library: libraries[$0]) } }
      Button("Flip") { isShown.toggle() }
    }
  }

  @Test func rowsThatComeAndGoLeaveNothingBehind() throws {
    weak var weakLibrary: Library?
    try autoreleased {
      let libraries = (0..<1000).map { _ in Library() }
      weakLibrary = libraries[500]
      let host = ViewHost { Many(libraries: libraries) }
      for _ in 0..<20 { try host.tap("Flip") }
      host.unmount()
    }
    #expect(weakLibrary == nil)
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
