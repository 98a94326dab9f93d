import Course

/// A text of a course for other programs: no front matter, no directives, fences of one word.
struct PublishedText {
  let text: String

  /// Takes the text; `link` makes the line for an exercise that the text leads to.
  init(_ source: String, link: (String) -> String? = { _ in nil }) {
    var lines: [String] = []
    var fence: Substring?
    var isLive = false
    var events: [String] = []
    for line in Self.body(of: source) {
      let start = line.drop { $0 == " " }
      if let open = fence {
        if start.hasPrefix(open), start.dropFirst(open.count).allSatisfy(\.isWhitespace) {
          fence = nil
        }
        if isLive, let event = Self.event(in: start) { events.append(event) }
        if !(isLive && Self.isDirective(start)) { lines.append(String(line)) }
        if fence == nil, !events.isEmpty {
          lines +=
            ["", "Then:", ""] + events.enumerated().map { "\($0.offset + 1). `\($0.element)`" }
          events = []
        }
      } else if start.hasPrefix("```") || start.hasPrefix("~~~") {
        let mark = start.prefix { $0 == start.first }
        fence = mark
        let words = start.dropFirst(mark.count).split(separator: " ")
        isLive = words.contains("live")
        // Other programs take the whole line as the language.
        let isCode = ["swift", "json", "bash", "sh"].contains(words.first)
        lines.append("\(line.prefix(line.count - start.count))\(mark)\(isCode ? words[0] : "")")
      } else if start.hasPrefix("<!--") {
        if let line = Self.exercise(in: start).flatMap(link) { lines.append(line) }
      } else {
        lines.append(String(line))
      }
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    text = lines.joined(separator: "\n")
  }

  /// The lines below the front matter.
  private static func body(of source: String) -> ArraySlice<Substring> {
    let lines = source.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.first?.hasPrefix("---") == true,
      let end = lines.dropFirst().firstIndex(where: { $0.hasPrefix("---") })
    else { return lines[...] }
    return lines[(end + 1)...]
  }

  private static func isDirective(_ line: Substring) -> Bool {
    line.hasPrefix("// do:") || line.hasPrefix("// root:")
  }

  private static func event(in line: Substring) -> String? {
    let mark = "// do:"
    guard line.hasPrefix(mark) else { return nil }
    return String(line.dropFirst(mark.count).drop { $0 == " " })
  }

  private static func exercise(in comment: Substring) -> String? {
    let words = comment.dropFirst(4).split(separator: " ")
    guard words.count >= 2, words[0] == "exercise:" else { return nil }
    return String(words[1])
  }
}

extension Question {
  /// The prompt and what stands below it, without the lines that only the program reads.
  package var publishedMarkdown: String { PublishedText(markdown).text }
}
