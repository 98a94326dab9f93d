import MarkdownRendering
import Terminal

/// A text that may be longer than the screen: which lines of it are shown, and how it moves.
struct ReadingView {
  /// A part of the text, laid out whenever the width changes.
  typealias Piece = (MarkdownRenderer) -> [StyledLine]

  /// How many lines more than `height` may be shown when they are the last ones.
  private static let slack = 2

  private var pieces: [Piece]
  private var renderer: MarkdownRenderer
  /// How many lines fit; nil for all.
  private var height: Int?
  private(set) var lines: [StyledLine] = []
  /// The number of the line with which each piece begins.
  private var starts: [Int] = []
  /// The lines that are on the screen.
  private(set) var shown = 0..<0

  /// Lays a text out and shows its beginning.
  init(_ pieces: [Piece], renderer: MarkdownRenderer, height: Int?) {
    self.pieces = pieces
    self.renderer = renderer
    self.height = height.map { max($0, 3) }
    layOut()
    show(from: 0)
  }

  /// Whether nothing follows below.
  var isAtEnd: Bool { shown.upperBound >= lines.count }
  /// Whether everything is shown at once.
  var fits: Bool { shown.lowerBound == 0 && isAtEnd }

  /// Moves on by what is shown; false at the end.
  mutating func forward() -> Bool {
    if isAtEnd { return false }
    show(from: shown.upperBound)
    return true
  }

  /// Moves back by a screen; false at the beginning.
  mutating func back() -> Bool {
    if shown.lowerBound == 0 { return false }
    show(from: max(0, shown.lowerBound - (height ?? lines.count)))
    return true
  }

  /// Adds to the text and shows what was added from its first line.
  mutating func append(_ pieces: [Piece]) {
    self.pieces += pieces
    let line = lines.count
    layOut()
    show(from: line)
  }

  /// Shows a line near the top of the screen.
  mutating func reveal(line: Int) {
    if shown.contains(line) { return }
    show(from: max(0, line - 2))
  }

  /// Lays the text out for another screen; what was at the top stays there.
  mutating func reflow(renderer: MarkdownRenderer, height: Int?) {
    let piece = starts.lastIndex { $0 <= shown.lowerBound } ?? 0
    let isWhole = fits
    let offset = starts.isEmpty ? 0 : shown.lowerBound - starts[piece]
    let oldCount = length(of: piece)
    self.renderer = renderer
    self.height = height.map { max($0, 3) }
    layOut()
    guard !isWhole, starts.indices.contains(piece), oldCount > 0 else { return show(from: 0) }
    show(from: starts[piece] + offset * length(of: piece) / oldCount)
  }

  private func length(of piece: Int) -> Int {
    guard starts.indices.contains(piece) else { return 0 }
    return (piece + 1 < starts.count ? starts[piece + 1] : lines.count) - starts[piece]
  }

  private mutating func layOut() {
    lines = []
    starts = []
    for piece in pieces {
      let own = piece(renderer)
      if !lines.isEmpty, !own.isEmpty { lines.append(StyledLine()) }
      starts.append(lines.count)
      lines += own
    }
  }

  private mutating func show(from line: Int) {
    var start = min(line, max(0, lines.count - 1))
    while start > 0, start < lines.count - 1, lines[start].isEmpty { start += 1 }
    shown = lines.isEmpty ? 0..<0 : start..<end(from: start)
  }

  /// Where the screen ends: at a blank line in its lower half if there is one, so that what belongs
  /// together stays together.
  private func end(from start: Int) -> Int {
    guard let height, start + height + Self.slack < lines.count else { return lines.count }
    let end = start + height
    // On a small screen every line counts.
    if height < 8 { return end }
    let gap = lines[(start + height / 2)..<end].lastIndex(where: \.isEmpty)
    return gap ?? end
  }
}
