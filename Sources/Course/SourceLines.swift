import MarkdownSyntax

/// The lines of a file's body, as the author wrote them, by their numbers in the file.
struct SourceLines {
  private let lines: [Substring]
  private let firstLine: Int

  init(_ body: Substring, firstLine: Int) {
    // Lines end at bytes; looking for characters would take many times as long.
    lines = body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0).withoutReturn }
    self.firstLine = firstLine
  }

  /// Returns the text of a heading and of some blocks below it, in Markdown.
  func markdown(line: Int, _ blocks: [Block]) -> String {
    let heading = rows(line...line).joined(separator: "\n").drop { $0 == "#" || $0 == " " }
    let texts = blocks.map { rows($0.lines).joined(separator: "\n") }
    return ([String(heading)] + texts).joined(separator: "\n\n")
  }

  /// Returns a number that changes with the words of a section, not with its spaces or its place.
  ///
  /// What only the program reads of a question doesn't count: nobody answered that.
  func revision(line: Int, _ blocks: [Block]) -> String {
    let last = blocks.last?.lines.upperBound ?? line
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for row in rows(line...last) where !Self.isMark(row) {
      for byte in row.utf8 where byte > 0x20 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }

  private static func isMark(_ line: Substring) -> Bool {
    ["claims:", "difficulty:", "section:"].contains { line.utf8.starts(with: $0.utf8) }
  }

  private func rows(_ range: ClosedRange<Int>) -> ArraySlice<Substring> {
    let start = max(0, range.lowerBound - firstLine)
    let end = min(lines.count, range.upperBound - firstLine + 1)
    return start < end ? lines[start..<end] : []
  }
}
