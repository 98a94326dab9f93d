/// Finds what somebody probably meant.
enum NearestName {
  /// Returns the name with the fewest edits, if they are few; else one that begins alike.
  static func find(_ word: String, in names: [String]) -> String? {
    let best = names.map { (name: $0, distance: distance(word, $0)) }
      .min { $0.distance < $1.distance }
    if let best, best.distance <= max(1, word.count / 3) { return best.name }
    return names.first { word.count >= 3 && $0.hasPrefix(word) }
  }

  /// The number of insertions, removals, replacements and swaps of neighbours between two words.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let cost = left[i] == right[j] ? 0 : 1
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + cost)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
