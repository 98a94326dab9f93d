import Terminal

/// A line while it grows: neighbours of the same look become one span.
struct LineBuilder {
  private(set) var spans: [Span] = []
  private(set) var width = 0

  var isEmpty: Bool { spans.isEmpty }

  mutating func append(
    _ text: some StringProtocol, style: TextStyle, link: String? = nil, width: Int
  ) {
    self.width += width
    if spans.last.map({ $0.style == style && $0.link == link }) == true {
      spans[spans.count - 1].text += text
    } else {
      spans.append(Span(String(text), style: style, link: link))
    }
  }

  /// Returns the line and begins the next one.
  mutating func take() -> StyledLine {
    defer { self = LineBuilder() }
    return StyledLine(spans)
  }
}

extension StyledLine {
  static let blank = StyledLine([])

  /// Returns the line with `text` before it; on a blank line without the spaces at its end.
  func prefixed(by text: String, style: TextStyle) -> StyledLine {
    guard !text.isEmpty else { return self }
    guard let first = spans.first else {
      var kept = text[...]
      while kept.last == " " { kept.removeLast() }
      return kept.isEmpty ? self : StyledLine([Span(String(kept), style: style)])
    }
    var line = self
    if first.style == style && first.link == nil {
      line.spans[0].text = text + first.text
    } else {
      line.spans.insert(Span(text, style: style), at: 0)
    }
    return line
  }

  var withoutTrailingSpaces: StyledLine {
    var line = self
    while var last = line.spans.last, last.text.last == " " {
      while last.text.last == " " { last.text.removeLast() }
      line.spans.removeLast()
      if !last.text.isEmpty { line.spans.append(last) }
    }
    return line
  }
}
