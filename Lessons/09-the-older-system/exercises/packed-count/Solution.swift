import Combine
import SwiftUI

final class Item: ObservableObject, Identifiable {
  let name: String
  @Published var isPacked = false

  init(_ name: String) {
    self.name = name
  }
}

final class Rucksack: ObservableObject {
  @Published private(set) var items: [Item] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    add("Tent")
    add("Stove")
  }

  func add(_ name: String) {
    let item = Item(name)
    item.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
    items.append(item)
  }
}

struct PackedCount: View {
  @ObservedObject var rucksack: Rucksack

  var body: some View {
    Text("\(rucksack.items.count { $0.isPacked }) of \(rucksack.items.count) packed")
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
