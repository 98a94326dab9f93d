import Testing

@testable import Terminal

@Suite struct CompletionListTests {
  private func text(_ completions: [Completion], columns: Int) -> String {
    CompletionList.lines(for: completions, columns: columns).map(\.plainText)
      .joined(separator: "\n")
  }

  @Test func namesFillColumnsFromTopToBottom() {
    #expect(
      text(["back", "hint", "next", "quiz", "run"], columns: 20) == """
        back  next  run
        hint  quiz
        """)
  }

  @Test func aNarrowTerminalGetsOneColumn() {
    #expect(text(["lessons", "progress"], columns: 5) == "less…\nprog…")
  }

  @Test func notesStandBesideTheirNames() {
    #expect(
      text([Completion("run", note: "the listing"), "日本"], columns: 40) == """
        run   the listing
        日本
        """)
  }

  @Test func aLongListIsCut() {
    let many = (0..<70).map { Completion("n\($0)") }
    #expect(CompletionList.lines(for: many, columns: 10).last?.plainText == "… 10 more")
  }
}
