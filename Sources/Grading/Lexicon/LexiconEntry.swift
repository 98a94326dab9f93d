/// One way of saying something: a few words in a row.
struct LexiconEntry: Sendable, Hashable {
  enum Word: Sendable, Hashable {
    /// Matches every inflection of the word.
    case stem(String)
    case exact(String)
    case prefix(String)
    /// Up to two words of any kind, for "throw it away".
    case gap
  }

  var words: [Word]
  /// Whether the entry says the opposite of its class: "left alone" for being redrawn.
  var isNegative: Bool

  /// Reads `throw _ away`, `=set`, `subscri*` or `!left alone`.
  init(_ text: some StringProtocol) {
    var rest = Substring(text.lowercased())
    isNegative = rest.first == "!"
    if isNegative { rest = rest.dropFirst() }
    words = rest.split(separator: " ").map { word in
      if word == "_" { return .gap }
      if word.count > 1, word.first == "=" { return .exact(String(word.dropFirst())) }
      if word.count > 1, word.last == "*" { return .prefix(String(word.dropLast())) }
      let isPlain = word.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
      return isPlain ? .stem(Stemmer.stem(String(word))) : .exact(String(word))
    }
  }

  /// Returns the spellings of the entry's words that a mistyped word may be repaired to.
  static func spellings(of text: some StringProtocol) -> [String] {
    text.lowercased().split(separator: " ").flatMap { word -> [String] in
      let bare = String(word.drop { $0 == "!" || $0 == "=" })
      if bare.last == "*" {
        let stem = String(bare.dropLast())
        return ["", "e", "es", "ed", "s", "ing"].map { stem + $0 }
      }
      guard bare.utf8.count > 3 else { return [] }
      return inflections(of: bare)
    }
  }

  private static func inflections(of word: String) -> [String] {
    guard word.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return [word] }
    let base = word.hasSuffix("e") ? String(word.dropLast()) : word
    let hisses = ["s", "sh", "ch", "x"].contains { word.hasSuffix($0) }
    var forms = [word, word + (hisses ? "es" : "s"), base + "ed", base + "ing"]
    if word.hasSuffix("y") { forms += [word.dropLast() + "ies", word.dropLast() + "ied"] }
    if let last = word.last, "pntgm".contains(last) {
      forms += [word + String(last) + "ed", word + String(last) + "ing"]
    }
    return forms
  }
}
