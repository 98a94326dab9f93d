import MarkdownRendering
import RandomDocuments
import Testing

@Suite struct RenderingCheckTests {
  @Test(arguments: 0..<4) func madeUpDocumentsFitEveryWidthAndLoseNothing(part: UInt64) throws {
    try RenderingCheck.run(count: 750, seed: part &* 1_000_000)
  }

  @Test func deepNestingIsRenderedWithinTheWidth() {
    let quotes = String(repeating: "> ", count: 500) + "quoted"
    let lists = (0..<200).map { String(repeating: "  ", count: $0) + "- i" }.joined(separator: "\n")
    let marks = String(repeating: "*a **b ", count: 200) + String(repeating: "** *", count: 200)
    for text in [quotes, lists, marks] {
      for theme in [Theme.standard, .plain, .accessible] {
        for width in [1, 20, 80] {
          let lines = rendered(text, width: width, theme: theme)
          #expect(!lines.isEmpty)
          #expect(lines.allSatisfy { $0.width <= width })
        }
      }
    }
  }
}
