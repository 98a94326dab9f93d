import Testing

@testable import Interchange

@Suite("Notes for Anki")
struct AnkiTextTests {
  @Test func `a note is a row whose first field tells it from others`() {
    let note = AnkiText.Note(
      id: "observatory-owner", front: "Which \"wrapper\"?\n\n    let a\tb", back: "`@State`",
      tags: ["short", "two words"], deck: "Observatory::Gates")
    #expect(
      AnkiText([note]).text == """
        #separator:Tab
        #html:true
        #notetype:Basic
        #guid column:1
        #tags column:4
        #deck column:5
        observatory-owner\t"<p>Which &quot;wrapper&quot;?</p>
        <pre><code>let a\tb
        </code></pre>"\t<p><code>@State</code></p>\tshort two-words\tObservatory::Gates

        """)
  }

  @Test func `quotes are doubled and raw HTML is not passed on`() {
    let note = AnkiText.Note(
      id: "#1", front: "[a](<b\"c>)", back: "<script>alert(1)</script>", tags: [], deck: "D")
    let row = AnkiText([note]).text.split(separator: "\n").dropFirst(6).joined(separator: "\n")
    #expect(row.hasPrefix("\"#1\"\t\"<p><a href=\"\""))
    #expect(!row.contains("<script>"))
  }
}
