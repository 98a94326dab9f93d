import JSON

/// A small edit of a program: bytes that are replaced by others.
package struct SourceEdit: Equatable, Sendable {
  /// The kind of edit, such as `drop-print`.
  package var kind: String
  package var line: Int
  /// The first byte, counted in UTF-8 from the start of the text.
  package var offset: Int
  package var length: Int
  package var replacement: String

  init?(_ value: JSONValue) {
    guard let kind = value["kind"]?.string, let line = value["line"]?.int,
      let offset = value["offset"]?.int, let length = value["length"]?.int,
      let replacement = value["replacement"]?.string
    else { return nil }
    self.kind = kind
    self.line = line
    self.offset = offset
    self.length = length
    self.replacement = replacement
  }

  /// Returns the text after the edit.
  package func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    let end = min(bytes.count, offset + length)
    let parts = [bytes.prefix(offset), ArraySlice(replacement.utf8), bytes[end...]]
    return String(decoding: parts.joined(), as: UTF8.self)
  }

  /// The text that the edit replaces.
  package func replaced(in text: String) -> String {
    String(decoding: Array(text.utf8).dropFirst(offset).prefix(length), as: UTF8.self)
  }
}
