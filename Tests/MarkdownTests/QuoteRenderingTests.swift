import MarkdownRendering
import Testing

@Suite struct QuoteRenderingTests {
  @Test func everyLineOfAQuoteHasItsBar() {
    #expect(
      shown("> one two three\n>\n> four", width: 10) == """
        │ one two
        │ three
        │
        │ four
        """)
  }

  @Test func nestedQuotesKeepTheirBars() {
    #expect(
      shown("> a\n> > b\n> > > c d e\n>\n> f", width: 9) == """
        │ a
        │
        │ │ b
        │ │
        │ │ │ c d
        │ │ │ e
        │
        │ f
        """)
    #expect(shown("> > a", theme: .plain) == "> > a")
  }

  @Test func codeInAQuoteIsShown() {
    #expect(
      shown("> ```swift\n> let a = 1\n>\n>   b\n> ```\n> - c\n>   ```\n>   d\n>   ```") == """
        │   let a = 1
        │
        │     b
        │
        │ • c
        │     d
        """)
  }

  @Test func alertsHaveATitle() {
    #expect(
      marked("> [!NOTE]\n> One.\n>\n> Two.") == """
        {bold blue|│ Note}
        {bold blue|│ }One.
        {bold blue|│}
        {bold blue|│ }Two.
        """)
    #expect(
      marked("> [!CAUTION]\n> One.") == """
        {bold yellow|│ Caution}
        {bold yellow|│ }One.
        """)
    #expect(shown("> [!TIP]\n> One.", theme: .plain) == "> Tip\n> One.")
  }

  @Test func thoseWhoListenHearWhereAQuoteEnds() {
    #expect(
      shown("> one\n\n> [!WARNING]\n> two", theme: .accessible) == """
        Quote:
          one
        End of quote.

        Warning:
          two
        End of warning.
        """)
  }

  @Test func rules() {
    #expect(shown("---", width: 8) == "────────")
    #expect(shown("---", width: 90) == String(repeating: "─", count: 40))
    #expect(shown("---", width: 8, theme: .plain) == "--------")
    #expect(shown("---", theme: .accessible) == "Section break.")
  }

  @Test func htmlIsShownWithoutItsComments() {
    #expect(
      shown("a\n\n<!-- exercise: b -->\n\n<div>\n<!-- c -->\nd\n</div>\n\ne") == """
        a

        <div>
        d
        </div>

        e
        """)
  }
}
