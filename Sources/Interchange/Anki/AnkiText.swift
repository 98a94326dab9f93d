import MarkdownSyntax

/// Notes as a text file that Anki imports, with headers of version 2.1.54 and later.
///
/// Source: https://docs.ankiweb.net/importing/text-files.html
package struct AnkiText {
  /// A note of the type Basic.
  package struct Note: Equatable, Sendable {
    /// What tells the note from others, so that a later import changes it instead of adding one.
    package var id: String
    /// Markdown.
    package var front: String
    /// Markdown.
    package var back: String
    package var tags: [String]
    package var deck: String

    package init(id: String, front: String, back: String, tags: [String], deck: String) {
      self.id = id
      self.front = front
      self.back = back
      self.tags = tags
      self.deck = deck
    }
  }

  package let text: String

  package init(_ notes: [Note]) {
    let head = """
      #separator:Tab
      #html:true
      #notetype:Basic
      #guid column:1
      #tags column:4
      #deck column:5

      """
    text = head + notes.map(Self.row).joined()
  }

  private static func row(_ note: Note) -> String {
    let fields = [
      note.id, html(note.front), html(note.back),
      note.tags.map { $0.replacing(" ", with: "-") }.joined(separator: " "), note.deck,
    ]
    return fields.map(field).joined(separator: "\t") + "\n"
  }

  private static func html(_ markdown: String) -> String {
    var html = MarkdownDocument.html(markdown)[...]
    while html.last?.isWhitespace == true { html.removeLast() }
    return String(html)
  }

  /// A field in quotes if it holds what would end it, its own quotes doubled.
  private static func field(_ text: String) -> String {
    let isPlain = !text.unicodeScalars.contains { "\t\n\r\"".unicodeScalars.contains($0) }
    if isPlain, !text.hasPrefix("#") { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
