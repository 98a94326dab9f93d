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

  @Test func aLinkWithAValuePushesItsScreenAndTheOwnerStaysQuiet() throws {
    let stage = Stage { ByValue() }
    #expect(try stage.tap("Item 2") == ["Screen", "Depth"])
    #expect(stage.host.screenText.contains("=== screen ===\nscreen 2 0"))
    #expect(stage.host.screenText.hasSuffix("depth 1\n[ Outside ]"))
  }

  @Test func aScreenHidesTheRestOfItsStackAndNothingElse() throws {
    let stage = Stage { ByValue() }
    try stage.tap("Item 1")
    #expect(throws: ActionFailure.self) { try stage.tap("Item 2") }
    try stage.tap("Outside")
    #expect(stage.host.screenText.contains("screen 9 0"))
  }

  @Test func screensBelowKeepTheirStateWhileOthersComeAndGo() throws {
    let stage = Stage { ByValue() }
    try stage.tap("Item 1")
    try stage.tap("Tap 1")
    try stage.tap("Deeper from 1")
    #expect(stage.host.screenText.contains("screen 1 1"))
    #expect(stage.host.screenText.contains("screen 10 0"))
    try stage.tap("Back from 10")
    #expect(stage.host.screenText.contains("screen 1 1"))
    #expect(!stage.host.screenText.contains("screen 10"))
    try stage.tap("Deeper from 1")
    try stage.tap("Home from 10")
    #expect(stage.host.screenText == "- [ Item 1 > ]\n- [ Item 2 > ]\ndepth 0\n[ Outside ]")
  }

  @Test func dismissTakesTheTopScreenOff() throws {
    let stage = Stage { ByValue() }
    try stage.tap("Item 1")
    try stage.host.dismiss()
    #expect(stage.host.screenText.hasSuffix("depth 0\n[ Outside ]"))
  }

  @Test func aPathInAModelMayHoldValuesOfSeveralTypes() {
    let route = Route()
    let stage = Stage { ByModel(route: route) }
    stage.act {
      route.path.append(4)
      route.path.append("x")
    }
    #expect(stage.host.screenText.hasSuffix("number 4\n=== screen ===\nHome x"))
    stage.act { route.title = "New" }
    #expect(stage.host.screenText.hasSuffix("New x"))
    stage.act { route.path.removeLast(2) }
    #expect(stage.host.screenText == "root")
    #expect(route.path.isEmpty)
  }

  @Test func aValueWithoutADestinationIsWarnedAboutInSwiftUIsWords() throws {
    let stage = Stage { OwnPath() }
    try stage.tap("Known")
    #expect(stage.host.screenText.contains("screen 1"))
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
    #expect(stage.host.screenText.contains("shown"))
    try stage.host.dismiss()
    try stage.tap("Choose")
    #expect(stage.host.screenText.contains("chosen 3"))
    try stage.host.dismiss()
    #expect(!stage.host.screenText.contains("==="))
  }
}
