// expect: the rows show their own ticks
import SwiftUI

// The count follows, but each row keeps the first value of its item.

struct Item: Identifiable {
  let id = UUID()
  let name: String
  var isPacked = false
}

final class Rucksack: ObservableObject {
  @Published var items = [Item(name: "Tent"), Item(name: "Stove")]
}

struct PackedCount: View {
  @ObservedObject var rucksack: Rucksack

  var body: some View {
    Text("\(rucksack.items.filter(\.isPacked).count) of \(rucksack.items.count) packed")
  }
}

struct ItemRow: View {
  @State var item: Item
  let toggle: () -> Void

  var body: some View {
    HStack {
      Text("\(item.name) \(item.isPacked ? "✓" : "–")")
      Button("Pack \(item.name)", action: toggle)
    }
  }
}

struct PackingScreen: View {
  @ObservedObject var rucksack: Rucksack

  var body: some View {
    VStack {
      PackedCount(rucksack: rucksack)
      ForEach($rucksack.items) { $item in
        ItemRow(item: item) { $item.wrappedValue.isPacked.toggle() }
      }
      Button("Add a rope") { rucksack.items.append(Item(name: "Rope")) }
    }
  }
}
