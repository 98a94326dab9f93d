import Testing
import TrackingUI

private struct Note: View {
  @State private var taps = 0
  let text: String
  var body: some View {
    Text("\(text) \(taps)")
    Button("Tap \(text)") { taps += 1 }
  }
}

@MainActor
@Suite(
  """
  C29: identity: branch, .id, ForEach id; state dies and is born with it; moved rows keep theirs
  """)
struct IdentityDecides {
  private struct Branches: View {
    @State private var isOn = true
    @State private var generation = 0
    var body: some View {
      if isOn { Note(text: "on") } else { Note(text: "off") }
      Note(text: "id").id(generation)
      Note(text: isOn ? "one" : "two")
      Button("Flip") { isOn.toggle() }
      Button("Renew") { generation += 1 }
    }
  }

  private enum Phase { case idle, busy, done }

  private struct Switching: View {
    @State private var phase = Phase.idle
    var body: some View {
      switch phase {
      case .idle: Note(text: "n")
      case .busy: Note(text: "n")
      case .done: Note(text: "n")
      }
      Button("Busy") { phase = .busy }
      Button("Idle") { phase = .idle }
    }
  }

  private struct Erased: View {
    @State private var isFirst = true
    var body: some View {
      isFirst ? AnyView(Note(text: "n")) : AnyView(Text("other"))
      Button("Flip") { isFirst.toggle() }
    }
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
  }

  private struct Shelf: View {
    @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
    var body: some View {
      ForEach(items) { Note(text: "\($0.id)") }
      Button("Reverse") { items.reverse() }
      Button("Drop first") { items.removeFirst() }
      Button("Put back") { items.insert(Item(id: 1), at: 0) }
    }
  }

  private struct Words: View {
    @State private var words = ["a", "b"]
    var body: some View {
      ForEach(words, id: \.self) { Note(text: $0) }
      Button("Edit") { words[0] += "!" }
    }
  }

  private struct Lifecycle: View {
    @State private var generation = 0
    let note: (String) -> Void
    var body: some View {
      Text("\(generation)")
        .onAppear { note("appear \(generation)") }
        .onDisappear { note("disappear") }
        .id(generation)
      Button("Renew") { generation += 1 }
    }
  }

  @Test func aBranchLosesItsStateWhenItIsLeft() throws {
    let stage = Stage { Branches() }
    try stage.tap("Tap on")
    stage.expectText(prefix: "on 1")
    try stage.tap("Flip")
    stage.expectText(prefix: "off 0")
    try stage.tap("Flip")
    stage.expectText(prefix: "on 0")
  }

  @Test func anotherValueInTheSamePlaceKeepsTheState() throws {
    let stage = Stage { Branches() }
    try stage.tap("Tap one")
    try stage.tap("Flip")
    stage.expectText(containing: "two 1")
  }

  @Test func theCasesOfASwitchAreDifferentViewsEvenOfOneType() throws {
    let stage = Stage { Switching() }
    try stage.tap("Tap n")
    stage.expectText(prefix: "n 1")
    try stage.tap("Busy")
    stage.expectText(prefix: "n 0")
  }

  @Test func anotherTypeInAnAnyViewIsAnotherView() throws {
    let stage = Stage { Erased() }
    try stage.tap("Tap n")
    try stage.tap("Flip")
    stage.expectText(prefix: "other")
    try stage.tap("Flip")
    stage.expectText(prefix: "n 0")
  }

  @Test func aNewIdIsANewView() throws {
    let stage = Stage { Branches() }
    try stage.tap("Tap id")
    stage.expectText(containing: "id 1")
    try stage.tap("Renew")
    stage.expectText(containing: "id 0")
    #expect(stage.causes(of: "Note") == [TraceCause(kind: .identity)])
  }

  @Test func movedRowsKeepTheirState() throws {
    let stage = Stage { Shelf() }
    try stage.tap("Tap 1")
    try stage.tap("Reverse", running: ["Shelf"])
    stage.expectText(prefix: "3 0\n[ Tap 3 ]\n2 0\n[ Tap 2 ]\n1 1")
  }

  @Test func aRowThatComesBackBeginsAnew() throws {
    let stage = Stage { Shelf() }
    try stage.tap("Tap 1")
    try stage.tap("Drop first")
    try stage.tap("Put back", running: ["Shelf", "Note"])
    stage.expectText(prefix: "1 0")
  }

  @Test func anIdMadeOfTheValueIsAnotherRowAfterEveryEdit() throws {
    let stage = Stage { Words() }
    try stage.tap("Tap a")
    try stage.tap("Edit")
    stage.expectText(prefix: "a! 0")
    #expect(stage.causes(of: "Note") == [TraceCause(kind: .initial)])
  }

  @Test func theNewViewAppearsBeforeTheOldOneDisappears() throws {
    var notes: [String] = []
    let stage = Stage { Lifecycle { notes.append($0) } }
    try stage.tap("Renew")
    #expect(notes == ["appear 0", "appear 1", "disappear"])
  }
}

