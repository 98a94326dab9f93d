import MarkdownSyntax
import Testing

@Suite struct MarkdownSyntaxTests {
  private func blocks(_ text: String, firstLine: Int = 1) -> [Block] {
    MarkdownDocument.parse(text, firstLine: firstLine).blocks
  }

  @Test func blocksKnowTheirLines() {
    let text = """
      # Gates

      Board at
      **A4**.

      - one
      - two

        more
      """
    #expect(
      blocks(text, firstLine: 11) == [
        Block(.heading(level: 1, [.text("Gates")]), lines: 11...11),
        Block(
          .paragraph([.text("Board at"), .softBreak, .strong([.text("A4")]), .text(".")]),
          lines: 13...14),
        Block(
          .list(
            ListBlock(
              kind: .bullet, isTight: false,
              items: [
                ListBlock.Item(
                  blocks: [Block(.paragraph([.text("one")]), lines: 16...16)], lines: 16...16),
                ListBlock.Item(
                  blocks: [
                    Block(.paragraph([.text("two")]), lines: 17...17),
                    Block(.paragraph([.text("more")]), lines: 19...19),
                  ], lines: 17...19),
              ])), lines: 16...19),
      ])
  }

  @Test func fencesKeepInfoAndCode() {
    let text = "```Swift live id=two-signs\nlet a = 1\n\n  a\n```\n\n    indented\n"
    #expect(
      blocks(text) == [
        Block(
          .code(CodeBlock(info: "Swift live id=two-signs", literal: "let a = 1\n\n  a\n")),
          lines: 1...5),
        Block(.code(CodeBlock(literal: "indented\n", isFenced: false)), lines: 7...7),
      ])
    let code = CodeBlock(info: "Swift live id=two-signs", literal: "let a = 1\n\n  a\n")
    #expect(code.language == "swift")
    #expect(code.has("live") && !code.has("swift"))
    #expect(code.value(of: "id") == "two-signs")
    #expect(code.codeLines == ["let a = 1", "", "  a"])
  }

  @Test func carriageReturnsAreLineEndsOnly() {
    let text = "a  \r\nb\r\n\r\n```\r\nlet a\r\n\r\n```\r\n\rlast\r"
    #expect(
      blocks(text) == [
        Block(.paragraph([.text("a"), .hardBreak, .text("b")]), lines: 1...2),
        Block(.code(CodeBlock(literal: "let a\n\n")), lines: 4...7),
        Block(.paragraph([.text("last")]), lines: 9...9),
      ])
  }

  @Test func bytesThatAreNotUTF8AreReplaced() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xC3, 0x0A, 0x00, 0x63, 0xED, 0xA0, 0x80]
    let document = bytes.withUnsafeBufferPointer { MarkdownDocument.parse(bytes: $0) }
    #expect(
      document.blocks == [
        Block(
          .paragraph([.text("a\u{FFFD}b\u{FFFD}"), .softBreak, .text("\u{FFFD}c\u{FFFD}")]),
          lines: 1...2)
      ])
  }

  @Test func emptyTextHasNoBlocks() {
    #expect(blocks("").isEmpty)
    #expect(blocks("\n \n").isEmpty)
  }

  @Test func tablesHaveAlignmentsAndMarkedUpCells() {
    let text = """
      | Old | New | n | m |
      |:----|:---:|--:|---|
      | `@Published` | a\\|b | 1 |
      """
    #expect(
      blocks(text) == [
        Block(
          .table(
            TableBlock(
              alignments: [.left, .center, .right, .none],
              header: TableBlock.Row(
                cells: [[.text("Old")], [.text("New")], [.text("n")], [.text("m")]], line: 1),
              rows: [
                TableBlock.Row(
                  cells: [[.code("@Published")], [.text("a|b")], [.text("1")], []], line: 3)
              ])), lines: 1...3)
      ])
  }

  @Test func taskItemsKeepTheirStateAndParagraphs() {
    let text = "1) [x] yes\n\n   Right: so it is.\n2) [ ] no\n3) none\n"
    guard case .list(let list)? = blocks(text).first?.content else {
      Issue.record("no list")
      return
    }
    #expect(list.kind == .ordered(start: 1, delimiter: .parenthesis))
    #expect(!list.isTight)
    #expect(list.items.map(\.isChecked) == [true, false, nil])
    #expect(list.items.map(\.lines) == [1...3, 4...4, 5...5])
    #expect(
      list.items[0].blocks == [
        Block(.paragraph([.text("yes")]), lines: 1...1),
        Block(.paragraph([.text("Right: so it is.")]), lines: 3...3),
      ])
  }

  @Test func inlineMarksNest() {
    let text = "~~a *b **`c`***~~ <b>d</b> ![e](f.png \"g\") [h *i*](j) https://k.dev l\\\nm"
    #expect(
      blocks(text) == [
        Block(
          .paragraph([
            .strikethrough([
              .text("a "), .emphasis([.text("b "), .strong([.code("c")])]),
            ]),
            .text(" "), .html("<b>"), .text("d"), .html("</b>"), .text(" "),
            .image(
              Inline.Link(destination: "f.png", title: "g", children: [.text("e")], line: 1)),
            .text(" "),
            .link(
              Inline.Link(
                destination: "j", children: [.text("h "), .emphasis([.text("i")])], line: 1)),
            .text(" "),
            .link(
              Inline.Link(
                destination: "https://k.dev", children: [.text("https://k.dev")], line: 1)),
            .text(" l"), .hardBreak, .text("m"),
          ]), lines: 1...2)
      ])
  }

  @Test func linksKnowTheirLine() {
    guard
      case .paragraph(let inlines)? = blocks("a\nb [c](d)\nhttps://e.dev", firstLine: 5).first?
        .content,
      case .link(let link) = inlines[3], case .link(let bare)? = inlines.last
    else {
      Issue.record("no link")
      return
    }
    #expect(link.line == 6)
    #expect(bare.line == 7)
  }

  @Test func footnotesAreNumberedInTheOrderOfTheirReferences() {
    let text = "Zwei[^b], eins[^a], zwei[^b], none[^c].\n\n[^a]: A\n\n    more\n[^b]: B\n"
    #expect(
      blocks(text) == [
        Block(
          .paragraph([
            .text("Zwei"), .footnoteReference(number: 1), .text(", eins"),
            .footnoteReference(number: 2), .text(", zwei"), .footnoteReference(number: 1),
            .text(", none[^c]."),
          ]), lines: 1...1),
        Block(.footnote(number: 1, [Block(.paragraph([.text("B")]), lines: 6...6)]), lines: 6...6),
        Block(
          .footnote(
            number: 2,
            [
              Block(.paragraph([.text("A")]), lines: 3...3),
              Block(.paragraph([.text("more")]), lines: 5...5),
            ]), lines: 3...5),
      ])
  }

  @Test(arguments: AlertKind.allCases)
  func aQuoteWithAMarkerLineIsAnAlert(kind: AlertKind) {
    #expect(
      blocks("> [!\(kind.rawValue.uppercased())]\n> Read *this*.\n>\n> And this.") == [
        Block(
          .alert(
            kind,
            [
              Block(
                .paragraph([.text("Read "), .emphasis([.text("this")]), .text(".")]),
                lines: 2...2),
              Block(.paragraph([.text("And this.")]), lines: 4...4),
            ]), lines: 1...4)
      ])
  }

  @Test(arguments: ["> [!NOTE] not alone", "> [!OTHER]\n> text", "> [!NOTE]", "> a\n> [!NOTE]"])
  func otherQuotesStayQuotes(text: String) {
    guard case .quote? = blocks(text).first?.content else {
      Issue.record("not a quote: \(text)")
      return
    }
  }

  @Test func commentsAreDirectives() {
    let text = "a\n\n<!-- exercise: print-on-rerender -->\n\n<!-- just a comment -->\n\n<hr>\n"
    #expect(
      blocks(text).map(\.directive) == [
        nil, Directive(name: "exercise", value: "print-on-rerender"), nil, nil,
      ])
    #expect(blocks(text).map(\.lines) == [1...1, 3...3, 5...5, 7...7])
  }

  @Test func headingsHaveSlugs() {
    guard
      case .heading(_, let title)? = blocks("## What `body` reads, *twice*: A_1!").first?.content
    else {
      Issue.record("no heading")
      return
    }
    #expect(title.plainText == "What body reads, twice: A_1!")
    #expect(title.slug == "what-body-reads-twice-a_1")
  }

  @Test func liveListingsTellTheirEventsAndRoot() throws {
    let source =
      "let a = 1\n// do: tap Move\n  // a comment\n\n// root: Board()\n// do:  tap Wait \n"
    let code = CodeBlock(info: "swift live id=two-signs", literal: source)
    let listing = try #require(LiveListing(code))
    #expect(listing.id == "two-signs")
    #expect(listing.source == source)
    #expect(listing.code == "let a = 1\n  // a comment\n")
    #expect(listing.root == "Board()")
    #expect(listing.events == ["tap Move", "tap Wait"])
    #expect(LiveListing(CodeBlock(info: "swift", literal: source)) == nil)
  }

  @Test func hiddenLinesLeaveNoHoleInAListing() throws {
    let source =
      "\n// root: A()\n\nlet a = 1\n\n// do: tap B\n\nlet b = 2\n// do: tap C\n\nlet c = 3\n\n// do: d\n"
    let listing = try #require(LiveListing(CodeBlock(info: "swift live", literal: source)))
    #expect(listing.code == "\nlet a = 1\n\nlet b = 2\n\nlet c = 3\n")
  }

  @Test func deepNestingKeepsItsTextAndIsBounded() {
    let quotes = String(repeating: "> ", count: 20_000) + "in"
    let emphasis =
      String(repeating: "*a **b ", count: 5000) + String(repeating: "** *", count: 5000)
    let links =
      String(repeating: "![", count: 20_000) + "x" + String(repeating: "](y)", count: 20_000)
    let lists = (0..<500).map { String(repeating: "  ", count: $0) + "- i\($0)" }
      .joined(separator: "\n")
    for text in [quotes, emphasis, links, lists] {
      let document = MarkdownDocument.parse(text)
      #expect(!document.blocks.isEmpty)
      #expect(depth(document.blocks) <= MarkdownDocument.deepestNesting + 1)
    }
    #expect(text(in: blocks(quotes)) == "in")
    #expect(text(in: blocks(lists)).hasSuffix("i498i499"))
  }

  private func depth(_ blocks: [Block]) -> Int {
    blocks.map { 1 + depth($0.children) }.max() ?? 0
  }

  private func text(in blocks: [Block]) -> String {
    blocks.map { block in
      if case .paragraph(let inlines) = block.content {
        inlines.plainText
      } else {
        text(in: block.children)
      }
    }.joined()
  }

  @Test func manyThreadsMayParseAtOnce() async {
    // A long text is still being read when short ones begin and end beside it.
    let paragraph = Block.Content.paragraph([.strikethrough([.text("a")]), .text(" b")])
    let other = await withTaskGroup(of: Int.self) { group in
      for count in [1, 400, 1, 400] {
        let text = String(repeating: "~~a~~ b\n\n", count: count)
        group.addTask {
          (0..<(2_000 / count)).count { _ in
            MarkdownDocument.parse(text).blocks.contains { $0.content != paragraph }
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(other == 0)
  }
}
