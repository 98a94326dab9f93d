import SwiftUI

// Both classes moved to the new system.

@Observable
final class Item: Identifiable {
  let name: String
  var isPacked = false

  init(_ name: String) { self.name = name }
}

@Observable
final class Rucksack {
  var items = [Item("Tent"), Item("Stove")]

  var packed: Int { items.count { $0.isPacked } }

  func add(_ name: String) { items.append(Item(name)) }
}

struct PackedCount: View {
  let rucksack: Rucksack

  var body: some View {
    Text("\(rucksack.packed) of \(rucksack.items.count) packed")
  }
}

struct ItemRow: View {
  let item: Item

  var body: some View {
    Text("\(item.name) \(item.isPacked ? "✓" : "–")")
    Button("Pack \(item.name)") { item.isPacked.toggle() }
  }
}

struct PackingScreen: View {
  let rucksack: Rucksack

  var body: some View {
    PackedCount(rucksack: rucksack)
    List(rucksack.items) { ItemRow(item: $0) }
    Button("Add a rope") { rucksack.add("Rope") }
  }
}
