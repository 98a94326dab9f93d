/// Cuts an answer into words and pieces of code.
///
/// `@State`, `$model.name`, `.environment`, `Model.self` and `Library?` stay whole, "isn't" and
/// "dont" become their two words, "re-render" one.
package struct Tokeniser {
  private let letters: [Letter]
  private var position = 0
  private var pending = Token.Break.sentence
  private var result: TokenisedText

  package static func tokens(of text: String) -> TokenisedText {
    var tokeniser = Tokeniser(text)
    tokeniser.run()
    return tokeniser.result
  }

  private init(_ text: String) {
    letters = Normaliser.letters(text)
    result = TokenisedText(original: text, tokens: [], relations: 0, equations: 0, commas: 0)
  }

  private mutating func run() {
    while let scalar = peek() {
      switch scalar {
      case "@", "$", "#", "\\":
        readSigil(scalar)
      case "." where isNameStart(peek(1)) && !isName(peek(-1)) && peek(-1) != ".":
        readDotted()
      case _ where isName(scalar):
        readWord()
      default:
        readMark(scalar)
      }
    }
  }

  // MARK: Marks

  private mutating func readMark(_ scalar: Unicode.Scalar) {
    position += 1
    switch scalar {
    case "." where isDigit(peek(-2)) && isDigit(peek()):
      break
    case ".", "!", "?", "\n":
      interrupt(.sentence)
    case ";":
      result.relations += 1
      interrupt(.clause)
    case ":", "\u{2014}", "\u{2192}":
      result.relations += 1
      interrupt(.link)
    case "-":
      readHyphen()
    case "/" where peek(-2) == " " && peek() == " ":
      result.relations += 1
      interrupt(.comma)
    case "=":
      if peek() == ">" {
        position += 1
        interrupt(.link)
        result.relations += 1
      } else if peek() == "=" {
        while peek() == "=" { position += 1 }
        append(Token(text: "equality", origin: origin(from: position - 2), breakBefore: pending))
      } else if stands(between: position - 1) {
        result.equations += 1
      }
    case "+", "&":
      result.relations += 1
      append(Token(text: "and", origin: origin(from: position - 1), breakBefore: pending))
    case ",", "(", ")", "{", "}":
      if scalar == "," { result.commas += 1 }
      interrupt(.comma)
    default:
      break
    }
  }

  /// Reads `->`, `--` and a free-standing hyphen; one inside a word has been read with it.
  private mutating func readHyphen() {
    let free = peek(-2) == " " && (peek() == " " || peek() == nil)
    if peek() == ">" || peek() == "-" {
      while peek() == "-" || peek() == ">" { position += 1 }
      result.relations += 1
      interrupt(.link)
    } else if free {
      result.relations += 1
      interrupt(.link)
    }
  }

  /// Whether the sign at this place joins two words: an equals sign in a list of terms doesn't.
  private func stands(between place: Int) -> Bool {
    let before = letters[..<place].last { $0.scalar != " " }?.scalar
    let after = letters[(place + 1)...].first { $0.scalar != " " }?.scalar
    guard let before, let after else { return false }
    let opens = isName(after) || "@$.(\"`[".unicodeScalars.contains(after)
    return opens && (isNameStart(before) || "?)]`\"".unicodeScalars.contains(before))
  }

  private mutating func interrupt(_ strength: Token.Break) {
    pending = max(pending, strength)
  }

  // MARK: Code

  private mutating func readSigil(_ sigil: Unicode.Scalar) {
    let start = position
    position += 1
    if sigil == "\\" {
      if peek() == "." { position += 1 }
      let name = readDottedName()
      append(code("\\." + name.text, start: start, parts: name.parts, shapes: ["<key>"]))
      return
    }
    guard isNameStart(peek()) || sigil == "$" else { return }
    let name = readDottedName()
    let shapes = sigil == "$" ? ["<dollar>"] : sigil == "@" ? ["<attribute>"] : []
    append(
      code(String(Character(sigil)) + name.text, start: start, parts: name.parts, shapes: shapes))
  }

  private mutating func readDotted() {
    let start = position
    position += 1
    let name = readDottedName()
    // What follows `Bindable(model)` is a property of it, unless it is called.
    let isMember = start > 0 && letters[start - 1].scalar == ")" && peek() != "("
    append(
      code(
        "." + name.text, start: start, parts: name.parts, shapes: isMember ? ["<member>"] : []))
  }

  private func code(_ text: String, start: Int, parts: [String], shapes: [String]) -> Token {
    Token(
      text: text.lowercased(), origin: origin(from: start), breakBefore: pending, isCode: true,
      parts: parts, shapes: shapes)
  }

  private mutating func readDottedName() -> (text: String, parts: [String]) {
    var parts = [readName()]
    while peek() == ".", isNameStart(peek(1)) {
      position += 1
      parts.append(readName())
    }
    return (parts.joined(separator: "."), parts.map { $0.lowercased() })
  }

  private mutating func readName() -> String {
    var name = String.UnicodeScalarView()
    while let scalar = peek(), isName(scalar), scalar != "'" {
      name.append(scalar)
      position += 1
    }
    return String(name)
  }

  // MARK: Words

  private mutating func readWord() {
    let start = position
    var name = String.UnicodeScalarView()
    while let scalar = peek(), isName(scalar) || joinsRe(name) {
      if scalar != "-" { name.append(scalar) }
      position += 1
    }
    let word = String(name)
    if word.lowercased() == "w", peek() == "/" {
      position += 1
      if peek() == "o", !isName(peek(1)) { position += 1 }
      let text = letters[position - 1].scalar == "o" ? "without" : "with"
      append(Token(text: text, origin: origin(from: start), breakBefore: pending))
      return
    }
    if peek() == ".", let next = peek(1), next.properties.isLowercase || next == "_" {
      readMember(word, start: start)
      return
    }
    if peek() == "?", startsUpper(word), word.unicodeScalars.count > 2,
      !CommonWords.contains(word.lowercased())
        || (pending < .sentence && !result.tokens.isEmpty)
    {
      position += 1
      append(code(word, start: start, parts: [word.lowercased()], shapes: ["<optional>"]))
      return
    }
    appendWords(word, start: start)
  }

  private mutating func readMember(_ first: String, start: Int) {
    position += 1
    let rest = readDottedName()
    let text = (first + "." + rest.text).lowercased()
    if text == "e.g" || text == "i.e" {
      if peek() == "." { position += 1 }
      append(Token(text: "like", origin: origin(from: start), breakBefore: pending))
      return
    }
    var shapes = ["<member>"]
    if rest.parts.last == "self" { shapes = ["<self>"] }
    append(
      code(
        text, start: start, parts: [first.lowercased()] + rest.parts,
        shapes: shapes))
  }

  private mutating func appendWords(_ word: String, start: Int) {
    let isCode =
      word.unicodeScalars.dropFirst().contains { $0.properties.isUppercase }
      && word.unicodeScalars.contains { $0.properties.isLowercase }
    let lower = word.lowercased()
    for (index, text) in Contractions.expand(lower).enumerated() {
      append(
        Token(
          text: text, origin: origin(from: start), breakBefore: index == 0 ? pending : .none,
          isCode: isCode, parts: index == 0 && isCode ? kind(of: word) : []))
    }
  }

  /// Returns a type's name and what it is the name of: "NoteRow" is a row.
  private func kind(of word: String) -> [String] {
    let scalars = word.unicodeScalars
    guard let hump = scalars.lastIndex(where: \.properties.isUppercase) else { return [] }
    let kind = String(scalars[hump...].prefix { $0 != "'" }).lowercased()
    return Self.kinds.contains(kind) ? [word.lowercased(), kind] : []
  }

  private static let kinds: Set<String> = [
    "row", "cell", "view", "screen", "label", "sheet", "header", "footer", "badge",
  ]

  /// Whether a hyphen here belongs to the word: "re-render" and "un-tracked" are one word.
  private func joinsRe(_ name: String.UnicodeScalarView) -> Bool {
    guard peek() == "-", isNameStart(peek(1)) else { return false }
    let prefix = String(name).lowercased()
    return prefix == "re" || prefix == "un"
  }

  private mutating func append(_ token: Token) {
    guard !token.text.isEmpty else { return }
    result.tokens.append(token)
    pending = .none
  }

  // MARK: Scalars

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    let index = position + offset
    return letters.indices.contains(index) ? letters[index].scalar : nil
  }

  private func origin(from start: Int) -> Range<Int> {
    guard start < position else { return 0..<0 }
    return letters[start].origin..<(letters[position - 1].origin + 1)
  }

  private func isNameStart(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar == "_" || scalar.properties.isAlphabetic
  }

  private func isName(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    if scalar.isASCII {
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
      case 0x27: return isNameStart(peek(1)) && position > 0 && isNameStart(peek(-1))
      default: return false
      }
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || (0x300...0x36F).contains(scalar.value)
  }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { (0x30...0x39).contains($0.value) } ?? false
  }

  private func startsUpper(_ word: String) -> Bool {
    word.unicodeScalars.first?.properties.isUppercase ?? false
  }
}
