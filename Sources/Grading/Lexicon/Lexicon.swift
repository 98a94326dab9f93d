/// Classes of words and phrases that mean the same in this domain.
///
/// A lexicon is written as lines `name: entry | entry | …`; an entry `@other` takes in another
/// class. A rubric's lexicon extends the domain's: its classes may add entries to existing ones.
package struct Lexicon: Sendable {
  typealias ClassID = Int

  struct Phrase: Sendable {
    var entry: LexiconEntry
    var classID: ClassID
  }

  private(set) var classIDs: [String: ClassID]
  private(set) var sources: [String: [String]] = [:]
  private var byStem: [String: [Int]] = [:]
  private var byExact: [String: [Int]] = [:]
  private var byPrefix: [String: [Int]] = [:]
  private(set) var phrases: [Phrase] = []
  private(set) var spelling = Spelling()
  /// The domain's lexicon below a rubric's.
  private let baseClassIDs: [String: ClassID]
  private var stems: Set<String> = []
  private var exacts: Set<String> = []

  package init(_ text: String, extending base: Lexicon? = nil) {
    baseClassIDs = base?.classIDs ?? [:]
    classIDs = baseClassIDs
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      guard let colon = line.firstIndex(of: ":"), line.first != "#" else { continue }
      let entries = line[line.index(after: colon)...].split(separator: "|").map(trimmed)
      sources[trimmed(line[..<colon]), default: []] += entries.filter { !$0.isEmpty }
    }
    for name in sources.keys.sorted() { _ = classID(named: name, creating: true) }
    for name in sources.keys.sorted() {
      guard let classID = classIDs[name] else { continue }
      for entry in expanded(name, base: base, seen: [name]) { add(entry, to: classID) }
    }
  }

  /// Returns the class's number, or makes one; patterns' quoted words become classes this way.
  mutating func classID(named name: String, creating: Bool) -> ClassID? {
    if let known = classIDs[name] { return known }
    guard creating else { return nil }
    let new = classIDs.count
    classIDs[name] = new
    return new
  }

  mutating func add(_ text: String, to classID: ClassID) {
    let entry = LexiconEntry(text)
    guard let first = entry.words.first else { return }
    let index = phrases.count
    phrases.append(Phrase(entry: entry, classID: classID))
    switch first {
    case .stem(let stem): byStem[stem, default: []].append(index)
    case .exact(let word): byExact[word, default: []].append(index)
    case .prefix(let prefix): byPrefix[prefix, default: []].append(index)
    case .gap: break
    }
    for word in entry.words {
      switch word {
      case .stem(let stem): stems.insert(stem)
      case .exact(let word): exacts.insert(word)
      case .prefix(let prefix): byPrefix[prefix, default: []] += []
      case .gap: break
      }
    }
    spelling.add(LexiconEntry.spellings(of: text))
  }

  private func expanded(_ name: String, base: Lexicon?, seen: Set<String>) -> [String] {
    let own = sources[name] ?? base?.sources[name] ?? []
    return own.flatMap { entry -> [String] in
      guard entry.first == "@",
        sources[String(entry.dropFirst())] != nil
          || base?.sources[String(entry.dropFirst())] != nil
      else { return [entry] }
      let other = String(entry.dropFirst())
      return seen.contains(other) ? [entry] : expanded(other, base: base, seen: seen.union([other]))
    }
  }

  // MARK: Looking words up

  /// Returns the phrases that may begin with this token.
  func phrasesBeginning(with token: LexiconToken) -> [Int] {
    var found: [Int] = []
    for text in token.exact { found += byExact[text] ?? [] }
    for stem in token.stems { found += byStem[stem] ?? [] }
    for prefix in token.prefixes { found += byPrefix[prefix] ?? [] }
    return found
  }

  /// Whether any entry uses this word somewhere.
  func knows(_ token: LexiconToken) -> Bool {
    token.names.contains(where: exacts.contains) || token.stems.contains(where: stems.contains)
      || token.prefixes.contains { byPrefix[$0] != nil }
  }
}

private func trimmed(_ text: some StringProtocol) -> String {
  var text = Substring(text)
  while text.first == " " { text = text.dropFirst() }
  while text.last == " " { text = text.dropLast() }
  return String(text)
}

/// A token's keys for looking it up.
struct LexiconToken: Sendable {
  /// The word itself and the words inside it.
  var names: [String]
  var exact: [String]
  var stems: [String]
  var prefixes: [String]

  init(_ token: Token, repairedTo repaired: String? = nil) {
    let text = repaired ?? token.text
    // "@Published" is a name and not the verb; "$model.name" contains two words.
    let parts = token.parts.count > 1 || token.text.first == "$" ? token.parts : []
    names = [text] + parts
    exact = names + token.shapes
    stems = names.map(Stemmer.stem)
    prefixes = []
    for word in names where word.utf8.count > 2 {
      var prefix = ""
      for character in word {
        prefix.append(character)
        if prefix.utf8.count > 2 { prefixes.append(prefix) }
      }
    }
  }

  func matches(_ word: LexiconEntry.Word) -> Bool {
    switch word {
    case .stem(let stem): stems.contains(stem)
    case .exact(let text): exact.contains(text)
    case .prefix(let prefix): prefixes.contains(prefix)
    case .gap: true
    }
  }
}
