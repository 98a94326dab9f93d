import Testing
import TrackingUI

private protocol Named: AnyObject, Observable { var name: String { get set } }

@Observable private final class Cat: Named { var name = "cat" }
@Observable private final class Dog: Named { var name = "dog" }

private protocol Figure { var area: Int { get } }

private struct Square: Figure {
  var side: Int
  var label = "square"
  var area: Int { side * side }
}

private struct Strip: Figure { var area: Int }

private struct NameView: View {
  let named: any Named
  var body: some View { Text(named.name) }
}

private struct FigureView: View {
  let figure: any Figure
  var body: some View { Text("\(figure.area)") }
}

private struct Pets: View {
  @State private var pet: any Named = Cat()
  @State private var count = 0
  let dog: Dog
  var body: some View {
    NameView(named: pet)
    Text("\(count)")
    Button("Rename") { pet.name += "!" }
    Button("Swap") { pet = dog }
    Button("Count") { count += 1 }
  }
}

private struct Figures: View {
  @State private var side = 2
  @State private var isStrip = false
  @State private var count = 0
  var body: some View {
    FigureView(figure: isStrip ? Strip(area: 4) : Square(side: side))
    Text("\(count)")
    Button("Grow") { side += 1 }
    Button("Strip") { isStrip = true }
    Button("Count") { count += 1 }
  }
}

@MainActor @Suite("Values of type any P: followed and compared by what is in them")
struct ExistentialTests {
  @Test func aModelBehindAProtocolIsTrackedByItsInstance() throws {
    let stage = Stage { Pets(dog: Dog()) }
    try stage.tap("Rename", running: ["NameView"])
    stage.expectCauses(of: "NameView", ["Cat#1.name"])
    try stage.tap("Swap", running: ["Pets", "NameView"])
    stage.expectText(prefix: "dog\n")
    try stage.tap("Swap", running: [])
    try stage.tap("Rename", running: ["NameView"])
    stage.expectCauses(of: "NameView", ["Dog#1.name"])
  }

  @Test func theSameInstanceBehindAProtocolLeavesTheChildAlone() throws {
    let stage = Stage { Pets(dog: Dog()) }
    try stage.tap("Count", running: ["Pets"])
  }

  @Test func aValueBehindAProtocolIsComparedByItsPropertiesAndItsType() throws {
    let stage = Stage { Figures() }
    try stage.tap("Count", running: ["Figures"])
    try stage.tap("Grow", running: ["Figures", "FigureView"])
    try stage.tap("Strip", running: ["Figures", "FigureView"])
    try stage.tap("Count", running: ["Figures"])
  }
}
