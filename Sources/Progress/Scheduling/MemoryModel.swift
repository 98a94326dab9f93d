#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The formulae of FSRS-6: how a memory's strength follows from reviews.
package struct MemoryModel: Equatable, Sendable {
  /// The 21 weights w0 … w20.
  package let weights: [Double]
  private let decay: Double
  private let factor: Double

  /// The weights that fit the average learner.
  package static let defaultWeights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  package init() { self.init(checked: Self.defaultWeights) }

  /// Makes a model with other weights; nil unless there are 21.
  package init?(weights: [Double]) {
    guard weights.count == 21 else { return nil }
    self.init(checked: weights)
  }

  private init(checked weights: [Double]) {
    self.weights = weights
    decay = -weights[20]
    factor = pow(0.9, 1 / decay) - 1
  }

  /// Returns the probability of recall after some days.
  package func retrievability(stability: Double, days: Int) -> Double {
    pow(1 + factor * Double(max(0, days)) / stability, decay)
  }

  /// Returns the days after which the probability of recall has fallen to `retention`.
  package func interval(stability: Double, retention: Double) -> Double {
    stability / factor * (pow(retention, 1 / decay) - 1)
  }

  /// Returns the memory after the first review.
  package func initial(_ rating: Rating) -> MemoryState {
    MemoryState(
      stability: max(weights[rating.rawValue - 1], Self.leastStability),
      difficulty: Self.clamped(difficulty: initialDifficulty(rating)))
  }

  /// Returns the memory after a further review, `days` whole days after the last.
  package func next(_ memory: MemoryState, _ rating: Rating, days: Int) -> MemoryState {
    let stability =
      days < 1
      ? sameDay(memory.stability, rating)
      : laterDay(memory, rating, retrievability(stability: memory.stability, days: days))
    return MemoryState(
      stability: max(stability, Self.leastStability),
      difficulty: nextDifficulty(memory.difficulty, rating))
  }

  private static let leastStability = 0.001

  private static func clamped(difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

  private func initialDifficulty(_ rating: Rating) -> Double {
    weights[4] - power(weights[5] * Double(rating.rawValue - 1)) + 1
  }

  private func nextDifficulty(_ difficulty: Double, _ rating: Rating) -> Double {
    let change = -(weights[6] * Double(rating.rawValue - 3))
    let damped = difficulty + (10 - difficulty) * change / 9
    let reverted = weights[7] * initialDifficulty(.easy) + (1 - weights[7]) * damped
    return Self.clamped(difficulty: reverted)
  }

  private func sameDay(_ stability: Double, _ rating: Rating) -> Double {
    let increase =
      power(weights[17] * (Double(rating.rawValue - 3) + weights[18]))
      * pow(stability, -weights[19])
    return stability * (rating == .again ? increase : max(increase, 1))
  }

  private func laterDay(
    _ memory: MemoryState, _ rating: Rating, _ retrievability: Double
  ) -> Double {
    if rating == .again { return forgotten(memory, retrievability) }
    let growth =
      power(weights[8]) * (11 - memory.difficulty) * pow(memory.stability, -weights[9])
      * (power((1 - retrievability) * weights[10]) - 1)
    let penalty = rating == .hard ? weights[15] : 1
    let bonus = rating == .easy ? weights[16] : 1
    return memory.stability * (1 + growth * penalty * bonus)
  }

  private func forgotten(_ memory: MemoryState, _ retrievability: Double) -> Double {
    let longTerm =
      weights[11] * pow(memory.difficulty, -weights[12])
      * (pow(memory.stability + 1, weights[13]) - 1)
      * power((1 - retrievability) * weights[14])
    let shortTerm = memory.stability / power(weights[17] * weights[18])
    return min(longTerm, shortTerm)
  }

  private func power(_ exponent: Double) -> Double { pow(M_E, exponent) }
}
