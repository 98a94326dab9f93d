import Foundation
import Testing
import TrackingUI

@MainActor
@Suite("AppStorage and SceneStorage: what is stored under a key is one value for all")
struct SettingTests {
  private enum Theme: String { case light, dark }

  private struct Named: View {
    @AppStorage("setting-name") private var name = "nobody"
    var body: some View {
      Text("name \(name)")
      Button("Rename") { name = "Ida" }
    }
  }

  private struct Optionally: View {
    @AppStorage("setting-name") private var name: String?
    var body: some View {
      Text("maybe \(name ?? "nil")")
      Button("Forget") { name = nil }
    }
  }

  private struct Otherwise: View {
    @AppStorage("setting-name") private var name = "somebody"
    var body: some View {
      Text("other \(name)")
      Button("Same as shown") { name = "nobody" }
    }
  }

  private struct Page: View {
    @SceneStorage("setting-page") private var page = 1
    @SceneStorage("setting-page") private var maybe: Int?
    var body: some View {
      Text("page \(page), \(maybe.map { "\($0)" } ?? "nil")")
      Button("Turn") { page += 1 }
      Button("Close") { maybe = nil }
    }
  }

  private struct Looks: View {
    @AppStorage("setting-theme") private var theme = Theme.light
    @AppStorage("setting-theme") private var maybe: Theme?
    @AppStorage("setting-theme") private var text = "-"
    var body: some View {
      Text("\(theme) \(maybe.map { "\($0)" } ?? "nil") \(text)")
      Button("Dark") { theme = .dark }
      Button("Unknown") { text = "sepia" }
    }
  }

  private struct Numbers: View {
    @AppStorage("setting-number") private var number = 1
    @AppStorage("setting-number") private var exact = 0.5
    @AppStorage("setting-number") private var isOn = false
    @AppStorage("setting-place") private var place: URL?
    @AppStorage("setting-place") private var text = "no text"
    var body: some View {
      Text("\(number) \(exact) \(isOn) \(place?.path ?? "nowhere") \(text)")
      Button("Half") { exact = 1.5 }
      Button("On") { isOn = true }
      Button("Go") { place = URL(fileURLWithPath: "/top") }
    }
  }

  private struct Shelf: View {
    @State private var number = 1
    var body: some View {
      Book(number: number)
      Button("Next") { number += 1 }
    }
  }

  private struct Book: View {
    @AppStorage private var mark: Int
    init(number: Int) { _mark = AppStorage(wrappedValue: 0, "setting-book-\(number)") }
    var body: some View {
      Text("mark \(mark)")
      Button("Read") { mark += 10 }
    }
  }

  @Observable final class Model {
    @ObservationIgnored @AppStorage("setting-in-model") var count = 0
  }

  private struct Counting: View {
    let model: Model
    @AppStorage("setting-in-model") private var count = 0
    var body: some View {
      Text("\(count)")
      ModelReader(model: model)
      Button("Count") { model.count += 1 }
    }
  }

  private struct ModelReader: View {
    let model: Model
    var body: some View { Text("model \(model.count)") }
  }

  private static func forget(_ keys: String...) {
    for key in keys { UserDefaults.standard.removeObject(forKey: key) }
  }

  @Test func formsWithAndWithoutNilShareWhatIsStored() throws {
    Self.forget("setting-name")
    let stage = Stage {
      Named()
      Optionally()
      Otherwise()
    }
    stage.expectText(containing: "name nobody\n[ Rename ]\nmaybe nil")
    try stage.tap("Rename", running: ["Named", "Optionally", "Otherwise"])
    stage.expectCauses(of: "Optionally", ["name"])
    for text in ["name Ida", "maybe Ida", "other Ida"] {
      #expect(stage.host.screenText.contains(text))
    }
    try stage.tap("Forget")
    for text in ["name nobody", "maybe nil", "other somebody"] {
      #expect(stage.host.screenText.contains(text))
    }
    // What one view shows by default is stored: only the others change.
    try stage.tap("Same as shown", running: ["Optionally", "Otherwise"])
    Self.forget("setting-name")
  }

  @Test func theWindowsValuesAreSharedInTheSameWay() throws {
    let stage = Stage { Page() }
    stage.expectText(prefix: "page 1, nil")
    try stage.tap("Turn")
    stage.expectText(prefix: "page 2, 2")
    try stage.tap("Close")
    stage.expectText(prefix: "page 1, nil")
  }

  @Test func enumerationsAreStoredAsTheirRawValues() throws {
    Self.forget("setting-theme")
    let stage = Stage { Looks() }
    stage.expectText(prefix: "light nil -")
    try stage.tap("Dark")
    stage.expectText(prefix: "dark dark dark")
    try stage.tap("Unknown")
    stage.expectText(prefix: "light nil sepia")
    Self.forget("setting-theme")
  }

  @Test func numbersFitTypesOfNumbersAndAddressesAreNoText() throws {
    Self.forget("setting-number", "setting-place")
    let stage = Stage { Numbers() }
    stage.expectText(prefix: "1 0.5 false nowhere no text")
    try stage.tap("Half")
    stage.expectText(prefix: "1 1.5 false")
    try stage.tap("On")
    try stage.tap("Go")
    stage.expectText(prefix: "1 1.0 true /top no text")
    Self.forget("setting-number", "setting-place")
  }

  @Test func anotherKeyIsAnotherValue() throws {
    Self.forget("setting-book-1", "setting-book-2")
    let stage = Stage { Shelf() }
    try stage.tap("Read")
    stage.expectText(prefix: "mark 10")
    try stage.tap("Next")
    stage.expectText(prefix: "mark 0")
    try stage.tap("Read")
    try stage.tap("Read")
    stage.expectText(prefix: "mark 20")
    Self.forget("setting-book-1", "setting-book-2")
  }

  @Test func viewsFollowWhatOtherCodeStores() throws {
    Self.forget("setting-name")
    UserDefaults.standard.set("Bo", forKey: "setting-name")
    let stage = Stage { Named() }
    stage.expectText(prefix: "name Bo")
    stage.act(running: ["Named"]) { UserDefaults.standard.set("Cleo", forKey: "setting-name") }
    stage.expectText(prefix: "name Cleo")
    try stage.tap("Rename")
    #expect(UserDefaults.standard.string(forKey: "setting-name") == "Ida")
    stage.act(running: []) { UserDefaults.standard.set("Ida", forKey: "setting-name") }
    Self.forget("setting-name")
  }

  @Test func aWrapperInAModelStoresAndOnlyWrappersInViewsFollow() throws {
    Self.forget("setting-in-model")
    let stage = Stage { Counting(model: Model()) }
    try stage.tap("Count", running: ["Counting"])
    stage.expectText("1\nmodel 0\n[ Count ]")
    Self.forget("setting-in-model")
  }
}
