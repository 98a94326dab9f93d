import ExerciseRunner
import MarkdownRendering
import Terminal
import Testing

@testable import ObservatoryKit

@Suite struct SwiftColoursTests {
  private let theme = Theme.standard

  @Test func rangesBecomeSpansAndEndWithTheLine() {
    let code = "let é = \"a\nb\" // c\n\n}\n"
    let ranges = [
      SyntaxRange(offset: 0, length: 3, kind: .keyword),
      SyntaxRange(offset: 9, length: 5, kind: .string),
      SyntaxRange(offset: 15, length: 4, kind: .comment),
    ]
    #expect(
      SwiftColours.lines(code, ranges, theme) == [
        [Span("let", style: theme.strong), Span(" é = "), Span("\"a", style: theme.added)],
        [Span("b\"", style: theme.added), Span(" "), Span("// c", style: theme.mark)],
        [], [Span("}")],
      ])
  }

  @Test func rangesThatLieOutsideAreLeftOut() {
    let range = SyntaxRange(offset: 2, length: 9, kind: .keyword)
    #expect(SwiftColours.lines("ab\n", [range], theme) == [[Span("ab")]])
    #expect(SwiftColours.lines("", [], theme) == [[]])
  }

  @Test func otherLanguagesAndMissingLibrariesLeaveCodeAsItIs() {
    let colours = SwiftColours(theme: theme) { "/nowhere.so" }
    #expect(colours.lines("let a\n", language: "swift") == nil)
    #expect(colours.lines("let a\n", language: "diff") == nil)
  }
}
