import Testing

@testable import Terminal

@Suite struct LineEncoderTests {
  private let line: StyledLine = [
    Span("Run", style: TextStyle(foreground: .brightBlue, bold: true)),
    Span(" it, see "),
    Span("the docs", style: .underline, link: "https://example.com/a b"),
  ]

  @Test func plainTextHasNoEscapes() {
    let encoder = LineEncoder(usesColor: false, hyperlinks: false)
    #expect(encoder.encode(line) == "Run it, see the docs")
  }

  @Test func stylesEndOnTheirLine() {
    let encoder = LineEncoder(usesColor: true, hyperlinks: false)
    #expect(
      encoder.encode([line, "next"]) == """
        \u{1B}[1;94mRun\u{1B}[0m it, see \u{1B}[4mthe docs\u{1B}[0m
        next

        """)
  }

  @Test func linksHaveAnIdAndAnEscapedAddress() {
    let encoder = LineEncoder(usesColor: false, hyperlinks: true)
    let encoded = encoder.encode([Span("docs", link: "https://example.com/\u{1B}é b")])
    #expect(
      encoded == """
        \u{1B}]8;id=hyr5hr;https://example.com/%1B%C3%A9%20b\u{1B}\\docs\u{1B}]8;;\u{1B}\\
        """)
  }

  @Test func textCannotSteerTheTerminal() {
    let encoder = LineEncoder(usesColor: true, hyperlinks: true)
    #expect(encoder.encode("\u{1B}[31m\nx\u{9B}") == "^[[31m x<U+009B>")
  }

  @Test func everyAttributeHasItsParameter() {
    let all = TextStyle(
      foreground: .green, bold: true, dim: true, italic: true, underline: true,
      strikethrough: true, reverse: true)
    #expect(
      LineEncoder(usesColor: true, hyperlinks: false).encode(StyledLine("x", style: all))
        == "\u{1B}[1;2;3;4;7;9;32mx\u{1B}[0m")
  }
}
