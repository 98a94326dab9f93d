import Course
import Testing

@testable import Interchange

@Suite("Quizzes as GIFT and back")
struct QuizExchangeTests {
  private func quiz(_ text: String) throws -> (Quiz, [CourseIssue]) {
    let files = ["/course/Quizzes/01-a.md": text]
    let course = Course(
      folder: "/course",
      files: .init(
        names: { $0 == "/course/Quizzes" ? ["01-a.md"] : [] }, isFolder: { _ in false },
        read: { files[$0].map { Array($0.utf8) } }))
    return try course.quiz(try #require(course.quizzes().entries.first))
  }

  private func quiz(of questions: String) throws -> Quiz {
    try quiz("---\nid: a\nlesson: b\ntitle: About a\n---\n" + questions).0
  }

  private let course = """

    ## Which `class` is *observed*?

    ```swift
    class A { var b = [1: 2] }
    ```

    ```yaml question
    id: which
    type: single
    difficulty: 2
    section: b#c
    explanation: "Only `A` is."
    ```

    - [x] `A`

      It is a class.

    - [ ] neither

    ## All that count

    ```yaml question
    id: all
    type: multiple
    explanation: ""
    ```

    - [x] reads
    - [x] reads of reads
    - [ ] writes

    ## Name it

    ```yaml question
    id: name
    type: short
    answers: ["@State", "State"]
    ```

    ## Pair them

    ```yaml question
    id: pairs
    type: match
    ```

    | a | b |
    | --- | --- |
    | own | @State |
    | borrow | @Binding |

    ## In order

    ```yaml question
    id: sequence
    type: order
    ```

    1. read
    2. write

    ## Two gaps

    ```swift
    ___ let a = ___
    ```

    ```yaml question
    id: gaps
    type: blank
    answers: [[a], [b]]
    ```

    """

  @Test func `a quiz is written as GIFT, whole`() throws {
    let export = GIFTExport([try quiz(of: course)])
    #expect(
      export.text.hasPrefix(
        #"""
        $CATEGORY: About a

        // [id:which] [tag:difficulty-2]
        ::which::[markdown]Which `class` is *observed*?\n\n```swift\nclass A \{ var b \= [1\: 2] \}\n```{
        	=`A`#It is a class.
        	~neither
        	####Only `A` is.
        }

        // [id:all] [tag:difficulty-1]
        ::all::[markdown]All that count{
        	~%50%reads
        	~%50%reads of reads
        	~%-100%writes
        }

        // [id:name] [tag:difficulty-1]
        ::name::[markdown]Name it{
        	=[plain]@State
        	=[plain]State
        }

        """#))
    #expect(
      export.inexpressible
        == [.init("gaps", "several gaps in one listing have no place in GIFT")])
    #expect(GIFTReader(export.text).questions == export.questions)
  }

  @Test func `what came from a course becomes the same questions again`() throws {
    let original = try quiz(of: course)
    let export = GIFTExport([original])
    let text = GIFTImport(export.questions, id: "a", lesson: "b", title: "About a").text
    let (again, issues) = try quiz(text)
    #expect(issues.isEmpty)
    #expect(again.title == original.title)
    #expect(again.questions.map(\.id) == ["which", "all", "name", "pairs", "sequence"])
    for (new, old) in zip(again.questions, original.questions) where old.id != "sequence" {
      #expect(new.prompt == old.prompt)
      #expect(new.explanation == old.explanation)
      #expect(new.body.typeName == old.body.typeName)
      #expect(Self.outline(new.body) == Self.outline(old.body))
    }
    #expect(again.questions.first?.blocks.count == 1)
  }

  @Test func `what running a listing found out is a key like others`() throws {
    let text = """
      ## Which run?

      ```swift live id=a
      struct A {}
      // root: A()
      ```

      ```yaml question
      id: which
      type: predict
      step: tap B
      ```

      ## What is printed?

      ```swift live id=b
      struct A {}
      ```

      ```yaml question
      id: printed
      type: output
      ```

      """
    let quiz = try quiz(of: text)
    #expect(
      GIFTExport([quiz]).inexpressible.map(\.reason)
        == Array(repeating: "its key is computed by running its listing", count: 2))
    let choices = ComputedKey.choices(["A", "B", "none"], right: [0, 1], severalRight: true)
    let export = GIFTExport([quiz], computed: ["which": choices, "printed": .printed("one\n")])
    #expect(export.inexpressible.isEmpty)
    #expect(
      export.questions.map(\.body) == [
        .choice(
          [
            .init(GIFTText("A", format: .plain), weight: 50),
            .init(GIFTText("B", format: .plain), weight: 50),
            .init(GIFTText("none", format: .plain), weight: -100),
          ], allowsSeveral: true),
        .short([.init(GIFTText("one", format: .plain), weight: 100)]),
      ])
    #expect(!export.text.contains("root"))
    let several = GIFTExport([quiz], computed: ["which": choices, "printed": .printed("a\nb\n")])
    #expect(several.inexpressible.map(\.question) == ["printed"])
  }

  /// The parts of a question without the places at which they stand.
  private static func outline(_ body: Question.Body) -> [String] {
    switch body {
    case .single(let choices), .multiple(let choices):
      choices.map { "\($0.isCorrect) \($0.text.markdown) \($0.explanation.paragraphs)" }
    case .short(let answers): answers
    case .match(let pairs): pairs.map { "\($0.left) \($0.right)" }
    default: []
    }
  }

  @Test func `questions of others become types of ours, and what is lost is named`() throws {
    let gift = """
      ::Sky::Is the sky blue?{T#It is.#Yes.}

      Which number?{#4}

      About which?{#4:1}

      Tell.{}

      ## no heading{=%50%half =whole#good}

      A gap {=here ~there} in the text
      """
    let reader = GIFTReader(gift)
    let result = GIFTImport(reader.questions, id: "other", lesson: "b", title: "Others")
    let (read, issues) = try quiz(result.text)
    #expect(issues.isEmpty)
    #expect(read.questions.map(\.id) == ["sky", "question-2", "question-5", "question-6"])
    #expect(read.questions.map(\.body.typeName) == ["single", "short", "short", "single"])
    #expect(read.questions.map(\.prompt).last == "A gap ___ in the text")
    #expect(read.questions[2].prompt == "## no heading")
    #expect(
      result.inexpressible.map(\.sentence) == [
        "question-3: a number with a tolerance or a range has no type here.",
        "question-4: an essay needs a rubric; write an open question.",
        "question-5: an answer can't be partly right.",
        "question-5: short answers have no feedback of their own.",
      ])
  }
}
