/// A description of what an answer may say, in the authors' pattern language.
///
/// One pattern is one line:
///
///     @only @view @read @rerender          words of these classes in one sentence, in any order
///     @view > @read                        in this order
///     not: @view @read @rerender           the statement is denied (an odd number of negations)
///     any: ~@read > @track                 polarity word by word: `~` negated, `=` not negated
///     clause: #struct @copy                in one clause that speaks of the side "struct"
///     answer: @struct @copy                anywhere in the answer
///     @array (sort|filter|'put in order')  words and phrases of this pattern only
///     @read !@write                        and no word of that class in the same place
///     ^no                                  the answer begins with that verdict
///     @struct @copy & @class @share        both statements
///
/// Words match with their inflections and slips of the keyboard. Words of one statement stand at
/// most twelve words from their neighbour; `near 4:` in front of the statement or of an element
/// asks for less.
package struct Pattern: Sendable {
  struct Element: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case classes([Int])
      case side(Int)
      case verdict(String)
    }
    enum Polarity: Sendable, Hashable {
      case unspecified
      case negated
      case affirmed
    }

    var kind: Kind
    var polarity = Polarity.unspecified
    /// The element must not occur.
    var isAbsent = false
    /// The element comes after the one before it.
    var isOrdered = false
    /// How many words may stand between this element and the one before it, if fewer than usual.
    var gap: Int?
  }

  enum Scope: Sendable, Hashable {
    case clause
    case sentence
    case answer
  }

  enum Parity: Sendable, Hashable {
    case affirmed
    case denied
    case either
  }

  struct Statement: Sendable, Hashable {
    var elements: [Element] = []
    var scope = Scope.sentence
    var parity = Parity.affirmed
    var gap = 12
  }

  /// The line the author wrote, for traces and reports.
  package var source: String
  var statements: [Statement]
}

/// What is wrong with a pattern.
package enum PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownClass(String, pattern: String)
  case unknownSide(String, pattern: String)
  case unknownFlag(String, pattern: String)
  case unclosed(String, pattern: String)
  case empty(pattern: String)

  package var description: String {
    switch self {
    case .unknownClass(let name, let pattern):
      "no class @\(name) in the lexicon, used in the pattern “\(pattern)”"
    case .unknownSide(let name, let pattern):
      "no side #\(name) in this rubric, used in the pattern “\(pattern)”"
    case .unknownFlag(let name, let pattern):
      "“\(name):” is not one of not, any, clause, answer, near N in the pattern “\(pattern)”"
    case .unclosed(let mark, let pattern): "\(mark) is not closed in the pattern “\(pattern)”"
    case .empty(let pattern): "nothing to look for in the pattern “\(pattern)”"
    }
  }
}
