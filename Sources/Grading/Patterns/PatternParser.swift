/// Reads patterns, adding the words they quote to the rubric's lexicon.
struct PatternParser {
  let domain: Lexicon
  let sides: [String]
  var own: Lexicon

  init(domain: Lexicon, own: Lexicon, sides: [String]) {
    self.domain = domain
    self.own = own
    self.sides = sides
  }

  mutating func parse(_ line: String) throws(PatternError) -> Pattern {
    var statements: [Pattern.Statement] = []
    for part in line.split(separator: "&") {
      statements.append(try statement(String(part), of: line))
    }
    guard !statements.isEmpty else { throw .empty(pattern: line) }
    return Pattern(source: line, statements: statements)
  }

  private mutating func statement(_ text: String, of line: String) throws(PatternError)
    -> Pattern.Statement
  {
    var result = Pattern.Statement()
    var rest = text.drop { $0 == " " }
    while let colon = rest.firstIndex(of: ":"), isFlag(rest[..<colon]) {
      try apply(String(rest[..<colon]), to: &result, of: line)
      rest = rest[rest.index(after: colon)...].drop { $0 == " " }
    }
    var isOrdered = false
    var gap: Int?
    while !rest.isEmpty {
      if rest.first == ">" {
        isOrdered = true
        rest = rest.dropFirst()
      } else if rest.hasPrefix("near "), let colon = rest.firstIndex(of: ":") {
        guard let number = Int(rest[..<colon].dropFirst(5)) else {
          throw .unknownFlag(String(rest[..<colon]), pattern: line)
        }
        gap = number
        rest = rest[rest.index(after: colon)...]
      } else {
        var element = try element(&rest, of: line)
        element.isOrdered = isOrdered
        element.gap = gap
        gap = nil
        isOrdered = false
        result.elements.append(element)
      }
      rest = rest.drop { $0 == " " }
    }
    guard result.elements.contains(where: { !$0.isAbsent }) else { throw .empty(pattern: line) }
    return result
  }

  private func isFlag(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " } && text.count < 10
  }

  private func apply(_ flag: String, to statement: inout Pattern.Statement, of line: String)
    throws(PatternError)
  {
    switch flag {
    case "not": statement.parity = .denied
    case "any": statement.parity = .either
    case "clause": statement.scope = .clause
    case "answer":
      statement.scope = .answer
      statement.gap = 400
    default:
      guard flag.hasPrefix("near "), let gap = Int(flag.dropFirst(5)) else {
        throw .unknownFlag(flag, pattern: line)
      }
      statement.gap = gap
    }
  }

  private mutating func element(_ rest: inout Substring, of line: String) throws(PatternError)
    -> Pattern.Element
  {
    var element = Pattern.Element(kind: .classes([]))
    prefix: while let mark = rest.first {
      switch mark {
      case "!": element.isAbsent = true
      case "~": element.polarity = .negated
      case "=": element.polarity = .affirmed
      default: break prefix
      }
      rest = rest.dropFirst()
    }
    switch rest.first {
    case "#":
      let name = take(&rest) { $0 != " " }.dropFirst()
      guard let number = sides.firstIndex(of: String(name)) else {
        throw .unknownSide(String(name), pattern: line)
      }
      element.kind = .side(number + 1)
    case "^":
      element.kind = .verdict(String(take(&rest) { $0 != " " }.dropFirst()))
    case "(":
      element.kind = .classes(try group(&rest, of: line))
    default:
      element.kind = .classes([try atom(&rest, of: line)])
    }
    return element
  }

  private mutating func group(_ rest: inout Substring, of line: String) throws(PatternError)
    -> [Int]
  {
    rest = rest.dropFirst()
    let inside = take(&rest) { $0 != ")" }
    guard rest.first == ")" else { throw .unclosed("(", pattern: line) }
    rest = rest.dropFirst()
    var classes: [Int] = []
    for alternative in inside.split(separator: "|") {
      var word = alternative.drop { $0 == " " }
      while word.last == " " { word = word.dropLast() }
      if word.first == "@" {
        classes.append(try known(String(word.dropFirst()), of: line))
      } else if !word.isEmpty {
        classes.append(literal(word.filter { $0 != "'" }))
      }
    }
    return classes
  }

  private mutating func atom(_ rest: inout Substring, of line: String) throws(PatternError) -> Int {
    switch rest.first {
    case "@":
      return try known(String(take(&rest) { $0 != " " }.dropFirst()), of: line)
    case "'":
      rest = rest.dropFirst()
      let phrase = take(&rest) { $0 != "'" }
      guard rest.first == "'" else { throw .unclosed("'", pattern: line) }
      rest = rest.dropFirst()
      return literal(String(phrase))
    default:
      return literal(String(take(&rest) { $0 != " " }))
    }
  }

  private func known(_ name: String, of line: String) throws(PatternError) -> Int {
    guard let classID = own.classIDs[name] ?? domain.classIDs[name] else {
      throw .unknownClass(name, pattern: line)
    }
    return classID
  }

  private mutating func literal(_ phrase: String) -> Int {
    let name = "'" + phrase
    if let known = own.classIDs[name] { return known }
    let classID = own.classID(named: name, creating: true) ?? 0
    own.add(phrase, to: classID)
    return classID
  }

  private func take(_ rest: inout Substring, while condition: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: condition)
    rest = rest.dropFirst(taken.count)
    return taken
  }
}
