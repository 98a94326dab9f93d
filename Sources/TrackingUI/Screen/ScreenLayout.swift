/// Puts lines of text together for the screen.
enum ScreenLayout {
  /// Places blocks of lines beside each other, two spaces apart, aligned at the top.
  static func sideBySide(_ blocks: [[String]]) -> [String] {
    let height = blocks.map(\.count).max() ?? 0
    let widths = blocks.map { $0.map(\.count).max() ?? 0 }
    return (0..<height).map { row in
      var line = ""
      for (block, width) in zip(blocks, widths) {
        let cell = row < block.count ? block[row] : ""
        line += cell + String(repeating: " ", count: width - cell.count) + "  "
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
