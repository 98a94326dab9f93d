// expect: a tick is counted
import SwiftUI

// The items are values, but the array is not published any more.

struct Item: Identifiable {
  let id = UUID()
  let name: String
  var isPacked = false
}

final class Rucksack: ObservableObject {
  var items = [Item(name: "Tent"), Item(name: "Stove")]
}

struct PackedCount: View {
  @ObservedObject var rucksack: Rucksack

  var body: some View {
    Text("\(rucksack.items.filter(\.isPacked).count) of \(rucksack.items.count) packed")
  }
}

struct ItemRow: View {
  @Binding var item: Item

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
      ForEach($rucksack.items) { $item in
        ItemRow(item: $item)
      }
      Button("Add a rope") { rucksack.items.append(Item(name: "Rope")) }
    }
  }
}
