import MarkdownRendering
import Testing

@Suite struct ParagraphRenderingTests {
  @Test func fillsLinesUpToTheWidth() {
    #expect(
      shown("One two three\nfour five, six seven.", width: 14) == """
        One two three
        four five, six
        seven.
        """)
  }

  @Test func withoutAWidthOnlyTheAuthorBreaksLines() {
    #expect(
      shown("One two\nthree.  \nFour\\\nfive\n\nsix " + String(repeating: "x", count: 200)) == """
        One two three.
        Four
        five

        six \(String(repeating: "x", count: 200))
        """)
  }

  @Test func wrapsUnspacedJapanese() {
    let text = "観測できる物が変わると、それを読んだ画面だけが作り直される。"
    #expect(
      shown(text, width: 20) == """
        観測できる物が変わる
        と、それを読んだ画面
        だけが作り直される。
        """)
    #expect(
      shown("# " + text, width: 20) == """
        観測できる物が変わる
        と、それを読んだ画面
        だけが作り直される。
        """)
    #expect(
      shown("- " + text, width: 20) == """
        • 観測できる物が変わ
          ると、それを読んだ
          画面だけが作り直さ
          れる。
        """)
  }

  @Test func latinWordsShareTheLineWithWideText() {
    #expect(
      shown("画面はSwiftUIが作る。", width: 14) == """
        画面はSwiftUI
        が作る。
        """)
    #expect(
      shown("画面はSwiftUIが作る。", width: 10) == """
        画面は
        SwiftUIが
        作る。
        """)
  }

  @Test func punctuationStaysWithTheWordBeforeIt() {
    #expect(
      shown("一二三四。五（六）七", width: 8) == """
        一二三
        四。五
        （六）七
        """)
    #expect(
      shown("*one*, **two**; (`three`).", width: 9) == """
        one, two;
        (three).
        """)
  }

  @Test func aWideCharacterMovesWholeToTheNextLine() {
    #expect(
      shown("a日本", width: 4) == """
        a日
        本
        """)
    #expect(
      shown("日本", width: 3) == """
        日
        本
        """)
  }

  @Test func narrowScreensGetOneClusterInALine() {
    #expect(
      shown("日a 👩‍👩‍👧", width: 1) == """
        日
        a
        👩‍👩‍👧
        """)
    #expect(
      shown("> - ab\n\n```\ncd\n```", width: 2) == """
        •
        ab

        cd
        """)
    #expect(
      shown("> - ab\n\n```\ncd\n```", width: 5) == """
        │ •
        │ ab

        cd
        """)
  }

  @Test func breaksAfterHyphensInsideTheWidth() {
    #expect(
      shown("a well-known state-driven view", width: 7) == """
        a well-
        known
        state-
        driven
        view
        """)
    #expect(
      shown("one, two-three, 13-14 --course `re-render`", width: 9) == """
        one, two-
        three,
        13-14
        --course
        re-render
        """)
  }

  @Test func anAddressIsNotBrokenAtItsHyphens() {
    #expect(
      shown("See a well-known <https://example.org/well-known-place> or read-only-text.", width: 40)
        == """
        See a well-known
        https://example.org/well-known-place or
        read-only-text.
        """)
  }

  @Test func dashesStayOnTheLineTheyEnd() {
    #expect(
      shown("the view—and only it—runs", width: 10) == """
        the view—
        and only
        it—runs
        """)
  }

  @Test func cutsWordsThatAreWiderThanTheLine() {
    #expect(
      shown("see https://example.org/a/b now", width: 12) == """
        see
        https://exam
        ple.org/a/b
        now
        """)
  }

  @Test func selectorsDecideTheWidthOfSymbols() {
    #expect(shown("⌨\u{FE0F}ab ⌨\u{FE0F}cd", width: 4) == "⌨\u{FE0F}ab\n⌨\u{FE0F}cd")
    #expect(shown("⌨\u{FE0E}ab ⌚\u{FE0E}cd", width: 7) == "⌨\u{FE0E}ab ⌚\u{FE0E}cd")
  }

  @Test func codeKeepsItsSpacesAndItsPadding() {
    #expect(
      shown("the `  a  b  ` code", width: 8, theme: .plain) == """
        the `\u{A0}a
        b\u{A0}` code
        """)
    #expect(
      shown("abc `def` ghi", width: 8, theme: .plain) == """
        abc
        `def`
        ghi
        """)
  }

  @Test func spacesAroundStyledTextAreNotStyled() {
    #expect(
      marked("A [link to it](https://a.dev) and **bold text** end", width: 12) == """
        A {underline blue <https://a.dev>|link to it}
        and {bold|bold}
        {bold|text} end
        """)
    #expect(
      marked("aa [one two](https://a.dev)", width: 7) == """
        aa {underline blue <https://a.dev>|one}
        {underline blue <https://a.dev>|two}
        """)
  }

  @Test func stylesNest() {
    #expect(
      marked("**a *b `c`* ~~d~~** [`e`](https://f.dev)") == """
        {bold|a }{bold italic|b }{bold italic cyan|c}{bold| }{bold struck|d} \
        {underline cyan <https://f.dev>|e}
        """)
  }

  @Test func withoutStylesMarksStandForThem() {
    #expect(
      shown("## A `b`\n\n**c** ~~d~~", theme: .plain) == """
        ## A `b`

        c ~~d~~
        """)
    #expect(
      shown("## A `b`\n\n- c ~~d~~", theme: .monochrome) == """
        ## A `b`

        • c ~~d~~
        """)
  }

  @Test func plainAndAccessibleTextHasNoStyles() {
    let text = """
      # A **b** *c* [d](https://e.dev)

      > [!NOTE]
      > `f`

      | g |
      |---|
      | h |
      """
    for theme in [Theme.plain, .monochrome, .accessible] {
      let spans = rendered(text, width: 40, theme: theme, hyperlinks: false).flatMap(\.spans)
      #expect(spans.allSatisfy { $0.style == .plain && $0.link == nil })
    }
  }

  @Test func controlCharactersAreShownNotObeyed() {
    #expect(
      shown("a&#27;[2J b\u{9B}c\n\n```\nd\u{1B}]0;e\u{7}\n```") == """
        a^[[2J b<U+009B>c

          d^[]0;e^G
        """)
  }

  @Test func carriageReturnsLeaveNoTrace() {
    #expect(
      shown("one\r\ntwo  \r\nthree\r\n\r\n```swift\r\nlet a = 1\r\n\r\nlet b\r\n```\r\n") == """
        one two
        three

          let a = 1

          let b
        """)
  }
}
