import MarkdownRendering
import MarkdownSyntax
import SeededRandom
import Terminal

/// Renders made-up documents at all widths and looks for what must never happen.
package enum RenderingCheck {
  /// What went wrong, with all that is needed to see it again.
  package struct Failure: Error, CustomStringConvertible {
    package enum Kind: Sendable {
      case lineTooWide(String)
      case textLost(String)
    }

    package var kind: Kind
    package var seed: UInt64
    package var width: Int?
    package var markdown: String

    package var description: String {
      let place = "seed \(seed), width \(width.map(String.init) ?? "none")"
      return switch kind {
      case .lineTooWide(let line): "\(place): too wide: \(line)\n\(markdown)"
      case .textLost(let text): "\(place): lost from \(text)\n\(markdown)"
      }
    }
  }

  /// Renders `count` documents, each at one width between 1 and 200, now and then without one.
  ///
  /// A million documents make a thorough check, some thousands a quick one.
  package static func run(count: Int, seed: UInt64) throws(Failure) {
    for offset in 0..<UInt64(count) { try check(seed: seed &+ offset) }
  }

  private static func check(seed: UInt64) throws(Failure) {
    var random = SeededGenerator(seed: ~seed)
    var source = RandomMarkdown(seed: seed)
    let markdown = source.document()
    let blocks = MarkdownDocument.parse(markdown).blocks
    let number = Int.random(in: 0...200, using: &random)
    // Narrow screens are where layouts break.
    let width = number == 0 ? nil : Bool.random(using: &random) ? number : number % 20 + 1
    let theme = [Theme.standard, .plain, .accessible].randomElement(using: &random) ?? .plain
    let options = RenderingOptions(hyperlinks: Bool.random(using: &random))
    let lines = MarkdownRenderer(theme: theme, width: width, options: options).lines(for: blocks)

    func failure(_ kind: Failure.Kind) -> Failure {
      Failure(kind: kind, seed: seed, width: width, markdown: markdown)
    }
    if let width, let line = lines.first(where: { !$0.fits(width) }) {
      throw failure(.lineTooWide(line.text))
    }
    if let missing = missingText(of: blocks, in: lines) { throw failure(.textLost(missing)) }
  }

  private static func missingText(of blocks: [Block], in lines: [StyledLine]) -> String? {
    let expected = VisibleText(of: blocks)
    let found = lines.flatMap { $0.text.unicodeScalars }.filter(\.isInk)
    guard !expected.hasTable else {
      // The cells of a row stand side by side, so only the amounts can be compared.
      var counts: [Unicode.Scalar: Int] = [:]
      for scalar in found { counts[scalar, default: 0] += 1 }
      for scalar in expected.scalars { counts[scalar, default: 0] -= 1 }
      let lost = counts.filter { $0.value < 0 }.keys.sorted()
      return lost.isEmpty ? nil : String(String.UnicodeScalarView(lost))
    }
    var rest = expected.scalars[...]
    for scalar in found where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty ? nil : String(String.UnicodeScalarView(rest))
  }
}

/// The author's text that must be on the screen, in order.
private struct VisibleText {
  private(set) var text = ""
  private(set) var hasTable = false

  init(of blocks: [Block]) {
    for block in blocks { add(block) }
  }

  var scalars: [Unicode.Scalar] { text.unicodeScalars.filter(\.isInk) }

  private mutating func add(_ block: Block) {
    switch block.content {
    case .paragraph(let inlines), .heading(_, let inlines): inlines.forEach { add($0) }
    case .code(let code): text += code.literal
    case .html(let html): text += html.withoutComments
    case .table(let table):
      hasTable = true
      for row in [table.header] + table.rows { row.cells.joined().forEach { add($0) } }
    case .list, .quote, .alert, .footnote, .thematicBreak: block.children.forEach { add($0) }
    }
  }

  private mutating func add(_ inline: Inline) {
    switch inline {
    case .text(let text), .code(let text): self.text += text
    case .emphasis(let children), .strong(let children), .strikethrough(let children):
      children.forEach { add($0) }
    case .link(let link), .image(let link): link.children.forEach { add($0) }
    case .html(let html): if HTMLTag(html) == .unknown { text += html }
    case .footnoteReference(let number): text += "[\(number)]"
    case .softBreak, .hardBreak: break
    }
  }
}

extension StyledLine {
  fileprivate var text: String { spans.map(\.text).joined() }

  /// A line may be too wide only if a single cluster is all it shows.
  fileprivate func fits(_ limit: Int) -> Bool {
    if width <= limit { return true }
    let widths = spans.flatMap { $0.text.map(DisplayWidth.width(of:)) }.filter { $0 > 0 }
    return widths.count == 1
  }
}

extension Unicode.Scalar {
  /// True for what leaves a mark on the screen and is shown as it is.
  fileprivate var isInk: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .surrogate,
      .privateUse, .unassigned:
      false
    default: true
    }
  }
}
