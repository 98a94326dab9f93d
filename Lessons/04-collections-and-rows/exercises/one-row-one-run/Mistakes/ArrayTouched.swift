// expect: a tap packs the item
import SwiftUI

// An ordinary class, and a touch on the array to wake the screen.

final class Item: Identifiable {
  let name: String
  var isPacked = false

  init(name: String) {
    self.name = name
  }
}

@Observable
final class PackingList {
  var items = ["Tent", "Rope", "Stove", "Map"].map { Item(name: $0) }

  func pack(_ item: Item) {
    item.isPacked = true
    items = items.map { $0 }
  }
}

struct ItemRow: View {
  let item: Item
  let list: PackingList

  var body: some View {
    HStack {
      Text("\(item.name): \(item.isPacked ? "packed" : "missing")")
      Button("Pack \(item.name)") { list.pack(item) }
    }
  }
}

struct PackingScreen: View {
  let list: PackingList

  var body: some View {
    List(list.items) { item in
      ItemRow(item: item, list: list)
    }
  }
}

#Preview {
  PackingScreen(list: PackingList())
}
