// expect: a tick is counted
import SwiftUI

// The count is kept in state, and only a new list refreshes it.

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
  @State private var packed = 0

  var body: some View {
    Text("\(packed) of \(rucksack.items.count) packed")
      .onChange(of: rucksack.items.count { $0.isPacked }) { _, new in packed = new }
  }
}

struct ItemRow: View {
  @ObservedObject var item: Item

  var body: some View {
    HStack {
      Text("\(item.name) \(item.isPacked ? "✓" : "–")")
      Button("Pack \(item.name)") { item.isPacked.toggle() }
    }
  }
}

struct PackingScreen: View {
  @ObservedObject var rucksack: Rucksack

  var body: some View {
    VStack {
      PackedCount(rucksack: rucksack)
      ForEach(rucksack.items) { ItemRow(item: $0) }
      Button("Add a rope") { rucksack.add("Rope") }
    }
  }
}

#Preview {
  PackingScreen(rucksack: Rucksack())
}
