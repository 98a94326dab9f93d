import Testing

@testable import TrackingUI

@Observable private final class Meter {
  var value = 0
}

/// Writes what `_printChanges` would print.
@MainActor private final class Log {
  var lines: [String] = []
  func note<V: View>(_ type: V.Type) {
    if let line = ChangeDescription.current(for: type) { lines.append(line) }
  }
}

private struct ToneKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

@propertyWrapper private struct Doubled: DynamicProperty {
  @State private var half = 1
  var wrappedValue: Int {
    get { half * 2 }
    nonmutating set { half = newValue / 2 }
  }
}

@MainActor
@Suite(
  """
  C35: _printChanges lines are SwiftUI's, and the trace names the property behind @dependencies
  """)
struct PrintedChanges {
  private struct Plain: View {
    let log: Log
    let number: Int
    var body: some View {
      let _ = log.note(Self.self)
      Text("\(number)")
    }
  }

  private struct Reader: View {
    let log: Log
    let meter: Meter
    var body: some View {
      let _ = log.note(Self.self)
      Text("\(meter.value)")
    }
  }

  private struct Owner: View {
    let log: Log
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      let _ = log.note(Self.self)
      Text("\(first) \(second)")
      Button("Second") { second += 1 }
      Button("Both") {
        second += 1
        first += 1
      }
    }
  }

  private enum Outer {
    struct Inner: View {
      let log: Log
      var body: some View {
        let _ = log.note(Self.self)
        Text("inner")
      }
    }
  }

  private struct Child: View {
    let log: Log
    @Binding var isOn: Bool
    var body: some View {
      let _ = log.note(Self.self)
      Text("\(isOn)")
    }
  }

  private struct Passing: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      Child(log: log, isOn: $isOn)
      Button("Flip") { isOn.toggle() }
    }
  }

  private struct Parent: View {
    let log: Log
    let meter: Meter
    @State private var number = 0
    var body: some View {
      Plain(log: log, number: number)
      Reader(log: log, meter: meter)
      Button("Next") { number += 1 }
    }
  }

  private final class Store: ObservableObject { @Published var value = 0 }

  private struct Holder: View {
    let log: Log
    @ObservedObject var store: Store
    var body: some View {
      let _ = log.note(Self.self)
      Text("\(store.value)")
    }
  }

  private struct Surrounded: View {
    let log: Log
    @Environment(\.tone) private var tone
    @Environment(Meter.self) private var meter
    var body: some View {
      let _ = log.note(Self.self)
      Text("\(tone) \(meter.value)")
    }
  }

  private struct Surroundings: View {
    let log: Log
    @State private var tone = "calm"
    @State private var meter = Meter()
    var body: some View {
      Surrounded(log: log).environment(\.tone, tone).environment(meter)
      Button("Tone") { tone += "er" }
      Button("Meter") { meter = Meter() }
    }
  }

  private struct Greeting: View {
    let log: Log
    @AppStorage("printed-name") private var name = "x"
    var body: some View {
      let _ = log.note(Self.self)
      Text(name)
    }
  }

  private struct Naming: View {
    let log: Log
    @AppStorage("printed-name") private var title = "x"
    var body: some View {
      let _ = log.note(Self.self)
      Button("Name \(title)") { title += "y" }
    }
  }

  private struct Keeping: View {
    @SceneStorage("kept") private var points = 0
    var body: some View { Button("Points \(points)") { points += 1 } }
  }

  private struct Coming: View {
    @State private var isShown = true
    var body: some View {
      if isShown { Keeping() }
      Button("Flip") { isShown.toggle() }
    }
  }

  private struct Nesting: View {
    let log: Log
    @Doubled private var number
    var body: some View {
      let _ = log.note(Self.self)
      Button("Double \(number)") { number += 2 }
    }
  }

  @Test func aKeyOfTheEnvironmentIsNamedByThePropertyThatReadsIt() throws {
    let log = Log()
    let stage = Stage { Surroundings(log: log) }
    try stage.tap("Tone")
    try stage.tap("Meter")
    #expect(
      log.lines == [
        "PrintedChanges.Surrounded: @self, @identity, _tone, _meter changed.",
        "PrintedChanges.Surrounded: _tone changed.",
        "PrintedChanges.Surrounded: _meter changed.",
      ])
  }

  @Test func aStoredSettingIsNamedByEachViewThatHasIt() throws {
    let log = Log()
    let stage = Stage {
      Greeting(log: log)
      Naming(log: log)
    }
    log.lines = []
    try stage.tap("Name x")
    #expect(
      log.lines == [
        "PrintedChanges.Greeting: _name changed.", "PrintedChanges.Naming: _title changed.",
      ])
    #expect(stage.causes(of: "Greeting") == [TraceCause(kind: .state, name: "name")])
    #expect(stage.causes(of: "Naming") == [TraceCause(kind: .state, name: "title")])
    stage.expectText("xy\n[ Name xy ]")
  }

  @Test func aValueOfTheSceneOutlivesTheViewThatKeepsIt() throws {
    let stage = Stage { Coming() }
    try stage.tap("Points 0")
    try stage.tap("Flip")
    try stage.tap("Flip")
    stage.expectText("[ Points 1 ]\n[ Flip ]")
  }

  @Test func aPropertyInsideAnotherOneIsNamedByItsOffset() throws {
    let log = Log()
    let stage = Stage { Nesting(log: log) }
    let first = try #require(log.lines.first?.split(separator: ", ").first { $0.hasPrefix("@8") })
    try stage.tap("Double 2")
    #expect(log.lines.last == "PrintedChanges.Nesting: \(first) changed.")
  }

  @Test func aViewWithoutDynamicPropertiesPrintsSelfOnly() throws {
    let log = Log()
    let stage = Stage { Parent(log: log, meter: Meter()) }
    try stage.tap("Next")
    #expect(
      log.lines == [
        "PrintedChanges.Plain: @self changed.", "PrintedChanges.Reader: @self changed.",
        "PrintedChanges.Plain: @self changed.",
      ])
  }

  @Test func aViewWithStatePrintsItsIdentityAndItsPropertiesFirst() throws {
    let log = Log()
    let stage = Stage { Owner(log: log) }
    try stage.tap("Second")
    try stage.tap("Both")
    #expect(
      log.lines == [
        "PrintedChanges.Owner: @self, @identity, _first, _second changed.",
        "PrintedChanges.Owner: _second changed.",
        "PrintedChanges.Owner: _first, _second changed.",
      ])
  }

  @Test func enclosingTypesAreNamedAndTheModuleIsNot() {
    let log = Log()
    _ = Stage { Outer.Inner(log: log) }
    #expect(log.lines == ["PrintedChanges.Outer.Inner: @self changed."])
  }

  @Test func anObservedPropertyIsADependencyWhichTheTraceNames() {
    let log = Log()
    let meter = Meter()
    let stage = Stage { Reader(log: log, meter: meter) }
    stage.act { meter.value = 1 }
    #expect(log.lines.last == "PrintedChanges.Reader: @dependencies changed.")
    stage.expectCauses(of: "Reader", ["Meter#1.value"])
  }

  @Test func aBindingThatChangedIsNamedByTheChild() throws {
    let log = Log()
    let stage = Stage { Passing(log: log) }
    try stage.tap("Flip")
    #expect(log.lines.last == "PrintedChanges.Child: _isOn changed.")
  }

  @Test func anObservedObjectIsNamedByItsProperty() {
    let log = Log()
    let store = Store()
    let stage = Stage { Holder(log: log, store: store) }
    stage.act { store.value = 1 }
    #expect(
      log.lines == [
        "PrintedChanges.Holder: @self, @identity, _store changed.",
        "PrintedChanges.Holder: _store changed.",
      ])
  }

  @Test func aBodyThatSomebodyElseCallsIsUnchanged() {
    struct Caller: View {
      let log: Log
      var body: some View { Plain(log: log, number: 1).body }
    }
    let log = Log()
    _ = Stage { Caller(log: log) }
    #expect(log.lines == ["PrintedChanges.Plain: unchanged."])
  }
}
