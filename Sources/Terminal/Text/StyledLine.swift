/// One line of output: spans from left to right, without a line break.
package struct StyledLine: Hashable, Sendable {
  package var spans: [Span]

  package init(_ spans: [Span] = []) {
    self.spans = spans
  }

  package init(_ text: String, style: TextStyle = .plain) {
    spans = text.isEmpty ? [] : [Span(text, style: style)]
  }

  /// The text without its styles and links.
  package var plainText: String { spans.reduce(into: "") { $0 += $1.text } }

  /// The number of terminal columns the line takes.
  package var width: Int { spans.reduce(0) { $0 + $1.width } }

  package var isEmpty: Bool { spans.allSatisfy { $0.text.isEmpty } }

  /// Adds a span at the end, joined with the last one if only the text differs.
  package mutating func append(_ span: Span) {
    guard !span.text.isEmpty else { return }
    if let last = spans.last, last.style == span.style, last.link == span.link {
      spans[spans.count - 1].text += span.text
    } else {
      spans.append(span)
    }
  }

  package mutating func append(_ text: String, style: TextStyle = .plain) {
    append(Span(text, style: style))
  }

  package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    right.spans.reduce(into: left) { $0.append($1) }
  }
}

extension StyledLine: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

extension StyledLine: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Span...) { self.init(elements) }
}
