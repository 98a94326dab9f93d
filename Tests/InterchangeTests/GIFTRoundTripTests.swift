import Testing

@testable import Interchange

@Suite("GIFT there and back")
struct GIFTRoundTripTests {
  @Test(arguments: [
    GIFTQuestion("[html] is no format here", .essay),
    GIFTQuestion("// is no comment here", .trueFalse(false, right: "yes")),
    GIFTQuestion("$CATEGORY: none", .trueFalse(true, wrong: "#hash")),
    GIFTQuestion("{}=~#:\\ \\n", .short([.init("%50%", weight: 100), .init("a=b", weight: 100)])),
    GIFTQuestion(
      "two\n\nparagraphs",
      .choice(
        [.init("%1%", weight: 0), .init("\n", weight: 100)], allowsSeveral: false)),
    GIFTQuestion(GIFTText("a", format: .html), .matching([.init("l", "r -> s")])),
    GIFTQuestion(
      "n",
      .numerical(
        [.init(.near(1e-9, tolerance: 0)), .init(.range(-0.5, 1.25), weight: -25)], wrong: "w")),
  ])
  func `awkward questions read back as they were`(question: GIFTQuestion) {
    let text = GIFTWriter([question]).text
    let reader = GIFTReader(text)
    #expect(reader.issues.isEmpty)
    #expect(reader.questions == [question], "\(text)")
  }

  @Test func `thousands of random questions read back as they were`() {
    var random = RandomQuestions(seed: 20_261_130)
    for round in 0..<300 {
      let questions = (0..<10).map { _ in random.question() }
      let possible = questions.filter { $0.obstacle == nil }
      let text = GIFTWriter(possible).text
      let reader = GIFTReader(text)
      #expect(reader.issues.isEmpty, "round \(round)")
      #expect(reader.questions.count == possible.count, "round \(round): \(text)")
      for (read, written) in zip(reader.questions, possible) where read != written {
        Issue.record("round \(round): \(GIFTWriter([written]).text)\nread \(read)\nnot \(written)")
      }
    }
  }

  @Test func `what GIFT has no escape for is named`() {
    let short = GIFTQuestion("a", .short([.init("x -> y", weight: 100)]))
    #expect(short.obstacle == "a short answer can't hold ->")
    #expect(
      GIFTQuestion("a", .matching([.init("x -> y", "z")])).obstacle
        == "the left side of a pair can't hold ->")
    let all = GIFTQuestion("a", .choice([.init("x", weight: 100)], allowsSeveral: false))
    #expect(all.obstacle == "a choice without a wrong answer is read as a short answer")
    #expect(GIFTQuestion("a", .essay).obstacle == nil)
  }

  @Test func `no text, however broken, stops the reader`() {
    var random = RandomQuestions(seed: 7)
    for _ in 0..<2000 {
      let text = random.noise()
      let reader = GIFTReader(text)
      #expect(reader.questions.count + reader.issues.count <= text.count + 1)
    }
  }
}

/// Questions made from a seed.
private struct RandomQuestions {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
  private mutating func maybe<Item>(_ item: (inout Self) -> Item) -> Item? {
    below(3) == 0 ? item(&self) : nil
  }

  private static let pieces = [
    "a", "State", " ", "  ", "=", "~", "#", "##", "####", "{", "}", ":", "::", "\\", "\\n", "\n",
    "//", "$CATEGORY:", "[html]", "[", "]", "%50%", "%", "->", "é", "e\u{301}", "🛰️", "\"", "<b>",
    "T", "FALSE", "1..2", "\t", ".",
  ]

  mutating func noise() -> String { (0..<below(24)).map { _ in pick(Self.pieces) }.joined() }

  /// Spaces at the ends are not part of a text in GIFT.
  private mutating func words() -> String {
    var text = noise()[...]
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text.drop { $0 == " " || $0 == "\t" })
  }

  private mutating func text() -> GIFTText {
    GIFTText(words(), format: pick(GIFTText.Format.allCases))
  }

  /// Feedback without words is none.
  private mutating func feedback() -> GIFTText? {
    maybe { random in
      let text = random.text()
      return text.text.isEmpty ? GIFTText("said", format: text.format) : text
    }
  }

  private mutating func answer(_ weights: [Double]) -> GIFTQuestion.Answer {
    .init(text(), weight: pick(weights), feedback: feedback())
  }

  private mutating func number() -> Double { Double(below(2000) - 1000) / pick([1, 8, 1000]) }

  private mutating func body() -> GIFTQuestion.Body {
    let count = 1 + below(4)
    switch below(8) {
    case 0: return .essay
    case 1: return .trueFalse(below(2) == 0, wrong: feedback(), right: feedback())
    case 2:
      return .choice(
        (0...count).map { _ in answer([100, 0, 0, 50, -33.33333]) }, allowsSeveral: false)
    case 3:
      return .choice((0...count).map { _ in answer([100, 50, 0, -100]) }, allowsSeveral: true)
    case 4: return .short((0..<count).map { _ in answer([100, 50, 0]) })
    case 5: return .matching((0..<count).map { _ in .init(text(), words()) })
    case 6:
      let numbers = (0..<count).map { _ -> GIFTQuestion.Number in
        let value: GIFTQuestion.Number.Value =
          below(2) == 0
          ? .near(number(), tolerance: abs(number())) : .range(number(), number())
        return .init(value, weight: pick([100, 50, 0]), feedback: feedback())
      }
      return .numerical(numbers, wrong: feedback())
    default: return .description
    }
  }

  mutating func question() -> GIFTQuestion {
    var question = GIFTQuestion(text(), body())
    question.title = maybe { $0.words() }
    question.id = maybe { "id-\($0.below(100))]" }
    question.tags = maybe { ["tag \($0.below(9))"] } ?? []
    question.category = "course/part \(below(2))"
    if question.body == .description {
      if question.text.text.isEmpty { question.text.text = "text" }
    } else {
      question.textAfter = maybe { $0.words() }.flatMap { $0.isEmpty ? nil : $0 }
      question.generalFeedback = feedback()
    }
    return question
  }
}
