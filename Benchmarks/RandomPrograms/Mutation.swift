import SeededRandom
import TrackingUI

extension World {
  /// Changes something at random, or writes what is there already.
  func mutate(using generator: inout SeededGenerator) {
    let leaf = leaves[generator.below(leaves.count)]
    switch generator.below(14) {
    case 0: leaf.number = generator.below(5)
    case 1: leaf.number += generator.below(2)
    case 2: leaf.title = ["a", "b", "c"][generator.below(3)]
    case 3: leaf.flag.toggle()
    case 4: leaf.tags.append(generator.below(9))
    case 5: if !leaf.tags.isEmpty { leaf.tags.removeLast() }
    case 6: add(to: leaf, using: &generator)
    case 7: removeChild(of: leaf, using: &generator)
    case 8: leaf.children.shuffle(using: &generator)
    case 9: leaf.link = generator.chance(30) ? nil : other(than: leaf, using: &generator)
    case 10: leaf.ignored += 1
    case 11: publish(using: &generator)
    case 12: writeState(using: &generator)
    default: theme?.wrappedValue = generator.below(3)
    }
  }

  /// Leaves hold only leaves after them, so no view contains itself; a child occurs once.
  private func add(to leaf: Leaf, using generator: inout SeededGenerator) {
    guard leaf.children.count < 6, let child = other(than: leaf, using: &generator),
      !leaf.children.contains(where: { $0 === child })
    else { return }
    leaf.children.insert(child, at: generator.below(leaf.children.count + 1))
  }

  private func removeChild(of leaf: Leaf, using generator: inout SeededGenerator) {
    guard !leaf.children.isEmpty else { return }
    leaf.children.remove(at: generator.below(leaf.children.count))
  }

  private func other(than leaf: Leaf, using generator: inout SeededGenerator) -> Leaf? {
    let rest = leaves.count - leaf.id - 1
    return rest > 0 ? leaves[leaf.id + 1 + generator.below(rest)] : nil
  }

  private func publish(using generator: inout SeededGenerator) {
    if generator.chance(50) { bulletin.count += 1 } else { bulletin.text = "old" }
  }

  private func writeState(using generator: inout SeededGenerator) {
    let places = states.keys.sorted()
    guard !places.isEmpty else { return }
    states[places[generator.below(places.count)]]?.wrappedValue = generator.below(3)
  }
}
