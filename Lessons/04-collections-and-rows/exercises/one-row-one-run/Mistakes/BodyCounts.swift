// expect: a tap runs one row
import SwiftUI

// The screen counts what is packed, in its own body.

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
}

struct ItemRow: View {
  let item: Item

  var body: some View {
    HStack {
      Text("\(item.name): \(item.isPacked ? "packed" : "missing")")
      Button("Pack \(item.name)") { item.isPacked = true }
    }
  }
}

struct PackingScreen: View {
  let list: PackingList

  var body: some View {
    Text("\(list.items.filter(\.isPacked).count) packed")
    List(list.items) { item in
      ItemRow(item: item)
    }
  }
}

#Preview {
  PackingScreen(list: PackingList())
}
