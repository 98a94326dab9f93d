/// A run of text in one style, possibly a link.
package struct Span: Hashable, Sendable {
  package var text: String
  package var style: TextStyle
  /// The address behind the text, if it is a link.
  package var link: String?

  package init(_ text: String, style: TextStyle = .plain, link: String? = nil) {
    self.text = text
    self.style = style
    self.link = link
  }

  /// The number of terminal columns the text takes.
  package var width: Int { DisplayWidth.width(of: text) }
}

extension Span: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
