import Testing

@testable import Grading

@Suite("Reading text")
struct TextTests {
  private func words(_ text: String) -> [String] { Tokeniser.tokens(of: text).tokens.map(\.text) }

  @Test("compatibility forms, quotes, dashes and invisible characters are brought into one form")
  func normalisation() {
    #expect(Normaliser.line("  ﬁrst\u{00A0}\u{200B} ｏｎｅ ") == "first one")
    #expect(Normaliser.line("\u{201C}don\u{2019}t\u{201D}") == "\"don't\"")
    #expect(Normaliser.line("𝐜𝐨𝐩𝐲 ²") == "copy 2")
    #expect(Normaliser.line("cafe\u{301}") == "café")
  }

  @Test("code stays whole and contractions become two words")
  func tokens() {
    #expect(words("@State isn't $model.name.") == ["@state", "is", "not", "$model.name"])
    #expect(
      words("use .environment(x) or Library?") == ["use", ".environment", "x", "or", "library"])
    #expect(words("re-rendered, dont") == ["rerendered", "do", "not"])
    #expect(words("e.g. this") == ["like", "this"])
  }

  @Test("a property of what a call returns is a member, a modifier isn't, and == is a word")
  func members() {
    let text = Tokeniser.tokens(of: "Bindable(model).title, Row().environment(model) has no ==.")
    #expect(text.tokens.first { $0.text == ".title" }?.shapes == ["<member>"])
    #expect(text.tokens.first { $0.text == ".environment" }?.shapes == [])
    #expect(text.tokens.last?.text == "equality")
    #expect(text.quote(text.tokens.indices.suffix(2)) == "no ==")
  }

  @Test("a span quotes the original, whatever was normalised")
  func quotes() {
    let text = Tokeniser.tokens(of: "The “ﬁrst” view")
    #expect(text.quote(1..<3) == "ﬁrst” view")
  }

  @Test(
    "inflections meet in one stem",
    arguments: [
      ["copy", "copies", "copied", "copying"], ["change", "changes", "changed", "changing"],
      ["run", "runs", "running"], ["use", "uses", "used", "using"], ["pass", "passes", "passed"],
      ["body", "bodies"], ["invalidate", "invalidated", "invalidates"],
    ])
  func stems(forms: [String]) {
    #expect(Set(forms.map(Stemmer.stem)).count == 1)
  }

  @Test("a note is no negation")
  func note() { #expect(Stemmer.stem("noted") != "not") }

  @Test("slips are counted up to a limit")
  func distances() {
    #expect(EditDistance.between("raeds", "reads", limit: 1) == 1)
    #expect(EditDistance.between("class", "copies", limit: 2) == nil)
    #expect(EditDistance.between("observd", "observed", limit: 2) == 1)
    #expect([3, 4, 7, 8].map(EditDistance.allowance) == [0, 1, 1, 2])
  }
}
