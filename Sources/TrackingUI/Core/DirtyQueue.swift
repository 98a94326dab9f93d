/// The units to run, parents first: by depth in the tree, then in the order in which they were made.
struct DirtyQueue {
  private var buckets: [Bucket] = []
  private var lowest = Int.max
  private var count = 0

  private struct Bucket {
    var units: [UpdateUnit] = []
    var next = 0
    var isSorted = true

    mutating func pop() -> UpdateUnit? {
      if next == units.count {
        units.removeAll(keepingCapacity: units.count < 64)
        next = 0
        isSorted = true
        return nil
      }
      if !isSorted {
        units[next...].sort { $0.sequence < $1.sequence }
        isSorted = true
      }
      defer { next += 1 }
      return units[next]
    }
  }

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ unit: UpdateUnit) {
    let depth = Int(unit.depth)
    while buckets.count <= depth { buckets.append(Bucket()) }
    if let last = buckets[depth].units.last, last.sequence > unit.sequence {
      buckets[depth].isSorted = false
    }
    buckets[depth].units.append(unit)
    lowest = min(lowest, depth)
    count += 1
  }

  mutating func popFirst() -> UpdateUnit? {
    while count > 0, lowest < buckets.count {
      if let unit = buckets[lowest].pop() {
        count -= 1
        return unit
      }
      lowest += 1
    }
    removeAll()
    return nil
  }

  mutating func removeAll() {
    for depth in buckets.indices where !buckets[depth].units.isEmpty {
      buckets[depth] = Bucket()
    }
    lowest = Int.max
    count = 0
  }
}
