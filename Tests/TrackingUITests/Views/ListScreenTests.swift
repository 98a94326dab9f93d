import Testing
import TrackingUI

private struct Settings: View {
  @State private var cups = 1
  @State private var size = 2
  var body: some View {
    List {
      Stepper("Cups \(cups)", value: $cups)
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Label("Milk", systemImage: "drop")
    }
    HStack {
      Stepper("Cups", value: $cups)
      Text("cold")
    }
  }
}

private struct Scheme: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

@MainActor @Suite("A list's rows on the screen") struct ListScreenTests {
  @Test func aControlIsOneRowWhateverItIsMadeOf() throws {
    let stage = Stage { Settings() }
    stage.expectText(
      """
      - Cups 1  [ - ] [ + ]
      - Size: Small <Large>
      - Milk
      Cups  [ - ] [ + ]  cold
      """)
    try stage.host.tap("Cups 1 +")
    try stage.host.select("Small", in: "Size")
    stage.expectText(prefix: "- Cups 2  [ - ] [ + ]\n- Size: <Small> Large\n")
  }

  @Test func theColorSchemeIsLightUnlessAnAncestorSaysOtherwise() {
    let stage = Stage {
      Scheme()
      Scheme().environment(\.colorScheme, .dark)
    }
    stage.expectText("light\ndark")
  }
}
