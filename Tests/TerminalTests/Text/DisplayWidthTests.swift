import Testing

@testable import Terminal

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0),
    ("plain", 5),
    ("héllo", 5),
    ("e\u{301}", 1),
    ("日本語", 6),
    ("ｆｕｌｌ", 8),
    ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("❯ ", 2),
    ("─│┌", 3),
    ("🙂", 2),
    ("🇳🇴", 2),
    ("👩‍👩‍👧", 2),
    ("👍🏽", 2),
    ("1\u{FE0F}\u{20E3}", 2),
    ("Привет", 6),
    ("\u{200B}", 0),
    ("\u{AD}", 1),
  ])
  func countsTerminalColumns(text: String, columns: Int) {
    #expect(DisplayWidth.width(of: text) == columns)
  }

  @Test func emojiSelectorWidensAndTextSelectorNarrows() {
    #expect(DisplayWidth.width(of: "❤") == 1)
    #expect(DisplayWidth.width(of: "❤\u{FE0F}") == 2)
    #expect(DisplayWidth.width(of: "⌚") == 2)
    #expect(DisplayWidth.width(of: "⌚\u{FE0E}") == 1)
    #expect(DisplayWidth.width(of: "a\u{FE0F}") == 1)
  }

  @Test(arguments: ["\u{1B}[1m", "a\tb", "a\r\nb", "a\rb", "\u{7F}", "\u{9B}31m", "\u{202E}x"])
  func countsControlsAsTheyAreShown(text: String) {
    let shown = LineEncoder(usesColor: false, hyperlinks: false).encode(StyledLine(text))
    #expect(DisplayWidth.width(of: text) == DisplayWidth.width(of: shown))
  }
}
