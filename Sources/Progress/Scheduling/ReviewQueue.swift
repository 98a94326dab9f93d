import SeededRandom

/// The order in which due items are asked: types mixed, siblings apart, the same for equal seeds.
package struct ReviewQueue: Equatable, Sendable {
  /// Something that is due.
  package struct Item: Equatable, Sendable {
    package var id: String
    /// The type of question, or `exercise`.
    package var type: String
    /// Where it was taught; items of one section give each other's answers away.
    package var section: String
    /// Seconds since 1970.
    package var due: Double

    package init(id: String, type: String, section: String, due: Double) {
      self.id = id
      self.type = type
      self.section = section
      self.due = due
    }
  }

  /// The items in the order in which they are asked.
  package let items: [Item]

  /// Orders the items that are due, given in any order.
  ///
  /// If they are more than the limit, the longest overdue are asked.
  package init(_ items: [Item], at time: Double, seed: UInt64, limit: Int = .max) {
    let due = items.filter { $0.due <= time }.sorted { ($0.due, $0.id) < ($1.due, $1.id) }
    // Sorted by id first: the shuffle must not depend on how long things are overdue.
    var left = due.prefix(limit).sorted { $0.id < $1.id }
    var generator = SeededGenerator(seed: seed)
    left.shuffle(using: &generator)
    self.items = Self.spread(left)
  }

  /// Takes from the fullest section that was not just asked from; its next item of another type.
  private static func spread(_ items: [Item]) -> [Item] {
    var left = items
    var order: [Item] = []
    while !left.isEmpty {
      let counts = Dictionary(left.map { ($0.section, 1) }, uniquingKeysWith: +)
      let last = order.last
      let best = left.indices.max { first, second in
        rank(left[first], counts, last) < rank(left[second], counts, last)
      }
      order.append(left.remove(at: best ?? left.startIndex))
    }
    return order
  }

  private static func rank(
    _ item: Item, _ counts: [String: Int], _ last: Item?
  ) -> (Int, Int, Int) {
    (
      item.section == last?.section ? 0 : 1, counts[item.section] ?? 0,
      item.type == last?.type ? 0 : 1
    )
  }
}
