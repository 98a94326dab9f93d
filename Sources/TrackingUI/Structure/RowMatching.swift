/// Finds the rows that stay when the elements of a `ForEach` change.
///
/// What is equal at the front and at the back stays where it is; only the rest is looked up by
/// identity.
struct RowMatching<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  typealias Node = RowNode<Data, ID, Content>

  private let old: [Node]
  private let front: Int
  /// How far the rows at the back moved.
  private let shift: Int
  private let newBack: Int
  private var positions: [ID: Int] = [:]
  /// The next row with the same identity; only where there are duplicates.
  private var following: [Int: Int] = [:]
  private var isTaken: [Bool]

  init(old: [Node], ids: [ID]) {
    self.old = old
    let shorter = min(old.count, ids.count)
    var front = 0
    while front < shorter, old[front].id == ids[front] { front += 1 }
    var back = 0
    while back < shorter - front, old[old.count - 1 - back].id == ids[ids.count - 1 - back] {
      back += 1
    }
    self.front = front
    shift = old.count - ids.count
    newBack = ids.count - back
    isTaken = Array(repeating: false, count: old.count)
    let middle = front..<(old.count - back)
    if front == newBack { return }
    positions.reserveCapacity(middle.count)
    for index in middle.reversed() {
      if let next = positions.updateValue(index, forKey: old[index].id) { following[index] = next }
    }
  }

  /// Nothing moved, nothing is new, nothing is gone.
  var isSame: Bool { shift == 0 && front == old.count }

  /// Returns the row that stays for the element at `offset` in the new order, if there is one.
  mutating func takeRow(for id: ID, at offset: Int) -> Node? {
    let index: Int
    if offset < front {
      index = offset
    } else if offset >= newBack {
      index = offset + shift
    } else if let first = positions[id] {
      index = first
      positions[id] = following[first]
    } else {
      return nil
    }
    isTaken[index] = true
    return old[index]
  }

  /// The rows that nobody took.
  var rest: [Node] { old.indices.lazy.filter { !isTaken[$0] }.map { old[$0] } }
}

extension Array where Element: Hashable {
  /// Returns an element that the array has twice; nil if all are different.
  func firstDuplicate() -> Element? {
    if let numbers = self as? [Int], numbers.isGrowing { return nil }
    // Most elements differ in their hash values; numbers take less than elements of any type.
    var hashes: Set<Int> = []
    hashes.reserveCapacity(count)
    if allSatisfy({ hashes.insert($0.hashValue).inserted }) { return nil }
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}

extension [Int] {
  fileprivate var isGrowing: Bool {
    for index in indices.dropFirst() where self[index - 1] >= self[index] { return false }
    return true
  }
}

extension RandomAccessCollection {
  /// Visits the elements with their offsets; those of an array in its memory, which saves several
  /// generic calls for each.
  @MainActor func visitEach(_ body: @MainActor (Int, Element) -> Void) {
    let visited: Void? = withContiguousStorageIfAvailable { buffer in
      for offset in 0..<buffer.count { body(offset, buffer[offset]) }
    }
    if visited != nil { return }
    var offset = 0
    for element in self {
      body(offset, element)
      offset += 1
    }
  }
}
