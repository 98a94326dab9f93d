import SwiftUI

// A struct that holds a small observable object.

@Observable
final class Packing {
  var isDone = false
}

struct Item: Identifiable {
  let name: String
  let packing = Packing()

  var id: String { name }

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
      Text("\(item.name): \(item.packing.isDone ? "packed" : "missing")")
      Button("Pack \(item.name)") { item.packing.isDone = true }
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
