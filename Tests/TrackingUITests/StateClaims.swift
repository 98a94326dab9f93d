import Testing
import TrackingUI

@Observable private final class Counter {
  nonisolated(unsafe) static var made = 0
  var count = 0
  init() { Counter.made += 1 }
}

@MainActor
@Suite("C12, C13: state lives as long as the identity", .serialized) struct OwnershipClaims {
  private struct Owner: View {
    let title: String
    @State private var counter = Counter()
    var body: some View {
      Text("\(title) \(counter.count)")
      Button("Add") { counter.count += 1 }
    }
  }

  private struct Parent: View {
    @State private var title = "a"
    var body: some View {
      Owner(title: title)
      Button("Rename") { title += "a" }
    }
  }

  @Test func theInstanceSurvivesNewValuesOfTheView() throws {
    let stage = Stage { Parent() }
    try stage.tap("Add")
    #expect(try stage.tap("Rename") == ["Parent", "Owner"])
    #expect(stage.host.screenText.hasPrefix("aa 1"))
  }

  @Test func lazyValuesAreMadeOnceAndEagerOnesEveryTime() throws {
    Counter.made = 0
    let lazy = Stage { Parent() }
    try lazy.tap("Rename")
    try lazy.tap("Rename")
    #expect(Counter.made == 1)
    Counter.made = 0
    let eager = Stage(state: .eager) { Parent() }
    try eager.tap("Rename")
    try eager.tap("Rename")
    #expect(Counter.made == 3)
  }
}

@MainActor
@Suite("C29, C30: identity and comparison") struct IdentityClaims {
  private struct Note: View {
    @State private var taps = 0
    let text: String
    var body: some View {
      Text("\(text) \(taps)")
      Button("Tap \(text)") { taps += 1 }
    }
  }

  private struct Branches: View {
    @State private var isOn = true
    @State private var generation = 0
    var body: some View {
      if isOn { Note(text: "on") } else { Note(text: "off") }
      Note(text: "id").id(generation)
      Button("Flip") { isOn.toggle() }
      Button("Renew") { generation += 1 }
    }
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
  }

  private struct Shelf: View {
    @State private var items = [Item(id: 1), Item(id: 2)]
    var body: some View {
      ForEach(items) { Note(text: "\($0.id)") }
      Button("Reverse") { items.reverse() }
    }
  }

  private struct Child: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  private struct WithClosure: View {
    let action: @MainActor () -> Void
    var body: some View { Button("Run", action: action) }
  }

  private struct Mixed: View {
    @State private var count = 0
    var body: some View {
      Child(number: 7)
      Child(number: count / 2)
      WithClosure { count += 2 }
      Button("One") { count += 1 }
      Text("\(count)")
    }
  }

  @Test func aBranchLosesItsStateWhenItIsLeft() throws {
    let stage = Stage { Branches() }
    try stage.tap("Tap on")
    #expect(stage.host.screenText.hasPrefix("on 1"))
    try stage.tap("Flip")
    try stage.tap("Flip")
    #expect(stage.host.screenText.hasPrefix("on 0"))
  }

  @Test func aNewIdIsANewView() throws {
    let stage = Stage { Branches() }
    try stage.tap("Tap id")
    #expect(stage.host.screenText.contains("id 1"))
    try stage.tap("Renew")
    #expect(stage.host.screenText.contains("id 0"))
    #expect(stage.last.updates.last?.causes == [TraceCause(kind: .identity)])
  }

  @Test func movedRowsKeepTheirState() throws {
    let stage = Stage { Shelf() }
    try stage.tap("Tap 1")
    try stage.tap("Reverse")
    #expect(stage.host.screenText.hasPrefix("2 0\n[ Tap 2 ]\n1 1"))
  }

  @Test func onlyChildrenThatDifferRunAndClosuresDiffer() throws {
    let stage = Stage { Mixed() }
    #expect(try stage.tap("One") == ["Mixed", "WithClosure"])
    #expect(try stage.tap("One") == ["Mixed", "Child", "WithClosure"])
  }
}

@MainActor
@Suite("C20, C31, C32: bindings, unread state, writes during a body") struct BindingClaims {
  private struct Reader: View {
    @Binding var value: Int
    var body: some View { Text("\(value)") }
  }

  private struct Passing: View {
    @State private var value = 0
    var body: some View {
      Reader(value: $value)
      Button("Set") { value = 5 }
    }
  }

  private struct Unread: View {
    @State private var hidden = 0
    var body: some View { Button("Write") { hidden += 1 } }
  }

  private struct Writing: View {
    @State private var count = 0
    var body: some View {
      let _ = (count = 1)
      Text("\(count)")
    }
  }

  private struct Form: View {
    @Bindable var counter: Counter
    var body: some View { Stepper("Count", value: $counter.count) }
  }

  private struct Cycle: View {
    @State private var count = 0
    var body: some View {
      Button("Go") { count += 1 }
        .onChange(of: count) { count += 1 }
    }
  }

  @Test func aBindingToStateMakesTheChildDependNotTheOwner() throws {
    let stage = Stage { Passing() }
    #expect(try stage.tap("Set") == ["Reader"])
    #expect(try stage.tap("Set").isEmpty)
  }

  @Test func stateThatNoBodyReadsRunsNothing() throws {
    let stage = Stage { Unread() }
    #expect(try stage.tap("Write").isEmpty)
  }

  @Test func makingABindingToAModelReadsTheProperty() throws {
    let counter = Counter()
    let stage = Stage { Form(counter: counter) }
    #expect(stage.last.updates.first?.reads == ["Counter#1.count"])
    #expect(try stage.tap("Count +") == ["Form"])
    #expect(counter.count == 1)
  }

  @Test func aWriteDuringABodyIsRefusedAndWarnedAbout() {
    let stage = Stage { Writing() }
    #expect(
      stage.last.warnings == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
    #expect(stage.host.screenText == "0")
  }

  @Test func aCycleStopsAtTheThirdChange() throws {
    let stage = Stage { Cycle() }
    try stage.tap("Go")
    #expect(
      stage.last.warnings == [
        "onChange(of: Int) action tried to update multiple times per frame."
      ])
  }
}
