import SwiftUI

// The list packs, through the object.

@Observable
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

  func pack(_ name: String) {
    items.first { $0.name == name }?.isPacked = true
  }
}

struct ItemRow: View {
  let item: Item
  let list: PackingList

  var body: some View {
    HStack {
      Text("\(item.name): \(item.isPacked ? "packed" : "missing")")
      Button("Pack \(item.name)") { list.pack(item.name) }
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
