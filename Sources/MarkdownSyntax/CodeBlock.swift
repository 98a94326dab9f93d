/// A listing: fenced with an info string, or indented without one.
package struct CodeBlock: Hashable, Sendable {
  /// What stands after the opening fence, such as `swift live id=planner`.
  package var info: String
  /// The code with the line end of its last line.
  package var literal: String
  package var isFenced: Bool

  package init(info: String = "", literal: String, isFenced: Bool = true) {
    self.info = info
    self.literal = literal
    self.isFenced = isFenced
  }

  /// The words of the info string.
  package var words: [Substring] {
    info.utf8.split(whereSeparator: \.isWhiteSpace).map { Substring($0) }
  }

  /// The first word in lower case: `Swift`, `SWIFT` and `swift` are one language.
  package var language: String? {
    words.first.map { $0.lowercased() }
  }

  /// Returns true if `word` stands in the info string after the language.
  package func has(_ word: String) -> Bool {
    words.dropFirst().contains { $0 == word }
  }

  /// Returns the value of `name=value` in the info string.
  package func value(of name: String) -> String? {
    for word in words.dropFirst() where word.hasPrefix(name + "=") {
      return String(word.dropFirst(name.count + 1))
    }
    return nil
  }

  /// The lines of the code, without their line ends.
  package var codeLines: [Substring] {
    guard !literal.isEmpty else { return [] }
    let newline = UInt8(ascii: "\n")
    let body = literal.utf8.last == newline ? literal.utf8.dropLast() : literal.utf8[...]
    return body.split(separator: newline, omittingEmptySubsequences: false).map { Substring($0) }
  }
}
