import MarkdownRendering
import Terminal
import Testing

@Suite struct CodeRenderingTests {
  @Test func codeIsIndentedAndKeepsItsShape() {
    #expect(
      shown("```\nfor a in b {\n\tc()\n\n  \td()\n}\n```\n\n    e", width: 40) == """
          for a in b {
              c()

              d()
          }

          e
        """)
  }

  @Test func longLinesGoOnFurtherIn() {
    #expect(
      shown("```\n  let total = items.reduce(0)\n  x\n```", width: 22) == """
            let total =
              items.reduce(0)
            x
        """)
    #expect(
      shown("```\n日本語日本語\n```", width: 8) == """
          日本語
          日本語
        """)
  }

  @Test(arguments: ["Swift", "SWIFT", "swift"])
  func languagesAreToldInLowerCase(language: String) {
    let output = marked("```\(language)\nlet a\n```") { code, language in
      #expect(code == "let a\n")
      #expect(language == "swift")
      return [[Span("let", style: .bold), Span(" a")]]
    }
    #expect(output == "  {bold|let} a")
  }

  @Test func coloursThatChangeTheCodeAreNotUsed() {
    let wrong: [[[Span]]?] = [nil, [], [["let b"]], [["let a"], [""]]]
    for colours in wrong {
      #expect(marked("```swift\nlet a\n```", highlighter: { _, _ in colours }) == "  let a")
    }
  }

  @Test func colouredLinesAreCutLikeOthers() {
    let output = marked("```swift\nlet abcdef = 1\n```", width: 9) { _, _ in
      [[Span("let", style: .bold), Span(" "), Span("abcdef", style: .italic), Span(" = 1")]]
    }
    #expect(output == "  {bold|let}\n  {italic|abcdef}\n  = 1")
  }

  @Test func changesAreColoured() {
    #expect(
      marked("```diff\n--- a\n+++ b\n@@ -1 +1 @@\n-let a\n+let b\n c\n```") == """
          {dim|--- a}
          {dim|+++ b}
          {dim|@@ -1 +1 @@}
          {red|-let a}
          {green|+let b}
           c
        """)
  }

  @Test func liveListingsShowTheirEventsBelow() {
    let text = """
      ```swift live id=signs
      Board()

      // root: Board()
      // do: tap Move
      // do: type Oslo into City
      ```
      """
    #expect(
      shown(text, width: 40) == """
          Board()

        Then:
        1. tap Move
        2. type Oslo into City
        """)
    #expect(shown("```swift live\nBoard()\n// root: Board()\n```") == "  Board()")
  }

  @Test func codeThatFailsSaysSo() {
    #expect(
      shown("```swift fails\nlet a: Int = \"\"\n```") == """
        Does not compile:
          let a: Int = ""
        """)
  }

  @Test func thoseWhoListenHearWhereCodeEnds() {
    #expect(
      shown("```swift\nlet a\n```\n\n    b", theme: .accessible) == """
        Code, swift:
          let a
        End of code.

        Code:
          b
        End of code.
        """)
  }

  @Test func emptyCode() {
    #expect(shown("a\n\n```\n```\n\nb") == "a\n\nb")
  }
}
