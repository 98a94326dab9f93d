import Foundation
import Testing

@testable import Progress

@Suite("FSRS-6")
struct SchedulerTests {
  private let scheduler = Scheduler()
  private static let minute = 60.0
  private static let day = 86_400.0

  @Test(
    "the first review decides stability, difficulty and the first step",
    arguments: [
      (Rating.again, 0.212, 6.4133, minute), (.hard, 1.2931, 5.11217071, 5.5 * minute),
      (.good, 2.3065, 2.11810397, 10 * minute), (.easy, 8.2956, 1.0, 8 * day),
    ])
  func firstReview(rating: Rating, stability: Double, difficulty: Double, due: Double) throws {
    let card = scheduler.review(Card(due: 0), rating: rating, at: 1000)
    let memory = try #require(card.memory)
    #expect(memory.stability == stability)
    #expect(memory.difficulty.rounded(to: 8) == difficulty)
    #expect(card.due == 1000 + due)
    #expect(card.lastReview == 1000)
  }

  @Test("reviews when due grow the interval; two lapses end it; it grows again")
  func intervals() throws {
    let ratings: [Rating] =
      Array(repeating: .good, count: 6) + [.again, .again] + Array(repeating: .good, count: 5)
    var card = Card(due: 0)
    var days: [Int] = []
    var stabilities: [Double] = []
    for rating in ratings {
      let time = card.due
      card = scheduler.review(card, rating: rating, at: time)
      days.append(Scheduler.days(from: time, to: card.due))
      stabilities.append(try #require(card.memory).stability.rounded(to: 6))
    }
    #expect(days == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
    #expect(stabilities[5] == 497.876555)
    #expect(stabilities[6...7] == [6.890413, 2.154598])
    #expect(stabilities[12] == 20.770357)
  }

  @Test("memory after again and five goods, with and without steps")
  func memory() throws {
    var withoutSteps = Scheduler()
    withoutSteps.learningSteps = []
    withoutSteps.relearningSteps = []
    for scheduler in [scheduler, withoutSteps] {
      var (card, time) = (Card(due: 0), 0.0)
      let reviews: [(Rating, Double)] = [
        (.again, 0), (.good, 0), (.good, 1), (.good, 3), (.good, 8), (.good, 21),
      ]
      for (rating, days) in reviews {
        time += days * Self.day
        card = scheduler.review(card, rating: rating, at: time)
      }
      let memory = try #require(card.memory)
      #expect(memory.stability.rounded(to: 6) == 53.626903)
      #expect(memory.difficulty.rounded(to: 6) == 6.357487)
    }
  }

  @Test("recall is certain at once and 90 % likely after as many days as the stability")
  func retrievability() throws {
    var card = Card(due: 0)
    #expect(scheduler.retrievability(of: card, at: 0) == 0)
    card = scheduler.review(card, rating: .good, at: 0)
    card.memory?.stability = 10
    #expect(scheduler.retrievability(of: card, at: 0.9 * Self.day) == 1)
    #expect(scheduler.retrievability(of: card, at: 10 * Self.day).rounded(to: 12) == 0.9)
    #expect(scheduler.retrievability(of: card, at: -5) == 1)
  }

  @Test("no interval is longer than the longest")
  func longest() {
    var card = Card(due: 0)
    for _ in 0..<60 { card = scheduler.review(card, rating: .easy, at: card.due) }
    #expect(card.due - (card.lastReview ?? 0) == 36_500 * Self.day)
  }

  @Test("other weights must be 21")
  func weights() {
    #expect(MemoryModel(weights: MemoryModel.defaultWeights) == MemoryModel())
    #expect(MemoryModel(weights: [1, 2, 3]) == nil)
  }

  @Test("intervals from 3 days on are spread, the same way for the same seed")
  func fuzz() {
    #expect(Fuzz(maximumInterval: 36_500).range(around: 2) == 2...2)
    #expect(Fuzz(maximumInterval: 36_500).range(around: 3) == 2...4)
    #expect(Fuzz(maximumInterval: 36_500).range(around: 50) == 46...54)
    #expect(Fuzz(maximumInterval: 36).range(around: 36) == 32...36)
    func intervals(_ seed: UInt64?) -> [Int] {
      var scheduler = Scheduler()
      scheduler.fuzzSeed = seed
      var card = Card(due: 0)
      return (0..<6).map { _ in
        let time = card.due
        card = scheduler.review(card, rating: .good, at: time)
        return Scheduler.days(from: time, to: card.due)
      }
    }
    #expect(intervals(nil) == [0, 2, 11, 46, 163, 498])
    #expect(intervals(1) == intervals(1))
    #expect(intervals(1) != intervals(2))
  }

  @Test(
    "verdicts become ratings",
    arguments: [
      ("incorrect", false, 1.0, nil, Rating.again), ("partially", false, 1, nil, .hard),
      ("correct", false, 1, nil, .easy), ("correct", true, 1, nil, .good),
      ("correct", false, 60, nil, .good), ("unsure", false, 1, Rating.good, .good),
      ("unsure", false, 1, nil, nil), ("skipped", false, 1, nil, nil),
    ] as [(String, Bool, Double, Rating?, Rating?)])
  func ratings(verdict: String, hint: Bool, seconds: Double, own: Rating?, expected: Rating?) {
    #expect(
      Rating(
        verdict: verdict, usedHint: hint, seconds: seconds, fastSeconds: 10, ownMark: own)
        == expected)
  }
}
