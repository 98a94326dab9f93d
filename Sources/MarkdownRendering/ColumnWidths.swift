/// Shares the columns of the screen among those of a table.
enum ColumnWidths {
  /// Returns widths that fit into `total`, nil if a table that narrow could not be read.
  ///
  /// Columns that need little get what they need, the others share the rest evenly. Words are
  /// cut only if the longest ones do not fit side by side.
  static func fit(natural: [Int], longestWords: [Int], total: Int) -> [Int]? {
    if natural.reduce(0, +) <= total { return natural }
    if longestWords.reduce(0, +) <= total {
      return share(total, atLeast: longestWords, atMost: natural)
    }
    let narrowest = longestWords.map { min($0, 6) }
    guard narrowest.reduce(0, +) <= total else { return nil }
    return share(total, atLeast: narrowest, atMost: longestWords)
  }

  private static func share(_ total: Int, atLeast lower: [Int], atMost upper: [Int]) -> [Int] {
    func widths(_ level: Int) -> [Int] {
      zip(lower, upper).map { min($1, max($0, level)) }
    }
    var (fits, tooMuch) = (0, total + 1)
    while tooMuch - fits > 1 {
      let level = (fits + tooMuch) / 2
      if widths(level).reduce(0, +) <= total { fits = level } else { tooMuch = level }
    }
    var result = widths(fits)
    var left = total - result.reduce(0, +)
    for index in result.indices
    where left > 0 && result[index] == fits && result[index] < upper[index] {
      result[index] += 1
      left -= 1
    }
    return result
  }
}
