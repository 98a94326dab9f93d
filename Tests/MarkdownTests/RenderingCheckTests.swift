import MarkdownRendering
import Testing

@Suite struct RenderingCheckTests {
  @Test(arguments: 0..<4) func madeUpDocumentsFitEveryWidthAndLoseNothing(part: UInt64) throws {
    try RenderingCheck.run(count: 1000, seed: part &* 1_000_000)
  }
}
