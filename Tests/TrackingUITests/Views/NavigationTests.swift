import Testing
import TrackingUI

@Observable private final class Route {
  var path = NavigationPath()
  var title = "Home"
}

@MainActor
@Suite("Navigation: links, values, paths") struct NavigationTests {
  private struct ByValue: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(1..<3) { number in NavigationLink("Item \(number)", value: number) }
          .navigationDestination(for: Int.self) { number in
            Screen(number: number, path: $path)
          }
      }
      Depth(path: $path)
      Button("Outside") { path = [9] }
    }
  }

  private struct Depth: View {
    @Binding var path: [Int]
    var body: some View { Text("depth \(path.count)") }
  }

  private struct Screen: View {
    let number: Int
    @Binding var path: [Int]
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("screen \(number) \(taps)")
      Button("Tap \(number)") { taps += 1 }
      Button("Deeper from \(number)") { path.append(number * 10) }
      Button("Home from \(number)") { path = [] }
      Button("Back from \(number)") { dismiss() }
    }
  }

  private struct ByModel: View {
    let route: Route
    var body: some View {
      @Bindable var route = route
      NavigationStack(path: $route.path) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("\(route.title) \($0)") }
      }
    }
  }

  private struct OwnPath: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Known", value: 1)
        NavigationLink("Unknown", value: "x")
        Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  private struct ByFlag: View {
    @State private var isShown = false
    @State private var chosen: Int?
    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }
        Button("Choose") { chosen = 3 }
          .navigationDestination(isPresented: $isShown) { Text("shown") }
          .navigationDestination(item: $chosen) { Text("chosen \($0)") }
      }
    }
  }

  /// The body that declares the destination reads the path.
  private struct Counting: View {
    @State private var path: [Int] = []
    let note: (Int) -> Void
    var body: some View {
      Text("depth \(path.count)")
      NavigationStack(path: $path) {
        Inner(path: path, note: note)
      }
      Button("Deeper") { path.append(path.count + 1) }
      Button("Back") { path.removeLast() }
      Button("Swap") { path = [7] }
    }
  }

  private struct Inner: View {
    let path: [Int]
    let note: (Int) -> Void
    var body: some View {
      Text("root").navigationDestination(for: Int.self) { number in
        let _ = note(number)
        Text("screen \(number) of \(path.count)")
      }
    }
  }

  /// The destination belongs to the body that makes the stack.
  private struct Direct: View {
    @State private var path: [Int] = []
    let note: (Int) -> Void
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { number in
          let _ = note(number)
          Text("screen \(number)")
        }
      }
      Button("Go to \(path.count + 1)") { path.append(path.count + 1) }
      Button("Home") { path = [] }
    }
  }

  /// A child that the stack's own body knows nothing of reads the path.
  private struct ByChild: View {
    let route: Route
    let note: (Int) -> Void
    var body: some View {
      @Bindable var route = route
      NavigationStack(path: $route.path) { Leaf(route: route, note: note) }
    }
  }

  private struct Leaf: View {
    let route: Route
    let note: (Int) -> Void
    var body: some View {
      Text("root \(route.path.count)").navigationDestination(for: Int.self) { number in
        let _ = note(number)
        Text("screen \(number)")
      }
    }
  }

  /// The destination's closure reads the model; its view has a body and state of its own.
  private struct ByLink: View {
    let route: Route
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Detail(title: route.title) }
        NavigationLink("Other", destination: Detail(title: "other"))
      }
    }
  }

  private struct Detail: View {
    let title: String
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("\(title) \(taps)")
      Button("Tap") { taps += 1 }
      Button("Close") { dismiss() }
    }
  }

  @Test func aLinksDestinationIsMadeByTheBodyAroundItAndRunsWhenItIsShown() throws {
    let route = Route()
    let stage = Stage { ByLink(route: route) }
    stage.expectRan(["ByLink"])
    stage.act(running: ["ByLink"]) { route.title = "House" }
    try stage.tap("Open", running: ["Detail"])
    try stage.tap("Tap")
    stage.act(running: ["ByLink", "Detail"]) { route.title = "Garden" }
    stage.expectText(containing: "=== screen ===\nGarden 1\n")
    try stage.tap("Close")
    stage.expectText("[ Open > ]\n[ Other > ]")
    stage.act(running: ["ByLink"]) { route.title = "Home" }
    try stage.tap("Other")
    stage.expectText(containing: "other 0")
  }

  @Test func aPoppedScreenIsNotRunOnceMore() throws {
    var notes: [Int] = []
    let stage = Stage { Counting { notes.append($0) } }
    try stage.tap("Deeper")
    try stage.tap("Deeper")
    notes = []
    try stage.tap("Back")
    #expect(notes == [1])
    stage.expectText(containing: "=== screen ===\nscreen 1 of 1\n")
    notes = []
    try stage.tap("Swap")
    #expect(notes == [7])
    notes = []
    try stage.tap("Back")
    #expect(notes.isEmpty)
  }

  @Test func aPoppedScreenIsNotRunByTheBodyThatMakesTheStack() throws {
    var notes: [Int] = []
    let stage = Stage { Direct { notes.append($0) } }
    try stage.tap("Go to 1")
    #expect(notes == [1])
    try stage.tap("Go to 2")
    #expect(notes == [1, 1, 2])
    notes = []
    try stage.tap("Home", running: ["Direct"])
    #expect(notes.isEmpty)
    #expect(stage.last.updates.map(\.kind) == [.body])
  }

  @Test func aPoppedScreenIsNotRunByAChildThatDeclaresIt() {
    let route = Route()
    var notes: [Int] = []
    let stage = Stage { ByChild(route: route) { notes.append($0) } }
    stage.act { route.path.append(5) }
    #expect(notes == [5])
    stage.act { route.path.removeLast() }
    #expect(notes == [5])
    stage.expectText("root 0")
  }

  @Test func aLinkWithAValuePushesItsScreenAndTheOwnerStaysQuiet() throws {
    let stage = Stage { ByValue() }
    try stage.tap("Item 2", running: ["Screen", "Depth"])
    stage.expectText(containing: "=== screen ===\nscreen 2 0")
    stage.expectText(suffix: "depth 1\n[ Outside ]")
  }

  @Test func aScreenHidesTheRestOfItsStackAndNothingElse() throws {
    let stage = Stage { ByValue() }
    try stage.tap("Item 1")
    #expect(throws: ActionFailure.self) { try stage.tap("Item 2") }
    try stage.tap("Outside")
    stage.expectText(containing: "screen 9 0")
  }

  @Test func screensBelowKeepTheirStateWhileOthersComeAndGo() throws {
    let stage = Stage { ByValue() }
    try stage.tap("Item 1")
    try stage.tap("Tap 1")
    try stage.tap("Deeper from 1")
    stage.expectText(containing: "screen 1 1")
    stage.expectText(containing: "screen 10 0")
    try stage.tap("Back from 10")
    stage.expectText(containing: "screen 1 1")
    stage.expectText(lacking: "screen 10")
    try stage.tap("Deeper from 1")
    try stage.tap("Home from 10")
    stage.expectText("- [ Item 1 > ]\n- [ Item 2 > ]\ndepth 0\n[ Outside ]")
  }

  @Test func dismissTakesTheTopScreenOff() throws {
    let stage = Stage { ByValue() }
    try stage.tap("Item 1")
    try stage.host.dismiss()
    stage.expectText(suffix: "depth 0\n[ Outside ]")
  }

  @Test func aPathInAModelMayHoldValuesOfSeveralTypes() {
    let route = Route()
    let stage = Stage { ByModel(route: route) }
    stage.act {
      route.path.append(4)
      route.path.append("x")
    }
    stage.expectText(suffix: "number 4\n=== screen ===\nHome x")
    stage.act { route.title = "New" }
    stage.expectText(suffix: "New x")
    stage.act { route.path.removeLast(2) }
    stage.expectText("root")
    #expect(route.path.isEmpty)
  }

  @Test func aValueWithoutADestinationIsWarnedAboutInSwiftUIsWords() throws {
    let stage = Stage { OwnPath() }
    try stage.tap("Known")
    stage.expectText(containing: "screen 1")
    try stage.host.dismiss()
    try stage.tap("Unknown")
    #expect(
      stage.last.warnings == [
        "A NavigationLink is presenting a value of type “String” but there is no matching"
          + " navigationDestination declaration visible from the location of the link. The link"
          + " cannot be activated."
      ])
  }

  @Test func aFlagOrAnItemShowsAScreenToo() throws {
    let stage = Stage { ByFlag() }
    try stage.tap("Show")
    stage.expectText(containing: "shown")
    try stage.host.dismiss()
    try stage.tap("Choose")
    stage.expectText(containing: "chosen 3")
    try stage.host.dismiss()
    stage.expectText(lacking: "===")
  }
}
