import SwiftUI

// Pack the tent: who runs?

struct Item: Identifiable {
  let name: String
  var isPacked = false

  var id: String { name }

  init(name: String) {
    self.name = name
  }
}

@Observable
final class PackingList {
  var items = ["Tent", "Rope", "Stove", "Map"].map { Item(name: $0) }

  func pack(_ name: String) {
    guard let index = items.firstIndex(where: { $0.name == name }) else { return }
    items[index].isPacked = true
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
