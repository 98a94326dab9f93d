import SeededRandom

/// Makes up documents with every kind of block and inline, in all sorts of nesting.
struct RandomMarkdown {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func document() -> String {
    let lines = blocks(depth: 0)
    return lines.joined(separator: pick(["\n", "\n", "\n", "\r\n"]))
  }

  private mutating func blocks(depth: Int) -> [String] {
    (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in block(depth: depth) + [""] }
  }

  private mutating func block(depth: Int) -> [String] {
    switch Int.random(in: 0..<(depth < 4 ? 14 : 9), using: &random) {
    case 0, 1, 2: return paragraph()
    case 3:
      return [String(repeating: "#", count: Int.random(in: 1...6, using: &random)) + " " + text()]
    case 4: return code()
    case 5, 6: return table()
    case 7:
      return [pick(["---", "<!-- exercise: a -->", "<div>" + text() + "</div>", "    " + text()])]
    case 8: return ["[^1]: " + text(), "", "See[^1]."]
    case 9, 10: return prefixed(first: "> ", rest: "> ", blocks(depth: depth + 1))
    case 11: return prefixed(first: "> [!TIP]\n> ", rest: "> ", blocks(depth: depth + 1))
    default: return list(depth: depth)
    }
  }

  private mutating func paragraph() -> [String] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in text() + pick(["", "", "  ", "\\"]) }
  }

  private mutating func list(depth: Int) -> [String] {
    let marker = pick(["- ", "1. ", "998) ", "- [x] ", "- [ ] ", "* "])
    let indent = String(repeating: " ", count: marker.hasPrefix("- ") ? 2 : marker.utf8.count)
    let isTight = Bool.random(using: &random)
    return (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in
      let content = isTight ? [text()] : blocks(depth: depth + 1)
      return prefixed(first: marker, rest: indent, content)
    }
  }

  private mutating func code() -> [String] {
    let lines = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      String(repeating: pick([" ", "\t", ""]), count: 3) + text()
    }
    return [pick(["```swift", "```diff", "```", "```Swift fails"])] + lines + ["```"]
  }

  private mutating func table() -> [String] {
    let columns = Int.random(in: 1...5, using: &random)
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let alignments = (0..<columns).map { _ in pick(["---", ":--", ":-:", "--:"]) }
    let rows = (0..<Int.random(in: 0...3, using: &random)).map { _ in cells(columns) }
    return [row(cells(columns)), row(alignments)] + rows.map(row)
  }

  private mutating func cells(_ count: Int) -> [String] {
    (0..<count).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).map { _ in word() }.joined(separator: " ")
    }
  }

  private mutating func prefixed(first: String, rest: String, _ lines: [String]) -> [String] {
    lines.enumerated().map { index, line in (index == 0 ? first : rest) + line }
  }

  private mutating func text() -> String {
    (0..<Int.random(in: 1...8, using: &random)).map { _ in
      word() + pick([" ", " ", " ", "", "  "])
    }
    .joined()
  }

  private mutating func word() -> String {
    let word = pick(Self.words)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return "*\(word)*"
    case 1: return "**\(word) \(pick(Self.words))**"
    case 2: return "`\(word)`"
    case 3: return "` \(word)  \(pick(Self.words))`"
    case 4: return "~~\(word)~~"
    case 5: return "[\(word)](\(pick(["https://a.dev/b", "c.md", ""])))"
    case 6: return "![\(word)](d.png)"
    case 7: return String(repeating: word, count: Int.random(in: 1...12, using: &random))
    default: return word
    }
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &random) ?? ""
  }

  private static let words = [
    "a", "view", "body,", "well-known", "re-render", "--course", "(see", "it)", "x—y", "end.", "17",
    "https://developer.apple.com/documentation", "@Observable", "Array<Int>", "&amp;", "&#27;[2J",
    "日本語", "、", "。", "「引用」", "한국어", "ー", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "🇩",
    "⌨\u{FE0F}", "❤\u{FE0E}", "\u{FE0F}", "\u{200B}", "\u{A0}", "\u{202E}", "\u{7}", "<br>", "<b>",
    "<!-- c -->", "<T>", "[^1]", "|", "\\|", "*", "_", "`", "\\", "[", "](", "#", ">", "-", "\t",
    "supercalifragilisticexpialidocious", "मराठी", "עברית",
  ]
}
