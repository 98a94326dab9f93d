import SwiftUI

// Each item calls its owner before it changes; the array subscribes whoever comes.

final class Item: ObservableObject, Identifiable {
  let name: String
  var willChange: (() -> Void)?
  @Published var isPacked = false {
    willSet { willChange?() }
  }

  init(_ name: String) {
    self.name = name
  }
}

final class Rucksack: ObservableObject {
  @Published var items = [Item("Tent"), Item("Stove")] {
    didSet { adopt() }
  }

  init() { adopt() }

  private func adopt() {
    for item in items {
      item.willChange = { [weak self] in self?.objectWillChange.send() }
    }
  }
}

struct PackedCount: View {
  @ObservedObject var rucksack: Rucksack

  var body: some View {
    let packed = rucksack.items.filter { $0.isPacked }
    return Text("\(packed.count) of \(rucksack.items.count) packed")
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
      ForEach(rucksack.items) { item in ItemRow(item: item) }
      Button("Add a rope") { rucksack.items.append(Item("Rope")) }
    }
  }
}
