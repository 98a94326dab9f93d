import Testing

@testable import Terminal

@Suite struct TextSearchTests {
  @Test func hitsMayGoOverTheEndOfALine() {
    let search = TextSearch(for: "two three", in: ["one two", "  three four"])
    #expect(
      search.hits == [[.init(line: 0, characters: 4..<7), .init(line: 1, characters: 2..<7)]])
  }

  @Test func capitalsCountOnlyIfSomeAreTyped() {
    let lines: [StyledLine] = ["State state"]
    #expect(TextSearch(for: "state", in: lines).hits.count == 2)
    #expect(TextSearch(for: "State", in: lines).hits.count == 1)
  }

  @Test func nothingIsFoundForNothing() {
    #expect(TextSearch(for: "  ", in: ["a b"]).hits.isEmpty)
    #expect(TextSearch(for: "a", in: []).hits.isEmpty)
  }

  @Test func aHitIsMarkedOverItsStyles() {
    let line = StyledLine([Span("ab", style: .bold), Span("cd")])
    #expect(
      line.adding(TextStyle(reverse: true), to: 1..<3).spans == [
        Span("a", style: .bold), Span("b", style: TextStyle(bold: true, reverse: true)),
        Span("c", style: TextStyle(reverse: true)), Span("d"),
      ])
  }

  @Test func sentencesBreakAtSpacesAndPathsStayWhole() {
    #expect(WordWrap.lines("  one two three", columns: 9) == ["  one two", "  three"])
    #expect(
      WordWrap.lines("in /a/long/path now", columns: 8) == ["in", "/a/long/path", "now"])
    #expect(WordWrap.lines("日本 語", columns: 5) == ["日本", "語"])
    #expect(WordWrap.lines("fits", columns: 9) == ["fits"])
  }
}
