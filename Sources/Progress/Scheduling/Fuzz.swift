/// Spreads intervals, so that items learned together don't stay together.
package struct Fuzz: Equatable, Sendable {
  /// Days.
  package var maximumInterval: Int

  package init(maximumInterval: Int) { self.maximumInterval = maximumInterval }

  private static let ranges: [(start: Double, end: Double, share: Double)] = [
    (2.5, 7, 0.15), (7, 20, 0.1), (20, .infinity, 0.05),
  ]

  /// Returns the days around an interval that may be chosen; only itself below 2.5 days.
  package func range(around days: Int) -> ClosedRange<Int> {
    let exact = Double(days)
    guard exact >= 2.5 else { return days...days }
    let delta = Self.ranges.reduce(1.0) { delta, range in
      delta + range.share * max(min(exact, range.end) - range.start, 0)
    }
    let least = max(2, Int((exact - delta).rounded(.toNearestOrEven)))
    let most = min(Int((exact + delta).rounded(.toNearestOrEven)), maximumInterval)
    return min(least, most)...most
  }

  /// Returns one of the days around an interval, chosen by a random number in 0..<1.
  package func days(near days: Int, unit: Double) -> Int {
    guard days > 2 else { return days }
    let range = range(around: days)
    // Rounding makes the first day half as likely and reaches one day beyond the range, as in the
    // other implementations; they are matched here, not mended.
    let chosen = unit * Double(range.count) + Double(range.lowerBound)
    return min(Int(chosen.rounded(.toNearestOrEven)), maximumInterval)
  }
}
