import Testing
import TrackingUI

private final class Store: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
  var plain = 0
}

private struct Name: View {
  @ObservedObject var store: Store
  var body: some View { Text(store.name) }
}

@MainActor
@Suite(
  """
  C21: ObservableObject: any @Published change runs every view that holds it in StateObject, \
  ObservedObject or EnvironmentObject, read or not
  """)
struct PublishedRunsEveryHolder {
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
      Button("Both") {
        store.count += 1
        store.name += "!"
      }
      Button("Plain") { store.plain += 1 }
      Button("Send") { store.objectWillChange.send() }
    }
  }

  private class Older: ObservableObject { @Published var value = 1 }
  private final class Younger: Older { @Published var extra = 1 }

  private struct Heir: View {
    @ObservedObject var model: Younger
    var body: some View { Text("\(model.value) \(model.extra)") }
  }

  private struct StateHolder: View {
    @State private var store = Store()
    var body: some View {
      Text("\(store.count)")
      Button("Count") { store.count += 1 }
    }
  }

  @Test func everyHolderRunsForEveryPublishedChange() throws {
    let stage = Stage { Screen() }
    try stage.tap("Count", running: ["Screen", "Name", "FromAbove"])
    #expect(stage.causes(of: "Name") == [TraceCause(kind: .object, name: "Store")])
  }

  @Test func severalPublishedChangesInOneEventGiveOneRunEach() throws {
    let stage = Stage { Screen() }
    try stage.tap("Both", running: ["Screen", "Name", "FromAbove"])
  }

  @Test func whatIsNotPublishedRunsNobodyUnlessItIsAnnounced() throws {
    let stage = Stage { Screen() }
    try stage.tap("Plain", running: [])
    try stage.tap("Send", running: ["Screen", "Name", "FromAbove"])
  }

  @Test func aPublishedPropertyOfASubclassCounts() {
    let model = Younger()
    let stage = Stage { Heir(model: model) }
    stage.act(running: ["Heir"]) { model.extra = 2 }
    stage.act(running: ["Heir"]) { model.value = 2 }
  }

  @Test func anObservableObjectInStateIsKeptButNotHeard() throws {
    let stage = Stage { StateHolder() }
    try stage.tap("Count", running: [])
    stage.expectText(prefix: "0")
  }
}

@Observable private final class Reading {
  var number = 1
  var text: String? = "a"
  var kind = Kind.plain
  var list = [1, 2]
  var boxed = Loose()
  var mood = Mood.good
  enum Kind { case plain, special }
  enum Mood {
    case good
    case because(String)
  }
  struct Loose { var number = 1 }
}

@MainActor
@Suite(
  """
  C22: @Published fires for equal values too; @Observable's setter does not (with the table of \
  exceptions)
  """)
struct EqualValues {
  private struct Number: View {
    let reading: Reading
    var body: some View { Text("\(reading.number)") }
  }

  private struct Everything: View {
    let reading: Reading
    var body: some View {
      Text(
        "\(reading.number)\(reading.text ?? "")\(reading.kind)\(reading.list)\(reading.boxed)\(reading.mood)"
      )
    }
  }

  @Test func aPublishedPropertyAnnouncesAnEqualValue() {
    let store = Store()
    let stage = Stage { Name(store: store) }
    stage.act(running: ["Name"]) { store.name = "a" }
  }

  @Test func theMacrosSetterIsSilentForEqualValues() {
    let reading = Reading()
    let stage = Stage { Everything(reading: reading) }
    stage.act(running: []) { reading.number = 1 }
    stage.act(running: []) { reading.text = "a" }
    stage.act(running: []) { reading.kind = .plain }
    stage.act(running: []) { reading.list = [1, 2] }
  }

  @Test func changesInPlaceAndValuesThatCannotBeComparedAreAnnounced() {
    let reading = Reading()
    let stage = Stage { Everything(reading: reading) }
    stage.act(running: ["Everything"]) { reading.number += 0 }
    stage.act(running: ["Everything"]) { reading.list.append(contentsOf: []) }
    stage.act(running: ["Everything"]) { reading.boxed = Reading.Loose() }
    stage.act(running: ["Everything"]) { reading.mood = .good }
  }

  @Test func aChangeToAndFroInOneEventStillRunsTheReaderOnce() {
    let reading = Reading()
    let stage = Stage { Number(reading: reading) }
    stage.act(running: ["Number"]) {
      reading.number = 2
      reading.number = 1
    }
  }
}

@MainActor
@Suite(
  """
  C23: @ObservedObject var x = X() loses its state when the parent runs; @StateObject doesn't
  """)
struct ObjectsMadeInPlace {
  private struct Recreated: View {
    @ObservedObject var own = Store()
    var body: some View {
      Text("own \(own.count)")
      Button("Bump own") { own.count += 1 }
    }
  }

  private struct Kept: View {
    @StateObject private var kept = Store()
    var body: some View {
      Text("kept \(kept.count)")
      Button("Bump kept") { kept.count += 1 }
    }
  }

  private struct Around: View {
    @State private var round = 0
    var body: some View {
      Text("\(round)")
      Recreated()
      Kept()
      Button("Round") { round += 1 }
    }
  }

  @Test func onlyTheStateObjectKeepsItsCount() throws {
    let stage = Stage { Around() }
    try stage.tap("Bump own")
    try stage.tap("Bump kept")
    stage.expectText(containing: "own 1")
    try stage.tap("Round", running: ["Around", "Recreated"])
    stage.expectText(containing: "own 0")
    stage.expectText(containing: "kept 1")
  }
}

@Observable private final class Fresh { var value = 1 }

@Observable private final class Both: ObservableObject {
  var tracked = 1
  @ObservationIgnored @Published var published = 1
}

@MainActor
@Suite("C25: both systems in one program, each by its own rule; a class that is both")
struct BothSystems {
  private struct Mixed: View {
    @ObservedObject var store: Store
    let fresh: Fresh
    var body: some View { Text("\(fresh.value)") }
  }

  private struct ByProperty: View {
    let both: Both
    var body: some View { Text("\(both.tracked)") }
  }

  private struct ByObject: View {
    @ObservedObject var both: Both
    var body: some View { Text("by object") }
  }

  @Test func eachModelFollowsItsOwnRule() {
    let store = Store()
    let fresh = Fresh()
    let stage = Stage { Mixed(store: store, fresh: fresh) }
    stage.act(running: ["Mixed"]) { store.count += 1 }
    #expect(stage.causes(of: "Mixed").map(\.kind) == [.object])
    stage.act(running: ["Mixed"]) { fresh.value += 1 }
    #expect(stage.causes(of: "Mixed").map(\.kind) == [.observed])
    stage.act(running: []) { store.plain += 1 }
  }

  @Test func aClassThatIsBothIsHeardBothWays() {
    let both = Both()
    let stage = Stage {
      VStack {
        ByProperty(both: both)
        ByObject(both: both)
      }
    }
    stage.act(running: ["ByProperty"]) { both.tracked = 2 }
    stage.act(running: ["ByObject"]) { both.published = 2 }
  }
}
