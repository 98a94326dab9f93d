/// What Tab does to the line: how the word before the cursor changes, what is listed below.
struct CompletionEdit: Hashable {
  /// How many scalars before the cursor go.
  var removed: Int
  /// What takes their place.
  var inserted: String
  /// The candidates to list, if there is a choice.
  var listed: [Completion]

  /// Decides for the word that ends at the cursor, a count of characters; `nil` if nothing fits.
  init?(line: String, cursor: Int, completions: [Completion]) {
    let word = line.prefix(cursor).reversed().prefix { !$0.isWhitespace }.reversed()
    removed = String(word).unicodeScalars.count
    guard let first = completions.first else { return nil }
    if completions.count == 1 {
      let atEnd = cursor >= line.count
      inserted = first.text + (atEnd && !first.text.hasSuffix("/") ? " " : "")
      listed = []
      return
    }
    let shared = completions.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
    // Candidates that share less than what is typed (they match elsewhere) must not delete it.
    inserted = shared.count > word.count ? shared : String(word)
    listed = completions
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
