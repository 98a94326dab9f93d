import Testing

@testable import Progress

@Suite("The queue of due items")
struct ReviewQueueTests {
  private func items(_ sections: [String], types: [String] = ["single", "open"]) -> [ReviewQueue
    .Item]
  {
    sections.enumerated().map { index, section in
      .init(
        id: "q\(index)", type: types[index % types.count], section: section, due: Double(index))
    }
  }

  @Test("keeps items of one section apart as long as there are others")
  func siblings() {
    let items = items(["a", "a", "a", "b", "b", "c"])
    for seed in 0..<50 as Range<UInt64> {
      let order = ReviewQueue(items, at: 100, seed: seed).items.map(\.section)
      #expect(zip(order, order.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed): \(order)")
    }
    let alone = ReviewQueue(self.items(["a", "a", "a", "a", "b"]), at: 100, seed: 1).items
    #expect(alone.map(\.section) == ["a", "b", "a", "a", "a"])
  }

  @Test("mixes types")
  func types() {
    let items = items(
      ["a", "b", "c", "d", "e", "f"], types: ["single", "single", "single", "open", "open", "open"])
    let order = ReviewQueue(items, at: 100, seed: 3).items.map(\.type)
    #expect(zip(order, order.dropFirst()).count { $0 == $1 } <= 2, "\(order)")
  }

  @Test("is the same for the same seed, however the items come in; others differ")
  func deterministic() {
    let items = items(["a", "b", "c", "d", "e", "f"])
    let order = ReviewQueue(items, at: 100, seed: 9)
    #expect(ReviewQueue(items.reversed(), at: 100, seed: 9) == order)
    #expect((0..<10).contains { ReviewQueue(items, at: 100, seed: $0) != order })
    #expect(Set(order.items.map(\.id)).count == 6)
  }

  @Test("leaves out what is not due; takes the longest overdue when there are too many")
  func dueOnly() {
    let items = items(["a", "b", "c", "d", "e", "f"])
    #expect(Set(ReviewQueue(items, at: 3, seed: 1).items.map(\.id)) == ["q0", "q1", "q2", "q3"])
    #expect(Set(ReviewQueue(items, at: 9, seed: 1, limit: 2).items.map(\.id)) == ["q0", "q1"])
    #expect(ReviewQueue([], at: 9, seed: 1).items.isEmpty)
  }
}
