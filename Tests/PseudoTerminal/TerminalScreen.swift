/// What a terminal shows after it was sent some text: rows of characters and the cursor.
///
/// It knows what the program and libedit use; every character takes one column.
package struct TerminalScreen {
  package private(set) var rows: [[Character]]
  package private(set) var cursor = (row: 0, column: 0)
  private let columns: Int

  /// Creates the screen that shows a text.
  package init(showing text: String, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: [], count: rows)
    var rest = Array(text)[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" { escape(&rest) } else { write(character) }
    }
  }

  /// The rows without spaces at their ends, empty ones at the end left out.
  package var text: String {
    var lines = rows.map { row in
      String(row).reversed().drop { $0 == " " }.reversed().map(String.init).joined()
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private mutating func write(_ character: Character) {
    switch character {
    case "\r\n":
      cursor.column = 0
      lineFeed()
    case "\n": lineFeed()
    case "\r": cursor.column = 0
    case "\u{8}": cursor.column = max(0, cursor.column - 1)
    case "\u{7}": break
    default:
      if cursor.column >= columns {
        cursor.column = 0
        lineFeed()
      }
      pad(to: cursor.column + 1)
      rows[cursor.row][cursor.column] = character
      cursor.column += 1
    }
  }

  private mutating func lineFeed() {
    if cursor.row + 1 < rows.count {
      cursor.row += 1
    } else {
      rows.removeFirst()
      rows.append([])
    }
  }

  private mutating func pad(to count: Int) {
    let missing = count - rows[cursor.row].count
    if missing > 0 { rows[cursor.row] += Array(repeating: " ", count: missing) }
  }

  /// Obeys a sequence; one that is not known has no effect.
  private mutating func escape(_ rest: inout ArraySlice<Character>) {
    guard let kind = rest.popFirst() else { return }
    if kind == "]" {
      while let next = rest.popFirst(), next != "\u{7}", next != "\\" { continue }
      return
    }
    guard kind == "[" else { return }
    var parameters = ""
    while let next = rest.popFirst() {
      if let ascii = next.asciiValue, (0x40...0x7E).contains(ascii) {
        return control(next, parameters.split(separator: ";").map { Int($0) ?? 0 })
      }
      parameters.append(next)
    }
  }

  private mutating func control(_ name: Character, _ parameters: [Int]) {
    let first = parameters.first ?? 0
    let count = max(1, first)
    switch name {
    case "A": cursor.row = max(0, cursor.row - count)
    case "B": cursor.row = min(rows.count - 1, cursor.row + count)
    case "C": cursor.column = min(columns - 1, cursor.column + count)
    case "D": cursor.column = max(0, cursor.column - count)
    case "G": cursor.column = count - 1
    case "H":
      cursor.row = min(rows.count - 1, count - 1)
      cursor.column = max(1, parameters.dropFirst().first ?? 1) - 1
    case "J" where first == 2: rows = Array(repeating: [], count: rows.count)
    case "J":
      eraseLine()
      for row in (cursor.row + 1)..<max(cursor.row + 1, rows.count) { rows[row] = [] }
    case "K": eraseLine()
    case "P":
      let end = min(rows[cursor.row].count, cursor.column + count)
      if cursor.column < end { rows[cursor.row].removeSubrange(cursor.column..<end) }
    case "@":
      pad(to: cursor.column)
      rows[cursor.row].insert(
        contentsOf: Array(repeating: " ", count: count), at: cursor.column)
    default: break
    }
  }

  private mutating func eraseLine() {
    rows[cursor.row] = Array(rows[cursor.row].prefix(cursor.column))
  }
}
