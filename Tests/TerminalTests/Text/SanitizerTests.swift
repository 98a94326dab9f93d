import Testing

@testable import Terminal

@Suite struct SanitizerTests {
  @Test(arguments: [
    ("plain\n\ttext", "plain\n\ttext"),
    ("\u{1B}[2J", "^[[2J"),
    ("\u{1B}]0;title\u{7}", "^[]0;title^G"),
    ("\u{9B}31m", "<U+009B>31m"),
    ("over\rwritten", "over^Mwritten"),
    ("windows\r\nlines\r\n", "windows\nlines\n"),
    ("\r\r\n", "^M\n"),
    ("end\r", "end^M"),
    ("\u{7F}\u{0}", "^?^@"),
    ("user\u{202E}nimda", "user<U+202E>nimda"),
    ("a\u{2066}b\u{2069}", "a<U+2066>b<U+2069>"),
    ("zero\u{200B}width", "zero<U+200B>width"),
    ("\u{FEFF}mark", "<U+FEFF>mark"),
    ("👩‍👩‍👧 é 日", "👩‍👩‍👧 é 日"),
  ])
  func showsWhatWouldSteerTheTerminal(text: String, shown: String) {
    #expect(Sanitizer.visible(text) == shown)
  }

  @Test func singleLineHasNoLineBreaks() {
    #expect(Sanitizer.singleLine("a\nb\tc\r\nd\re") == "a b c d^Me")
  }
}
