import Testing

@testable import Terminal

@Suite struct PromptEncoderTests {
  private let style = TextStyle(foreground: .blue, bold: true)

  @Test func styleEndsBeforeTheLastCharacter() {
    let shown = "\u{1}\u{1B}[1;34m\u{1}quiz>\u{1}\u{1B}[0m\u{1} "
    #expect(PromptEncoder(usesColor: true).encode("quiz>", style: style) == shown)
    #expect(PromptEncoder(usesColor: true).encode("quiz> ", style: style) == shown)
  }

  @Test func withoutStyleTheTextStaysAsItIs() {
    #expect(PromptEncoder(usesColor: false).encode("quiz>", style: style) == "quiz>")
    #expect(PromptEncoder(usesColor: true).encode("quiz> ", style: .plain) == "quiz> ")
    #expect(PromptEncoder(usesColor: true).encode(" ", style: style) == " ")
    #expect(PromptEncoder(usesColor: true).encode("", style: style) == "")
  }

  @Test func textCannotOpenAMarkedSequence() {
    #expect(PromptEncoder(usesColor: false).encode("a\u{1}b\u{1B}", style: .plain) == "a^Ab^[")
  }
}
