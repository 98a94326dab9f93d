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
    let width = second.count + 1
    // Three rows of the table: the one before last, the last, the current.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { table in
      var (beforeLast, last, current) = (0, width, 2 * width)
      for column in 0..<width {
        table.initializeElement(at: column, to: 0)
        table.initializeElement(at: width + column, to: column)
        table.initializeElement(at: 2 * width + column, to: 0)
      }
      for row in first.indices {
        table[current] = row + 1
        var best = row + 1
        for column in second.indices {
          let cost = first[row] == second[column] ? 0 : 1
          var value = min(table[last + column + 1] + 1, table[current + column] + 1)
          value = min(value, table[last + column] + cost)
          if row > 0, column > 0, first[row] == second[column - 1],
            first[row - 1] == second[column]
          {
            value = min(value, table[beforeLast + column - 1] + 1)
          }
          table[current + column + 1] = value
          best = min(best, value)
        }
        guard best <= limit else { return nil }
        (beforeLast, last, current) = (last, current, beforeLast)
      }
      let distance = table[last + second.count]
      return distance <= limit ? distance : nil
    }
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
