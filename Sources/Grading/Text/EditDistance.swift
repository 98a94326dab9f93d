/// Counts slips of the keyboard between two words: a letter left out, added, replaced, or two
/// neighbours swapped.
package enum EditDistance {
  /// Returns the optimal-string-alignment distance, or nil when it exceeds `limit`.
  ///
  ///     EditDistance.between("raeds", "reads", limit: 1)  // 1
  ///     EditDistance.between("class", "copies", limit: 2)  // nil
  package static func between(
    _ first: some StringProtocol, _ second: some StringProtocol, limit: Int
  )
    -> Int?
  {
    between(Array(first), Array(second), limit: limit)
  }

  package static func between<Element: Equatable>(
    _ first: [Element], _ second: [Element], limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      var best = row + 1
      for column in 0..<second.count {
        let cost = first[row] == second[column] ? 0 : 1
        var value = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          value = min(value, beforeLast[column - 1] + 1)
        }
        current.append(value)
        best = min(best, value)
      }
      guard best <= limit else { return nil }
      beforeLast = last
      last = current
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }

  /// Returns how many slips a word of this length may carry: short words must be exact.
  package static func allowance(forLength length: Int) -> Int {
    switch length {
    case ..<4: 0
    case 4...7: 1
    default: 2
    }
  }
}
