#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A Markdown text (CommonMark with GitHub's additions) as a tree of values.
///
///     let document = MarkdownDocument.parse("# Gates\n\nBoard at **A4**.")
///     document.blocks[1].content  // .paragraph([.text("Board at "), .strong([.text("A4")]), …])
package struct MarkdownDocument: Hashable, Sendable {
  package var blocks: [Block]

  package init(blocks: [Block]) {
    self.blocks = blocks
  }

  /// How many containers may lie inside each other before deeper ones lose their marks.
  ///
  /// The text of deeper containers is kept; it moves up into the deepest allowed one. So every
  /// walk over the tree may recurse, whatever the text was.
  package static let deepestNesting = 64

  /// Returns the tree of `text`.
  ///
  /// - Parameters:
  ///   - text: Markdown with any kind of line end.
  ///   - firstLine: the number of the text's first line in its file, above 1 when front matter
  ///     came before it.
  /// - Returns: the document; every text is one, so there is no error.
  package static func parse(
    _ text: some StringProtocol, firstLine: Int = 1
  ) -> MarkdownDocument {
    var text = Substring(text)
    return text.withUTF8 { parse($0, firstLine: firstLine, isUTF8: true) }
  }

  /// Returns the tree of `bytes`, with U+FFFD for what is not UTF-8.
  package static func parse(
    bytes: UnsafeBufferPointer<UInt8>, firstLine: Int = 1
  ) -> MarkdownDocument {
    parse(bytes, firstLine: firstLine, isUTF8: false)
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int, isUTF8: Bool
  ) -> MarkdownDocument {
    func blocks(_ lines: UnsafeBufferPointer<UInt8>) -> [Block] {
      CMarkReader.blocks(of: lines, lineOffset: firstLine - 1, isUTF8: isUTF8)
    }
    let hasReturns =
      bytes.baseAddress.flatMap { memchr($0, Int32(UInt8(ascii: "\r")), bytes.count) } != nil
    if !hasReturns { return MarkdownDocument(blocks: blocks(bytes)) }
    return MarkdownDocument(blocks: unixLines(bytes).withUnsafeBufferPointer(blocks))
  }

  /// Returns a Markdown text as HTML, without the raw HTML in it.
  ///
  ///     MarkdownDocument.html("a `b`")  // "<p>a <code>b</code></p>\n"
  package static func html(_ text: String) -> String {
    var text = text.replacing("\r\n", with: "\n")
    return text.withUTF8 { CMarkReader.html(of: $0) }
  }

  /// cmark keeps the line ends of code as they are, so they are made alike before it sees them.
  private static func unixLines(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let (carriageReturn, newline) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == carriageReturn {
        result.append(newline)
      } else if !(byte == newline && previous == carriageReturn) {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }
}
