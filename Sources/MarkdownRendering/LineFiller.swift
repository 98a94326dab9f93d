import Terminal

/// Breaks runs into lines that fit a width.
///
/// A word is what stands between two places where a line may end; it may reach over several runs,
/// as in `**bold**ly`. Words that are wider than a whole line are cut between clusters.
struct LineFiller {
  /// A stretch of one run, as offsets into its UTF-8.
  private struct Piece {
    var run: Int
    var start: Int
    var end: Int
    var width: Int
  }

  private let limit: Int
  private var runs: [Run] = []
  private var lines: [StyledLine] = []
  private var line: [Piece] = []
  private var lineWidth = 0
  private var gap: [Piece] = []
  private var gapWidth = 0
  private var word: [Piece] = []
  private var wordWidth = 0
  private var last = BreakClass.other
  /// How much of `://` was seen last; all of it makes the rest of the word an address.
  private var addressMark = 0
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
      dropGap()
      last = .other
      addressMark = 0
    }
    while lines.last?.spans.isEmpty == true { lines.removeLast() }
    defer { lines = [] }
    return lines
  }

  // MARK: Words

  private mutating func add(_ run: Run, at index: Int) {
    let isDone: Void? = run.text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      addASCII(bytes, isCode: run.isCode, at: index)
      return ()
    }.flatMap { $0 }
    if isDone == nil { addClusters(run, at: index) }
  }

  private mutating func addASCII(_ bytes: UnsafeBufferPointer<UInt8>, isCode: Bool, at index: Int) {
    var piece = Piece(run: index, start: 0, end: 0, width: 0)
    for byte in bytes {
      if byte == UInt8(ascii: " ") {
        piece = add(piece)
        piece = addSpace(at: piece, isCode: isCode)
      } else {
        note(byte)
        piece = endWordIfAllowed(before: BreakClass(ascii: byte), isCode: isCode, after: piece)
        piece.end += 1
        piece.width += 1
      }
    }
    _ = add(piece)
  }

  private mutating func addClusters(_ run: Run, at index: Int) {
    var piece = Piece(run: index, start: 0, end: 0, width: 0)
    for character in run.text {
      if character == " " {
        piece = add(piece)
        piece = addSpace(at: piece, isCode: run.isCode)
      } else {
        let width = DisplayWidth.width(of: character)
        let next = BreakClass(character, width: width)
        note(character.asciiValue ?? 0)
        piece = endWordIfAllowed(before: next, isCode: run.isCode, after: piece)
        piece.end += character.utf8.count
        piece.width += width
      }
    }
    _ = add(piece)
  }

  private mutating func note(_ byte: UInt8) {
    guard addressMark < 3 else { return }
    let isSlash = byte == UInt8(ascii: "/")
    addressMark =
      byte == UInt8(ascii: ":") ? 1 : isSlash && addressMark > 0 ? addressMark + 1 : 0
  }

  /// Ends the word after `piece` if a line may end there; returns the piece to go on with.
  private mutating func endWordIfAllowed(
    before found: BreakClass, isCode: Bool, after piece: Piece
  ) -> Piece {
    var next = found
    // A hyphen is a place to break only inside a word, and neither in code nor in an address.
    if found == .dash && isCode { next = .other }
    let isInWord = last == .letter || last == .digit
    if found == .hyphen, isCode || addressMark == 3 || !isInWord { next = .other }
    defer { last = next }
    guard last.mayBreak(before: next) else { return piece }
    let rest = add(piece)
    endWord()
    return rest
  }

  /// Adds `piece` to the word; returns the empty piece behind it.
  private mutating func add(_ piece: Piece) -> Piece {
    if piece.end > piece.start {
      word.append(piece)
      wordWidth += piece.width
    }
    return Piece(run: piece.run, start: piece.end, end: piece.end, width: 0)
  }

  private mutating func addSpace(at piece: Piece, isCode: Bool) -> Piece {
    endWord()
    last = .other
    addressMark = 0
    let end = piece.end + 1
    if !line.isEmpty, gap.isEmpty || isCode {
      gap.append(Piece(run: piece.run, start: piece.end, end: end, width: 1))
      gapWidth += 1
    }
    return Piece(run: piece.run, start: end, end: end, width: 0)
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    longestWord = max(longestWord, wordWidth)
    if !line.isEmpty, lineWidth + gapWidth + wordWidth > limit { endLine() }
    if !line.isEmpty { for piece in gap { append(piece) } }
    for piece in word {
      if wordWidth > limit { cut(piece) } else { append(piece) }
    }
    word.removeAll(keepingCapacity: true)
    wordWidth = 0
    dropGap()
  }

  private mutating func dropGap() {
    gap.removeAll(keepingCapacity: true)
    gapWidth = 0
  }

  // MARK: Lines

  private mutating func cut(_ piece: Piece) {
    var start = piece.start
    for character in text(of: piece) {
      let width = DisplayWidth.width(of: character)
      if lineWidth > 0, lineWidth + width > limit { endLine() }
      let end = start + character.utf8.count
      append(Piece(run: piece.run, start: start, end: end, width: width))
      start = end
    }
  }

  private mutating func append(_ piece: Piece) {
    lineWidth += piece.width
    if let last = line.last, last.run == piece.run, last.end == piece.start {
      line[line.count - 1].end = piece.end
    } else {
      line.append(piece)
    }
  }

  private mutating func endLine() {
    var result = StyledLine()
    for piece in line {
      let run = runs[piece.run]
      result.append(Span(String(text(of: piece)), style: run.style, link: run.link))
    }
    lines.append(result)
    line.removeAll(keepingCapacity: true)
    lineWidth = 0
  }

  private func text(of piece: Piece) -> Substring {
    let text = runs[piece.run].text
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: piece.start)
    return text[start..<bytes.index(start, offsetBy: piece.end - piece.start)]
  }
}
