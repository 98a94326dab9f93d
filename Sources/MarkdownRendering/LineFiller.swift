import Terminal

/// Breaks runs into lines that fit a width.
///
/// A word is what stands between two places where a line may end; it may reach over several runs,
/// as in `**bold**ly`. Words that are wider than a whole line are cut between clusters.
struct LineFiller {
  private struct Piece {
    var text: Substring
    var run: Int
    var width: Int
  }

  private let limit: Int
  private var runs: [Run] = []
  private var lines: [StyledLine] = []
  private var line = LineBuilder()
  private var gap: [Piece] = []
  private var gapWidth = 0
  private var word: [Piece] = []
  private var wordWidth = 0
  private var last = BreakClass.other
  private(set) var longestWord = 0

  /// Creates a filler; a `width` of nil never breaks a line.
  init(width: Int?) {
    limit = width.map { max($0, 1) } ?? .max
  }

  /// Returns the lines of `forcedLines`, each of which begins on a line of its own.
  mutating func fill(_ forcedLines: [[Run]]) -> [StyledLine] {
    for runs in forcedLines {
      self.runs = runs
      for index in runs.indices { add(runs[index], at: index) }
      endWord()
      if !line.isEmpty || forcedLines.count > 1 { endLine() }
      gap = []
      gapWidth = 0
      last = .other
    }
    while lines.last?.spans.isEmpty == true { lines.removeLast() }
    defer { lines = [] }
    return lines
  }

  private mutating func add(_ run: Run, at index: Int) {
    if run.text.utf8.allSatisfy({ $0 < 0x80 }) {
      addASCII(run, at: index)
    } else {
      addClusters(run, at: index)
    }
  }

  private mutating func addASCII(_ run: Run, at index: Int) {
    let bytes = run.text.utf8
    var start = bytes.startIndex
    var position = start
    while position < bytes.endIndex {
      let byte = bytes[position]
      if byte == UInt8(ascii: " ") {
        addPiece(run.text[start..<position], run: index, inASCII: true)
        addSpace(run.text[position...position], of: run, at: index)
        start = bytes.index(after: position)
      } else {
        let next = refine(BreakClass(ascii: byte), in: run)
        if last.mayBreak(before: next) {
          addPiece(run.text[start..<position], run: index, inASCII: true)
          endWord()
          start = position
        }
        last = next
      }
      position = bytes.index(after: position)
    }
    addPiece(run.text[start...], run: index, inASCII: true)
  }

  private mutating func addClusters(_ run: Run, at index: Int) {
    var start = run.text.startIndex
    var width = 0
    for position in run.text.indices {
      let character = run.text[position]
      if character == " " {
        addPiece(run.text[start..<position], run: index, width: width)
        addSpace(run.text[position...position], of: run, at: index)
        start = run.text.index(after: position)
        width = 0
        continue
      }
      let clusterWidth = DisplayWidth.width(of: character)
      let next = refine(BreakClass(character, width: clusterWidth), in: run)
      if last.mayBreak(before: next) {
        addPiece(run.text[start..<position], run: index, width: width)
        endWord()
        start = position
        width = 0
      }
      last = next
      width += clusterWidth
    }
    addPiece(run.text[start...], run: index, width: width)
  }

  /// A hyphen is a place to break only inside a word, and not in code.
  private func refine(_ found: BreakClass, in run: Run) -> BreakClass {
    guard found == .hyphen || found == .dash else { return found }
    if run.isCode { return .other }
    return found == .dash || last == .letter || last == .digit ? found : .other
  }

  private mutating func addPiece(_ text: Substring, run: Int, inASCII: Bool) {
    addPiece(text, run: run, width: text.utf8.count)
  }

  private mutating func addPiece(_ text: Substring, run: Int, width: Int) {
    guard !text.isEmpty else { return }
    word.append(Piece(text: text, run: run, width: width))
    wordWidth += width
  }

  private mutating func addSpace(_ space: Substring, of run: Run, at index: Int) {
    endWord()
    last = .other
    guard !line.isEmpty, gap.isEmpty || run.isCode else { return }
    gap.append(Piece(text: space, run: index, width: 1))
    gapWidth += 1
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    longestWord = max(longestWord, wordWidth)
    if !line.isEmpty, line.width + gapWidth + wordWidth > limit { endLine() }
    if !line.isEmpty { append(gap) }
    if wordWidth > limit {
      for piece in word { cut(piece) }
    } else {
      append(word)
    }
    word.removeAll(keepingCapacity: true)
    wordWidth = 0
    gap.removeAll(keepingCapacity: true)
    gapWidth = 0
  }

  private mutating func append(_ pieces: [Piece]) {
    for piece in pieces { line.append(piece.text, of: runs[piece.run], width: piece.width) }
  }

  private mutating func cut(_ piece: Piece) {
    for character in piece.text {
      let width = DisplayWidth.width(of: character)
      if line.width > 0, line.width + width > limit { endLine() }
      line.append(String(character), of: runs[piece.run], width: width)
    }
  }

  private mutating func endLine() {
    lines.append(line.take())
  }
}
