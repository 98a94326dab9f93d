import Testing

@testable import Grading

@Suite("Short answers")
struct ShortAnswerTests {
  @Test("blanks around the key and the answer don't matter")
  func blanks() {
    #expect(ShortAnswer(accepted: [" dependency "]).check("  dependency\t") == .correct)
    #expect(ShortAnswer(accepted: ["row closure"]).check("row  \u{00A0}closure") == .correct)
  }

  @Test("neither case, articles, quotes, full stops nor markup matter")
  func dress() {
    let question = ShortAnswer(accepted: ["the getter"])
    for answer in ["Getter", "A GETTER.", "“getter”", "`getter`", "the getter!"] {
      #expect(question.check(answer) == .correct, "\(answer)")
    }
    #expect(ShortAnswer(accepted: ["view's body"]).check("View\u{2019}s body") == .correct)
  }

  @Test("a slip is forgiven as the length of the word allows, and short words must be exact")
  func slips() {
    #expect(ShortAnswer(accepted: ["registrar"]).check("regsitrar") == .correct)
    #expect(ShortAnswer(accepted: ["dependency"]).check("depedancy") == .correct)
    #expect(ShortAnswer(accepted: ["row"]).check("raw") == .incorrect)
    #expect(ShortAnswer(accepted: ["once"]).check("twice") == .incorrect)
  }

  @Test("a word that exists is no slip of another one")
  func otherWords() {
    #expect(ShortAnswer(accepted: ["observed"]).check("ignored") == .incorrect)
    #expect(ShortAnswer(accepted: ["class"]).check("clash") == .incorrect)
    #expect(ShortAnswer(accepted: ["body"]).check("bodies") == .incorrect)
    #expect(ShortAnswer(accepted: ["getter"]).check("setter") == .incorrect)
  }

  @Test("a part of the key is not the key, and the key inside more is not either")
  func parts() {
    let question = ShortAnswer(accepted: ["correct"])
    #expect(question.check("incorrect") == .incorrect)
    #expect(question.check("correct or not") == .incorrect)
    #expect(ShortAnswer(accepted: ["environment"]).check("environ") == .incorrect)
  }

  @Test("code must be exact; nearly right is asked for again and not counted")
  func code() {
    let question = ShortAnswer(accepted: ["$name"])
    #expect(question.check("$name") == .correct)
    #expect(question.check("name") == .nearMiss(.sigil(wanted: "$name")))
    #expect(question.check("title") == .incorrect)
    let wrapper = ShortAnswer(accepted: ["@State"])
    #expect(wrapper.check("@state") == .nearMiss(.capitals(wanted: "@State")))
    #expect(wrapper.check("@Stat") == .nearMiss(.slip(wanted: "@State")))
    #expect(wrapper.check("@Binding") == .incorrect)
    #expect(ShortAnswer(accepted: ["&&"]).check("||") == .incorrect)
    #expect(ShortAnswer(accepted: ["&&"]).check(" && ") == .correct)
  }

  @Test("numbers must be exact")
  func numbers() {
    #expect(ShortAnswer(accepted: ["2"]).check("3") == .incorrect)
    #expect(ShortAnswer(accepted: ["12345"]).check("12346") == .incorrect)
  }

  @Test("a true answer in another word is answered with a remark and asked again")
  func synonyms() {
    let question = ShortAnswer(
      accepted: ["invalidated"], otherWords: [("redrawn", "Right; which word is used of a body?")])
    #expect(
      question.check("redrawn") == .nearMiss(.otherWord("Right; which word is used of a body?")))
  }

  @Test("composed or not, in full width or as a ligature, it's the same word")
  func compatibility() {
    #expect(ShortAnswer(accepted: ["caf\u{E9}"]).check("cafe\u{301}") == .correct)
    #expect(ShortAnswer(accepted: ["cafe\u{301}"]).check("caf\u{E9}") == .correct)
    #expect(ShortAnswer(accepted: ["first"]).check("\u{FB01}rst") == .correct)
    #expect(ShortAnswer(accepted: ["body"]).check("\u{FF42}\u{FF4F}\u{FF44}\u{FF59}") == .correct)
    #expect(ShortAnswer(accepted: ["$name"]).check("\u{FF04}name") == .correct)
  }

  @Test("blanks, quotes and markup in the key are the author's dress, not the answer")
  func markupInKey() {
    for key in ["\u{201C}getter\u{201D}", "`getter`", " getter. ", "get\u{200B}ter"] {
      #expect(ShortAnswer(accepted: [key]).check("getter") == .correct, "\(key)")
    }
    #expect(ShortAnswer(accepted: ["view\u{2019}s body"]).check("view's body") == .correct)
    #expect(ShortAnswer(accepted: ["row\u{202F}closure"]).check("row closure") == .correct)
  }

  @Test("every accepted answer counts, not the first alone")
  func alternatives() {
    let question = ShortAnswer(accepted: ["invalidated", "re-evaluated", "run again"])
    for answer in ["Invalidated", "re-evaluated", "run again"] {
      #expect(question.check(answer) == .correct, "\(answer)")
    }
  }

  @Test("a slip that makes another term of the field is an error, and names are never guessed")
  func neighbouringTerms() {
    #expect(ShortAnswer(accepted: ["mutable"]).check("immutable") == .incorrect)
    #expect(ShortAnswer(accepted: ["tracked"]).check("untracked") == .incorrect)
    #expect(ShortAnswer(accepted: ["reference"]).check("preference") == .incorrect)
    #expect(ShortAnswer(accepted: ["willSet"]).check("didSet") == .incorrect)
    #expect(
      ShortAnswer(accepted: ["carboxyl"], otherWords: [("carbonyl", "That is another group.")])
        .check("carbonyl") != .correct)
  }

  @Test("no key marks nobody wrong, and an empty answer is no wrong one")
  func noKey() {
    #expect(ShortAnswer(accepted: []).check("anything") == .noKey)
    #expect(ShortAnswer(accepted: ["a key"]).check("  ") == .empty)
  }
}

@Suite("Gaps and choices")
struct GapsAndChoicesTests {
  @Test("a gap is compared token by token")
  func gaps() {
    let gaps = BlankGaps(answers: [["@Bindable var book"], ["$book.title", "$book .title"]])
    #expect(gaps.check(["@Bindable  var book", "$book.title"]) == [true, true])
    #expect(gaps.check(["@bindable var book", "book.title"]) == [false, false])
    #expect(gaps.check(["@Bindable varbook"]) == [false, false])
  }

  @Test("gaps are filled in order")
  func fill() {
    #expect(
      BlankGaps.fill("let ___ = ____()", with: ["book", "Book"]) == "let book = Book()")
    #expect(BlankGaps.fill("a ___ b", with: []) == "a ___ b")
  }

  @Test("choices are named by number or letter in any form")
  func choices() {
    #expect(Choices.numbers(in: "1, 3", of: 4) == [1, 3])
    #expect(Choices.numbers(in: "a c", of: 4) == [1, 3])
    #expect(Choices.numbers(in: "13", of: 4) == [1, 3])
    #expect(Choices.numbers(in: "B and D", of: 4) == [2, 4])
    #expect(Choices.numbers(in: "5", of: 4) == nil)
    #expect(Choices.numbers(in: "", of: 4) == nil)
  }

  @Test("printed lines are compared trimmed")
  func output() {
    #expect(Choices.isSameOutput("a\nb\n", "  a \n b"))
    #expect(!Choices.isSameOutput("a\nb", "b\na"))
  }
}
