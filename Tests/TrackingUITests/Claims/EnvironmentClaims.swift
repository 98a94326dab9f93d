import Testing
import TrackingUI

@Observable private final class Garden { var name = "Rose" }

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "none"
}

private struct SizeKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

@MainActor
@Suite(
  """
  C15: .environment(\\.key, x) with a custom key: default value, nearest ancestor wins, only readers \
  of a changed key run
  """)
struct EnvironmentKeys {
  private struct Accent: View {
    @Environment(\.accent) private var accent
    var body: some View { Text(accent) }
  }

  private struct Size: View {
    @Environment(\.size) private var size
    var body: some View { Text("\(size)") }
  }

  private struct Quiet: View {
    var body: some View { Text("quiet") }
  }

  private struct Tree: View {
    @State private var accent = "red"
    @State private var size = 5
    var body: some View {
      Group {
        Accent()
        Quiet()
        Size()
        Accent().environment(\.accent, "inner")
      }
      .environment(\.accent, accent)
      .environment(\.size, size)
      Accent()
      Button("Blue") { accent = "blue" }
      Button("Grow") { size += 1 }
    }
  }

  private struct Covering: View {
    @State private var isCovered = false
    @State private var outer = "far"
    var body: some View {
      Cover(isCovered: isCovered).environment(\.accent, outer)
      Button("Cover") { isCovered.toggle() }
      Button("Far") { outer += "!" }
    }
  }

  private struct Cover: View {
    let isCovered: Bool
    var body: some View {
      Accent().transformEnvironment(\.accent) { if isCovered { $0 = "near" } }
    }
  }

  @Test func theNearestValueWinsAndOnlyReadersOfTheChangedKeyRun() throws {
    let stage = Stage { Tree() }
    stage.expectText("red\nquiet\n5\ninner\nnone\n[ Blue ]\n[ Grow ]")
    try stage.tap("Blue", running: ["Tree", "Accent"])
    #expect(stage.causes(of: "Accent") == [TraceCause(kind: .environment, name: "AccentKey")])
    try stage.tap("Grow", running: ["Tree", "Size"])
    stage.expectText(prefix: "blue\nquiet\n6\ninner\nnone")
  }

  @Test func writingAnEqualValueRunsNobody() throws {
    let stage = Stage { Tree() }
    try stage.tap("Blue")
    try stage.tap("Blue", running: [])
  }

  @Test func aTransformSeesTheValueFromAboveAndFollowsIt() throws {
    let stage = Stage { Covering() }
    try stage.tap("Far", running: ["Covering", "Accent"])
    stage.expectText(prefix: "far!")
    try stage.tap("Cover", running: ["Covering", "Cover", "Accent"])
    stage.expectText(prefix: "near")
    try stage.tap("Far", running: ["Covering"])
    try stage.tap("Cover")
    stage.expectText(prefix: "far!!")
  }
}

@MainActor
@Suite(
  """
  C16: .environment(x) and @Environment(T.self): found by type; missing is fatal in SwiftUI's words; \
  optional gives nil
  """)
struct EnvironmentObjectsByType {
  private struct Sign: View {
    @Environment(Garden.self) private var garden
    var body: some View { Text(garden.name) }
  }

  private struct Maybe: View {
    @Environment(Garden.self) private var garden: Garden?
    var body: some View { Text(garden?.name ?? "no garden") }
  }

  private struct Holder: View {
    @Environment(Garden.self) private var garden
    var body: some View { Button("Rename") { garden.name = "Lily" } }
  }

  private struct Changing: View {
    @State private var garden: Garden? = Garden()
    var body: some View {
      Maybe().environment(garden)
      Button("Remove") { garden = nil }
      Button("Replace") { garden = Garden() }
    }
  }

  @Test func anObjectIsFoundByTypeAndFollowedByProperty() throws {
    let garden = Garden()
    let stage = Stage {
      VStack {
        Sign()
        Holder()
      }
      .environment(garden)
    }
    try stage.tap("Rename", running: ["Sign"])
    stage.expectText("Lily\n[ Rename ]")
  }

  @Test func theNearestObjectWins() {
    let near = Garden()
    near.name = "near"
    let stage = Stage { Sign().environment(near).environment(Garden()) }
    stage.expectText("near")
  }

  @Test func theOptionalFormIsNilWithoutAnObject() {
    #expect(Stage { Maybe() }.host.screenText == "no garden")
    #expect(
      Stage { Maybe().environment(nil as Garden?).environment(Garden()) }.host.screenText
        == "no garden")
  }

  @Test func replacingAndRemovingTheObjectRunsItsReaders() throws {
    let stage = Stage { Changing() }
    try stage.tap("Replace", running: ["Changing", "Maybe"])
    try stage.tap("Remove", running: ["Changing", "Maybe"])
    stage.expectText(prefix: "no garden")
  }

  @Test func aReaderBelowAHiddenObjectRestsWhileTheObjectAboveIsReplaced() throws {
    struct Hiding: View {
      @State private var garden = Garden()
      var body: some View {
        Maybe().environment(nil as Garden?).environment(garden)
        Button("Replace") { garden = Garden() }
      }
    }
    let stage = Stage { Hiding() }
    try stage.tap("Replace", running: ["Hiding"])
    stage.expectText(prefix: "no garden")
  }

  @Test func aMissingObjectIsFatalInSwiftUIsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewHost { EnvironmentObjectsByType.Sign() } }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "No Observable object of type Garden found. A View.environmentObject(_:) for Garden may be"
          + " missing as an ancestor of this view."))
  }
}
