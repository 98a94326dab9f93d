import MarkdownRendering
import Testing

@Suite struct ListRenderingTests {
  @Test func bulletsTellTheDepth() {
    #expect(
      shown("- one\n  - two\n    - three\n      - four\n- five") == """
        • one
          ◦ two
            ▪ three
              • four
        • five
        """)
    #expect(
      shown("- one\n  - two", theme: .plain) == """
        - one
          - two
        """)
  }

  @Test func numbersEndInOneColumn() {
    #expect(
      shown("9) nine\n10) ten and\n    more words", width: 12) == """
         9) nine
        10) ten and
            more
            words
        """)
  }

  @Test func nothingLeaksFromOneItemToTheNext() {
    let text = """
      - one two three four
      - **five six** seven
      - eight
      """
    #expect(
      marked(text, width: 12) == """
        {dim|• }one two
          three four
        {dim|• }{bold|five six}
          seven
        {dim|• }eight
        """)
  }

  @Test func codeInAnItemStaysInItsLine() {
    #expect(
      shown("- call `run` and then `stop` once", width: 40) == "• call run and then stop once")
  }

  @Test func looseItemsStandApart() {
    #expect(
      shown("1. one\n\n   more\n\n2. two") == """
        1. one

           more

        2. two
        """)
  }

  @Test func tasksWithSeveralParagraphs() {
    let text = "- [x] done\n\n  because\n\n- [ ] open\n"
    #expect(
      shown(text) == """
        ☑ done

          because

        ☐ open
        """)
    #expect(
      shown(text, theme: .plain) == """
        [x] done

            because

        [ ] open
        """)
    #expect(
      shown(text, theme: .accessible) == """
        - Done: done

          because

        - Not done: open
        """)
    #expect(shown("1. [x] a\n2. b") == "1. ☑ a\n2. b")
  }

  @Test func emptyItemsKeepTheirMarker() {
    #expect(shown("-\n- a\n- <!-- c -->") == "•\n• a\n•")
  }

  @Test func blocksInsideItemsAreIndented() {
    let text = """
      - a
        > quoted

        ```
        code
          more
        ```

        | b | c |
        |---|---|
        | 1 | 2 |
      """
    #expect(
      shown(text, width: 30) == """
        • a

          │ quoted

            code
              more

          b │ c
          ──┼──
          1 │ 2
        """)
  }
}
