import MarkdownRendering
import Testing

@Suite struct TableRenderingTests {
  private let replacements = """
    | Old | Reads | Since |
    |:----|:-----:|------:|
    | `@Published` | every one | 13 |
    | 日本語 | 読む | 2 |
    | [link](https://a.dev/long/address) | x | 17 |
    """

  @Test func columnsKeepTheirAlignment() {
    #expect(
      shown(replacements, width: 60) == """
        Old        │   Reads   │ Since
        ───────────┼───────────┼──────
        @Published │ every one │    13
        日本語     │   読む    │     2
        link       │     x     │    17
        """)
    #expect(
      shown("| a | b |\n|---|---|\n| cc | |", theme: .plain) == """
        a  | b
        ---+--
        cc |
        """)
  }

  @Test func stylesInCellsTakeNoColumns() {
    #expect(
      marked("| **a** | b |\n|---|---|\n| [c](https://d.dev) | `ee` |") == """
        {bold|a}{dim| │ }{bold|b}
        {dim|──┼───}
        {underline blue <https://d.dev>|c}{dim| │ }{cyan|ee}
        """)
  }

  @Test func wideCellsAreWrapped() {
    let text = """
      | Wrapper | What to write instead |
      |---|---|
      | `@StateObject` | Keep the model in `@State` where it is made. |
      | `@ObservedObject` | Nothing at all. |
      """
    #expect(
      shown(text, width: 36) == """
        Wrapper         │ What to write
                        │ instead
        ────────────────┼───────────────────
        @StateObject    │ Keep the model in
                        │ @State where it is
                        │ made.
        ────────────────┼───────────────────
        @ObservedObject │ Nothing at all.
        """)
  }

  @Test func unspacedWideTextWrapsInsideItsColumn() {
    #expect(
      shown("| 項目 | 説明 |\n|---|---|\n| 観測 | 読んだ値が変わると作り直す |", width: 20) == """
        項目 │ 説明
        ─────┼──────────────
        観測 │ 読んだ値が変
             │ わると作り直
             │ す
        """)
  }

  @Test func tooNarrowTablesBecomeRecords() {
    #expect(
      shown(replacements, width: 15) == """
        Old: @Published
        Reads: every
        one
        Since: 13

        Old: 日本語
        Reads: 読む
        Since: 2

        Old: link
        Reads: x
        Since: 17
        """)
  }

  @Test func thoseWhoListenHearTheColumnOfEachCell() {
    #expect(
      shown("| Old | New |\n|---|---|\n| a | b |\n| c | |", theme: .accessible) == """
        Old: a
        New: b

        Old: c
        New:
        """)
  }

  @Test func htmlPipesAndSelectorsInCells() {
    #expect(
      shown("| a | b |\n|---|---|\n| <i>x</i><br>y | `p\\|q` |\n| ❤\u{FE0F} | z |") == """
        a  │ b
        ───┼────
        x  │ p|q
        y  │
        ───┼────
        ❤\u{FE0F} │ z
        """)
  }

  @Test func headersWithoutRowsAreATable() {
    #expect(shown("| a | b |\n|---|---|") == "a │ b\n──┼──")
  }
}