@MainActor
@Suite(
  """
  C30: parent runs: only children whose stored values differ run (bytes, ==, field by field); \
  closures differ
  """)
struct ComparingChildren {
  private struct Child: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  private struct Words: View {
    let words: [String]
    let date: (Int, Double)
    var body: some View { Text(words.joined()) }
  }

  private struct Own: View, Equatable {
    let name: String
    let ignored: [Int]
    var body: some View { Text(name) }
    nonisolated static func == (left: Own, right: Own) -> Bool { left.name == right.name }
  }

  private struct Bytes: View, Equatable {
    let number: Int
    var body: some View { Text("\(number)") }
    nonisolated static func == (left: Bytes, right: Bytes) -> Bool { true }
  }

  private struct WithClosure: View {
    let action: @MainActor () -> Void
    var body: some View { Button("Run", action: action) }
  }

  private struct WithPlainClosure: View {
    let format: (Int) -> String
    var body: some View { Text(format(1)) }
  }

  private struct Pair: View {
    let left: Int
    let right: String
    var body: some View { Text("\(left)\(right)") }
  }

  private struct Parent: View {
    @State private var count = 0
    var body: some View {
      Child(number: 7)
      Child(number: count / 2)
      Words(words: ["a", "b"].map { $0 + "!" }, date: (1, 2))
      WithClosure { count += 2 }
      WithPlainClosure { number in "\(number)" }
      Button("One") { count += 1 }
      Text("\(count)")
    }
  }

  private struct EqualityParent: View {
    @State private var count = 0
    var body: some View {
      Own(name: "a", ignored: [count])
      Bytes(number: count)
      Bytes(number: count).equatable()
      Button("One") { count += 1 }
    }
  }

  private struct PairParent: View {
    @State private var count = 0
    var body: some View {
      Pair(left: count, right: count > 1 ? "many" : "few")
      Button("One") { count += 1 }
    }
  }

  private struct BindingParent: View {
    @State private var count = 0
    @State private var isOn = false
    var body: some View {
      Flag(isOn: $isOn)
      ByClosure(isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      Fixed(isOn: .constant(true))
      Button("One \(count)") { count += 1 }
    }
  }

  private struct Flag: View {
    @Binding var isOn: Bool
    var body: some View { Text("\(isOn)") }
  }

  private struct ByClosure: View {
    @Binding var isOn: Bool
    var body: some View { Text("\(isOn)") }
  }

  private struct Fixed: View {
    @Binding var isOn: Bool
    var body: some View { Text("\(isOn)") }
  }

  @Test func onlyChildrenThatDifferRunAndClosuresWithACaptureDiffer() throws {
    let stage = Stage { Parent() }
    try stage.tap("One", running: ["Parent", "WithClosure"])
    try stage.tap("One", running: ["Parent", "Child", "WithClosure"])
  }

  @Test func aViewsOwnEqualityCountsWhereItHoldsReferencesAndBytesWhereItDoesNot() throws {
    let stage = Stage { EqualityParent() }
    try stage.tap("One", running: ["EqualityParent", "Bytes"])
    stage.expectText("a\n1\n0\n[ One ]")
  }

  @Test func theFieldsThatDifferAreNamed() throws {
    let stage = Stage { PairParent() }
    try stage.tap("One")
    #expect(stage.causes(of: "Pair") == [TraceCause(kind: .value, fields: ["left"])])
    try stage.tap("One")
    #expect(stage.causes(of: "Pair") == [TraceCause(kind: .value, fields: ["left", "right"])])
  }

  @Test func bindingsToTheSamePlaceAreTheSameAndThoseMadeOfClosuresAreNot() throws {
    let stage = Stage { BindingParent() }
    try stage.tap("One 0", running: ["BindingParent", "ByClosure"])
  }
}

@MainActor
@Suite(
  """
  C31: state written but never read in a body causes no run; writing an equal value neither
  """)
struct UnreadState {
  private struct Unread: View {
    @State private var hidden = 0
    var body: some View { Button("Write") { hidden += 1 } }
  }

  private struct Equal: View {
    @State private var name = "a"
    @State private var list = [1]
    @State private var loose = Loose()
    var body: some View {
      Text("\(name) \(list.count) \(loose.number)")
      Button("Same") {
        name = "a"
        list = [1]
        loose = Loose()
      }
      Button("Other") { loose.number = 2 }
    }
  }

  private struct Loose { var number = 1 }

  @Test func stateThatNoBodyReadsRunsNothing() throws {
    let stage = Stage { Unread() }
    try stage.tap("Write", running: [])
  }

  @Test func writingAnEqualValueRunsNothing() throws {
    let stage = Stage { Equal() }
    try stage.tap("Same", running: [])
    try stage.tap("Other", running: ["Equal"])
  }
}
