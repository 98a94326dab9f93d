/// The lines by which two texts differ, with two lines around each change.
struct LineDiff {
  let text: String

  init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rows = Self.rows(old, new)
    let changed = rows.indices.filter { rows[$0].mark != " " }
    var shown = Set<Int>()
    for index in changed { shown.formUnion(max(0, index - 2)...min(rows.count - 1, index + 2)) }
    var text = ""
    var last = -1
    for index in shown.sorted() {
      if last >= 0, index != last + 1 { text += "…\n" }
      text += "\(rows[index].mark) \(rows[index].line)\n"
      last = index
    }
    self.text = text
  }

  private static func rows(_ old: [String], _ new: [String]) -> [(mark: String, line: String)] {
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(mark: String, line: String)] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        rows.append(("-", old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        rows.append(("+", new[right]))
        right += 1
      } else {
        rows.append((" ", old[left]))
        left += 1
        right += 1
      }
    }
    return rows
  }
}
