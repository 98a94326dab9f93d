// expect: the model knows what is packed
import SwiftUI

// The row remembers, the model doesn't.

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
  @State private var isPacked = false

  var body: some View {
    HStack {
      Text("\(item.name): \(isPacked ? "packed" : "missing")")
      Button("Pack \(item.name)") { isPacked = true }
    }
  }
}

struct PackingScreen: View {
  let list: PackingList

  var body: some View {
    List(list.items) { item in
      ItemRow(item: item)
    }
  }
}

#Preview {
  PackingScreen(list: PackingList())
}
