/// A comment that embeds something at its place, such as `<!-- exercise: print-on-rerender -->`.
package struct Directive: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// Returns the directive that `html` is, nil if it is more or something else than one.
  package init?(html: String) {
    let text = html.trimmed
    guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.count >= 7 else { return nil }
    let body = text.dropFirst(4).dropLast(3)
    guard !body.contains("-->"), let colon = body.firstIndex(of: ":") else { return nil }
    let name = body[..<colon].trimmed
    let value = body[body.index(after: colon)...].trimmed
    guard !name.isEmpty, !value.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) else {
      return nil
    }
    self.init(name: String(name), value: String(value))
  }
}

extension Block {
  /// The directive that this block is, nil for every other block.
  package var directive: Directive? {
    if case .html(let html) = content { Directive(html: html) } else { nil }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without white space at its ends.
  var trimmed: Substring {
    let bytes = self[...].utf8.drop(while: \.isWhiteSpace)
    guard let last = bytes.lastIndex(where: { !$0.isWhiteSpace }) else { return Substring(bytes) }
    return Substring(bytes[...last])
  }
}

extension UInt8 {
  /// True for the white space of ASCII, which is what separates words in Markdown's own syntax.
  var isWhiteSpace: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}
