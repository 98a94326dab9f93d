import Foundation
import Testing
import TrackingUI

@MainActor
@Suite("Initialisers in their several spellings do the same") struct SpellingTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Settings: View {
    @AppStorage("spelling-name") private var name: String?
    @SceneStorage("spelling-page") private var page: Int?
    var body: some View {
      Text("\(name ?? "nobody") \(page ?? 0)")
      Button("Set") {
        name = "Ada"
        page = 3
      }
      Button("Clear") { name = nil }
      NameReader()
    }
  }

  private struct NameReader: View {
    @AppStorage("spelling-name") private var name: String?
    var body: some View { Text(name ?? "-") }
  }

  private struct Items: View {
    @State private var items = [Item(id: 1, name: "Oak"), Item(id: 2, name: "Elm")]
    @State private var chosen: Int?
    @State private var several: Set<String> = []
    var body: some View {
      List($items, selection: $chosen) { $item in Text("\(item.name) \(item.id)") }
      List($items, id: \.name, selection: $several) { $item in Text(item.name) }
      List($items, id: \.name) { $item in
        Button("Rename \(item.name)") { item.name += "!" }
      }
      Text("chosen \(chosen ?? 0), several \(several.sorted())")
    }
  }

  private struct Asking: View {
    @State private var isAsking = false
    @State private var doomed: Item?
    var body: some View {
      Text(doomed?.name ?? "none")
      Button("Ask") {
        doomed = Item(id: 1, name: "Oak")
        isAsking = true
      }
      .confirmationDialog(
        "Delete?", isPresented: $isAsking, titleVisibility: .visible, presenting: doomed
      ) { item in
        Button("Delete \(item.name)", systemImage: "trash", role: .destructive) { doomed = nil }
      } message: { item in
        Text("\(item.name) is lost.")
      }
    }
  }

  @Test func aStoredOptionalIsNilUntilItIsSetAndSharedByItsKey() throws {
    let stage = Stage { Settings() }
    stage.expectText("nobody 0\n[ Set ]\n[ Clear ]\n-")
    try stage.tap("Set", running: ["Settings", "NameReader"])
    stage.expectText("Ada 3\n[ Set ]\n[ Clear ]\nAda")
    try stage.tap("Clear")
    stage.expectText("nobody 3\n[ Set ]\n[ Clear ]\n-")
  }

  @Test func aSectionHasHeaderAndFooterInBothSpellings() {
    let stage = Stage {
      Section {
        Text("one")
      } footer: {
        Text("foot")
      }
      Section(footer: Text("foot")) { Text("two") }
      Section(header: Text("head"), footer: Text("foot")) { Text("three") }
    }
    stage.expectText("  one\nfoot\n  two\nfoot\nhead\n  three\nfoot")
  }

  @Test func menusAndLinksShowTheirLabels() throws {
    var taps = 0
    let stage = Stage {
      Menu {
        Button("Sort") { taps += 1 }
      } label: {
        Label("More", systemImage: "ellipsis")
      }
      Menu("Plain") { Text("entry") }
      Menu("Drawn", systemImage: "star") { Text("entry") }
      Link(destination: URL(fileURLWithPath: "/")) { Text("Page") }
      Link("Titled", destination: URL(fileURLWithPath: "/"))
    }
    #expect(
      stage.host.screenText
        == "More\n[ Sort ]\nPlain\nentry\nDrawn\nentry\nPage\nTitled")
    try stage.tap("Sort")
    #expect(taps == 1)
  }

  @Test func progressShowsItsTitleAndItsShare() {
    let stage = Stage {
      ProgressView("Rising", value: 1.5, total: 2)
      ProgressView("Waiting", value: nil as Double?)
      ProgressView(value: 0.5)
    }
    stage.expectText("(Rising 75%)\n(Waiting)\n(50%)")
  }

  @Test func fieldsTakePromptAndAxis() throws {
    var text = "a"
    let binding = Binding(get: { text }, set: { text = $0 })
    let stage = Stage {
      TextField("Note", text: binding, prompt: Text("say"), axis: .vertical)
      TextField(text: binding, axis: .vertical) { Text("Other") }
    }
    stage.expectText("Note: |a|\nOther: |a|")
    try stage.host.type("b", into: "Note")
    #expect(text == "b")
  }

  @Test func aDialogAboutDataHasAMessage() throws {
    let stage = Stage { Asking() }
    try stage.tap("Ask")
    #expect(
      stage.host.screenText
        == "Oak\n[ Ask ]\n=== dialog: Delete? ===\nOak is lost.\n[ Delete Oak ]")
    try stage.tap("Delete Oak")
    stage.expectText("none\n[ Ask ]")
  }

  @Test func listsOfBindingsHaveSelectionAndIdentity() throws {
    let stage = Stage { Items() }
    try stage.tap("Oak 1")
    try stage.tap("Elm")
    stage.expectText(containing: "- Oak 1 *")
    stage.expectText(containing: "- Elm *")
    stage.expectText(suffix: "chosen 1, several [\"Elm\"]")
    try stage.tap("Rename Oak")
    stage.expectText(containing: "- Oak! 1 *")
  }
}
