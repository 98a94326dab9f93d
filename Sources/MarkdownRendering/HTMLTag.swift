/// What a piece of HTML means for text in a terminal.
package enum HTMLTag: Hashable {
  case lineBreak
  /// Changes the look of its content only.
  case presentation
  case comment
  case unknown

  private static let presentational: Set<Substring> = [
    "a", "abbr", "b", "big", "blockquote", "center", "cite", "code", "dd", "del", "details", "dfn",
    "div", "dl", "dt", "em", "font", "i", "ins", "kbd", "mark", "p", "picture", "pre", "q", "s",
    "samp", "section", "small", "span", "strong", "sub", "summary", "sup", "tt", "u", "var",
  ]

  /// Classifies one tag or comment, such as `<br/>`.
  package init(_ html: String) {
    guard !html.hasPrefix("<!--") else {
      self = .comment
      return
    }
    let name = html.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    if name == "br" {
      self = .lineBreak
    } else {
      self = Self.presentational.contains(name) ? .presentation : .unknown
    }
  }
}

extension String {
  /// The text without HTML comments; an unclosed one goes on to the end.
  package var withoutComments: String {
    var rest = self[...]
    var text = ""
    while let start = rest.firstRange(of: "<!--") {
      text += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "-->") else { return text }
      rest = rest[end.upperBound...]
    }
    return text + rest
  }
}
