import Testing

@testable import Terminal

@Suite struct StyledLineTests {
  private let red = TextStyle(foreground: .red)

  @Test func appendingTheSameStyleJoinsSpans() {
    var line = StyledLine("a", style: red)
    line.append("b", style: red)
    line.append("c")
    line.append("")
    line.append(Span("d", link: "https://example.com"))
    #expect(
      line.spans == [
        Span("ab", style: red), Span("c"), Span("d", link: "https://example.com"),
      ])
    #expect(line.plainText == "abcd")
    #expect(line.width == 4)
  }

  @Test func paddingCountsColumns() {
    #expect(StyledLine("日本").padded(to: 6).plainText == "日本  ")
    #expect(StyledLine("long").padded(to: 2).plainText == "long")
  }

  @Test func truncationNeverSplitsAWideCharacter() {
    #expect(StyledLine("日本語").truncated(to: 6).plainText == "日本語")
    #expect(StyledLine("日本語").truncated(to: 5).plainText == "日本…")
    #expect(StyledLine("日本語").truncated(to: 4).plainText == "日…")
    #expect(StyledLine("日本語").truncated(to: 1).plainText == "…")
    #expect(StyledLine("日本語").truncated(to: 0).plainText == "")
  }

  @Test func prefixKeepsStyles() {
    let line: StyledLine = [Span("ab", style: red), Span("cd")]
    #expect(line.prefix(columns: 3) == [Span("ab", style: red), Span("c")])
    #expect(line.prefix(columns: 2) == [Span("ab", style: red)])
  }

  @Test func addingStylesKeepsBoth() {
    #expect(
      TextStyle.bold.adding(red).adding(.dim)
        == TextStyle(foreground: .red, bold: true, dim: true))
  }
}
