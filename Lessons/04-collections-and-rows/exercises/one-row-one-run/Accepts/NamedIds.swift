import SwiftUI

// Ids of its own, a method that packs, rows by ForEach.

@Observable
final class Item: Identifiable {
  let name: String
  private(set) var isPacked = false

  var id: String { name }

  init(name: String) {
    self.name = name
  }

  func pack() { isPacked = true }
}

@Observable
final class PackingList {
  var items = ["Tent", "Rope", "Stove", "Map"].map { Item(name: $0) }
}

struct ItemRow: View {
  let item: Item

  var body: some View {
    HStack {
      Text("\(item.name): \(item.isPacked ? "packed" : "missing")")
      Button("Pack \(item.name)") { item.pack() }
    }
  }
}

struct PackingScreen: View {
  let list: PackingList

  var body: some View {
    List {
      ForEach(list.items) { ItemRow(item: $0) }
    }
  }
}

#Preview {
  PackingScreen(list: PackingList())
}
