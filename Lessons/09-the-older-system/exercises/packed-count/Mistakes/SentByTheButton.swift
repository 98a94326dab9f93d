// expect: a change made elsewhere is counted
import SwiftUI

// The button pokes the rucksack; any other change is missed.

final class Item: ObservableObject, Identifiable {
  let name: String
  @Published var isPacked = false

  init(_ name: String) {
    self.name = name
  }
}

final class Rucksack: ObservableObject {
  @Published var items = [Item("Tent"), Item("Stove")]

  func add(_ name: String) {
    items.append(Item(name))
  }
}

struct PackedCount: View {
  @ObservedObject var rucksack: Rucksack

  var body: some View {
    Text("\(rucksack.items.count { $0.isPacked }) of \(rucksack.items.count) packed")
  }
}

struct ItemRow: View {
  let rucksack: Rucksack
  @ObservedObject var item: Item

  var body: some View {
    HStack {
      Text("\(item.name) \(item.isPacked ? "✓" : "–")")
      Button("Pack \(item.name)") {
        rucksack.objectWillChange.send()
        item.isPacked.toggle()
      }
    }
  }
}

struct PackingScreen: View {
  @ObservedObject var rucksack: Rucksack

  var body: some View {
    VStack {
      PackedCount(rucksack: rucksack)
      ForEach(rucksack.items) { ItemRow(rucksack: rucksack, item: $0) }
      Button("Add a rope") { rucksack.add("Rope") }
    }
  }
}

#Preview {
  PackingScreen(rucksack: Rucksack())
}
