import Testing

@testable import TrackingUI

@Observable private final class Secret {
  private var hidden = 1
  fileprivate var half = 2
  var shown: Int { hidden + half }
  func change() { hidden += 1 }
}

@Observable private final class Box<Content> {
  var content: Content
  init(_ content: Content) { self.content = content }
}

@Observable private class Vehicle { var wheels = 4 }
@Observable private final class Truck: Vehicle { var load = 0 }

private enum Depot {
  @Observable final class Door { var isOpen = false }
  enum Yard {
    @Observable final class Gate { var height = 2 }
  }
}

@Observable private final class Fleet {
  var trucks = [Truck(), Truck()]
  var heaviest: Int { trucks.map(\.load).max() ?? 0 }
}

@MainActor private let globalDoor = Depot.Door()

private protocol Openable: AnyObject, Observable { var isOpen: Bool { get set } }
extension Depot.Door: Openable {}

/// Reads and causes name `Type#n.property` for every kind of member.
@MainActor
@Suite("Names of properties in a trace") struct NameTests {
  private struct Show: View {
    let text: () -> String
    var body: some View { Text(text()) }
  }

  private func reads(_ text: @escaping () -> String) -> [String] {
    Stage { Show(text: text) }.last.updates.first?.reads ?? []
  }

  private func cause(_ text: @escaping () -> String, _ write: () -> Void) -> String? {
    let stage = Stage { Show(text: text) }
    stage.act(write)
    return stage.causes(of: "Show").first?.name
  }

  @Test func privateMembersBehindAComputedOne() {
    let secret = Secret()
    #expect(reads { "\(secret.shown)" } == ["Secret#1.half", "Secret#1.hidden"])
    #expect(cause({ "\(secret.shown)" }) { secret.change() } == "Secret#1.hidden")
  }

  @Test func membersOfAGenericType() {
    let box = Box(["a"])
    let other = Box(1)
    #expect(reads { box.content.joined() } == ["Box<Array<String>>#1.content"])
    #expect(cause({ "\(other.content)" }) { other.content = 2 } == "Box<Int>#1.content")
  }

  @Test func inheritedMembersAreTheDeclaringClasss() {
    let truck = Truck()
    #expect(reads { "\(truck.load)" } == ["Truck#1.load"])
    #expect(cause({ "\(truck.wheels)" }) { truck.wheels = 6 }?.hasSuffix("#1.wheels") == true)
  }

  @Test func membersOfNestedTypesAreNamedWithTheTypesAround() {
    let door = Depot.Door()
    let gate = Depot.Yard.Gate()
    #expect(
      reads { "\(door.isOpen) \(gate.height)" } == [
        "Depot.Door#1.isOpen", "Depot.Yard.Gate#1.height",
      ])
  }

  @Test func globalsAndProtocolsNameTheObjectsType() {
    let any: any Openable = Depot.Door()
    #expect(reads { "\(globalDoor.isOpen)" } == ["Depot.Door#1.isOpen"])
    #expect(cause({ "\(any.isOpen)" }) { any.isOpen = true } == "Depot.Door#1.isOpen")
  }

  @Test func aComputedPropertyNamesWhatItReadsInOtherObjects() {
    let fleet = Fleet()
    #expect(
      reads { "\(fleet.heaviest)" } == ["Fleet#1.trucks", "Truck#1.load", "Truck#2.load"])
  }

  @Test func theKeyOfAnEntryIsNamedByItsProperty() {
    #expect(
      TypeName.shorten("(extension in Learner):SwiftUI.EnvironmentValues.__Key_unit") == "unit")
    #expect(
      TypeName.shorten("Learner.Outer.(unknown context at $7f00).Inner<Swift.Int>")
        == "Outer.Inner<Int>")
  }

  @Test func rowsAndChildrenGetNumbersInTheOrderOfFirstSight() {
    struct Doors: View {
      let doors: [Depot.Door]
      var body: some View { ForEach(doors.indices, id: \.self) { DoorView(door: doors[$0]) } }
    }
    struct DoorView: View {
      let door: Depot.Door
      var body: some View { Text("\(door.isOpen)") }
    }
    let doors = (0..<4).map { _ in Depot.Door() }
    let stage = Stage { Doors(doors: doors) }
    stage.act { doors[2].isOpen = true }
    stage.expectCauses(of: "DoorView", ["Depot.Door#3.isOpen"])
  }
}
