import Testing

@testable import Interchange

@Suite("Reading GIFT")
struct GIFTReaderTests {
  private func question(_ text: String) throws -> GIFTQuestion {
    let reader = GIFTReader(text)
    #expect(reader.issues.isEmpty)
    return try #require(reader.questions.first)
  }

  @Test func `true and false, with what is said to the wrong and to the right`() throws {
    let read = try question("::Tracking::A body follows what it reads.{T#It does.#Right so.}")
    #expect(read.title == "Tracking")
    #expect(read.text == "A body follows what it reads.")
    #expect(read.body == .trueFalse(true, wrong: "It does.", right: "Right so."))
    for word in ["F", "FALSE", "false", " False "] {
      #expect(try question("Structs are observed.{\(word)}").body == .trueFalse(false))
    }
  }

  @Test func `one choice, with feedback`() throws {
    let read = try question(
      """
      What can be observed? {
        =a class # One instance.
        ~a struct # Copies.
        ~%50%an actor
        ####Only a class.
      }
      """)
    #expect(
      read.body
        == .choice(
          [
            .init("a class", weight: 100, feedback: "One instance."),
            .init("a struct", weight: 0, feedback: "Copies."), .init("an actor", weight: 50),
          ], allowsSeveral: false))
    #expect(read.generalFeedback == "Only a class.")
  }

  @Test func `several choices with weights`() throws {
    let read = try question("Which? {~%50%a ~%50%b ~%-100%c ~%-33.33333%d}")
    #expect(
      read.body
        == .choice(
          [
            .init("a", weight: 50), .init("b", weight: 50), .init("c", weight: -100),
            .init("d", weight: -33.33333),
          ], allowsSeveral: true))
  }

  @Test func `short answers with partial credit`() throws {
    #expect(
      try question("Who? {=State =%50%Binding#Nearly}").body
        == .short([
          .init("State", weight: 100), .init("Binding", weight: 50, feedback: "Nearly"),
        ]))
    #expect(try question("Who? {State}").body == .short([.init("State", weight: 100)]))
    #expect(try question("Which letter? {=T}").body == .short([.init("T", weight: 100)]))
  }

  @Test func `pairs`() throws {
    #expect(
      try question("Match. {=@State -> owns =@Binding -> borrows = -> nothing}").body
        == .matching([.init("@State", "owns"), .init("@Binding", "borrows"), .init("", "nothing")]))
  }

  @Test func `numbers with tolerance, in ranges, with weights`() throws {
    #expect(
      try question("How many? {#3}").body == .numerical([.init(.near(3, tolerance: 0))]))
    #expect(
      try question("How many? {#3.14:0.005}").body
        == .numerical([.init(.near(3.14, tolerance: 0.005))]))
    #expect(try question("How many? {#-1..5}").body == .numerical([.init(.range(-1, 5))]))
    #expect(
      try question("How many? {#\n=2:0 # All.\n=%50%2:1 # Near.\n~# Far.\n}").body
        == .numerical(
          [
            .init(.near(2, tolerance: 0), feedback: "All."),
            .init(.near(2, tolerance: 1), weight: 50, feedback: "Near."),
          ], wrong: "Far."))
  }

  @Test func `an essay, a text that asks nothing, a missing word`() throws {
    #expect(try question("Explain.{}").body == .essay)
    #expect(try question("Explain.{####Model.}").generalFeedback == "Model.")
    #expect(try question("Read this first.").body == .description)
    let gap = try question("A view {=reads ~writes} what it shows.")
    #expect(gap.text == "A view")
    #expect(gap.textAfter == "what it shows.")
  }

  @Test func `escapes are read, other backslashes stay`() throws {
    let read = try question(##"a \{b\} \= \~ \# \: \\ \x \n end {=1\:2\=\#}"##)
    #expect(read.text.text == "a {b} = ~ # : \\ \\x \n end")
    #expect(read.body == .short([.init("1:2=#", weight: 100)]))
  }

  @Test func `texts have formats, answers those of their question`() throws {
    let read = try question("[markdown]`a`? {=[html]<b>b</b> ~c#[plain]d}")
    #expect(read.text == GIFTText("`a`?", format: .markdown))
    #expect(
      read.body
        == .choice(
          [
            .init(GIFTText("<b>b</b>", format: .html), weight: 100),
            .init(
              GIFTText("c", format: .markdown), weight: 0,
              feedback: GIFTText("d", format: .plain)),
          ], allowsSeveral: false))
  }

  @Test func `comments, ids, tags and categories`() {
    let reader = GIFTReader(
      """
      // a comment
      $CATEGORY: swift/views

      // [id:q1] [tag:easy] [tag:with \\] bracket]
      ::One::a{T}
      // not part of it

      b{
      // nor this
      F}\r
      \r
      $CATEGORY: other
      c{}
      """)
    #expect(reader.issues.isEmpty)
    #expect(reader.questions.map(\.category) == ["swift/views", "swift/views", "other"])
    #expect(reader.questions.map(\.id) == ["q1", nil, nil])
    #expect(reader.questions.first?.tags == ["easy", "with ] bracket"])
    #expect(reader.questions.map(\.body) == [.trueFalse(true), .trueFalse(false), .essay])
  }

  @Test func `what can't be read is named by its line, and the rest is read`() {
    let reader = GIFTReader(
      "a{T}\n\nb{=c\n\nd{~e ~f}\n\ng{#x}\n\nh{=i -> j =k}\n\n::title::\n\nl{#1..y}\n\nm{F}\n")
    #expect(reader.questions.map(\.text) == ["a", "m"])
    #expect(
      reader.issues == [
        .init(line: 3, .answersNotClosed), .init(line: 5, .noRightAnswer),
        .init(line: 7, .notANumber("x")), .init(line: 9, .pairWithoutArrow("k")),
        .init(line: 11, .emptyQuestion), .init(line: 13, .notANumber("1..y")),
      ])
  }
}
