import Foundation
import Testing

@testable import Progress

/// Compares with what PyPI's `fsrs` computed; see `Fixtures/make-fsrs-histories.py`.
@Suite("FSRS-6 as others compute it")
struct SchedulerConformanceTests {
  private func lines(_ file: String) throws -> [[Substring]] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(file)")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: " ")
    }
  }

  @Test("thousands of random histories agree to 1e-9")
  func histories() throws {
    var schedulers: [Scheduler] = []
    var (scheduler, card, time) = (Scheduler(), Card(due: 0), 0.0)
    var (histories, reviews) = (0, 0)
    for (number, line) in try lines("fsrs-histories.txt").enumerated() {
      switch line[0] {
      case "c": schedulers.append(try configuration(line))
      case "h":
        scheduler = schedulers[try #require(Int(line[1]))]
        (card, time) = (Card(due: 0), 1_767_225_600)
        histories += 1
      default:
        let numbers = line.map { Double($0) }
        time += try #require(numbers[0]) / 1000
        let before = scheduler.retrievability(of: card, at: time)
        let rating = try #require(numbers[1].flatMap { Rating(rawValue: Int($0)) })
        card = scheduler.review(card, rating: rating, at: time)
        let found = [
          card.state.number, card.state.step, card.memory?.stability, card.memory?.difficulty,
          (card.due - time) * 1000, numbers[7] == nil ? nil : before,
        ]
        let isSame = zip(found, numbers[2...]).allSatisfy(Self.agree)
        try #require(isSame, "line \(number + 1): \(found), not \(numbers[2...])")
        reviews += 1
      }
    }
    #expect(histories == 3000)
    #expect(reviews > 20_000)
  }

  @Test("intervals are spread alike")
  func fuzz() throws {
    let fuzz = Fuzz(maximumInterval: 400)
    for line in try lines("fsrs-fuzz.txt") {
      let days = try #require(Int(line[0]))
      let unit = try #require(Double(line[1]))
      #expect(fuzz.days(near: days, unit: unit) == Int(line[2]), "\(line)")
    }
  }

  private func configuration(_ line: [Substring]) throws -> Scheduler {
    var scheduler = Scheduler()
    scheduler.desiredRetention = try #require(Double(line[1]))
    scheduler.maximumInterval = try #require(Int(line[2]))
    scheduler.learningSteps = line[3].dropLast().split(separator: ",").compactMap { Double($0) }
    scheduler.relearningSteps = line[4].dropLast().split(separator: ",").compactMap { Double($0) }
    return scheduler
  }

  /// To 1e-9 of the larger one; milliseconds of far days are large numbers.
  private static func agree(_ found: Double?, _ expected: Double?) -> Bool {
    guard let found, let expected else { return found == nil && expected == nil }
    return abs(found - expected) <= 1e-9 * max(1, abs(expected))
  }
}

extension Card.State {
  /// The number by which the fixture names the state.
  fileprivate var number: Double {
    switch self {
    case .learning: 1
    case .review: 2
    case .relearning: 3
    }
  }

  fileprivate var step: Double? {
    switch self {
    case .learning(let step), .relearning(let step): Double(step)
    case .review: nil
    }
  }
}
