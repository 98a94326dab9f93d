/// Compares what a learner typed with the accepted short answers.
///
/// Case, quotes, blanks, compatibility forms, a leading article and a closing full stop don't
/// matter; words may carry slips that their length allows. Pieces of code must be exact, since
/// `$name` and `name` are different things; one that is only nearly right is asked for again.
package struct ShortAnswer: Sendable {
  package enum Verdict: Sendable, Hashable {
    case correct
    /// Right in substance; the learner is asked again and nothing is counted.
    case nearMiss(NearMiss)
    case incorrect
    case empty
    /// The question has no accepted answer: the author's fault, not the learner's.
    case noKey
  }

  package enum NearMiss: Sendable, Hashable {
    /// The code differs only in capitals.
    case capitals(wanted: String)
    /// The code lacks a sigil or has one too many: `name` for `$name`.
    case sigil(wanted: String)
    /// The code has a slip of the keyboard.
    case slip(wanted: String)
    /// A right word, but another was asked for.
    case otherWord(String)
  }

  private let accepted: [[Piece]]
  private let others: [(pieces: [Piece], say: String)]

  /// - Parameters:
  ///   - accepted: The right answers; any of them will do.
  ///   - otherWords: Answers that are true but not what is asked for, each with a remark.
  package init(accepted: [String], otherWords: [(text: String, say: String)] = []) {
    self.accepted = accepted.map { Piece.pieces(of: $0) }.filter { !$0.isEmpty }
    others = otherWords.map { (Piece.pieces(of: $0.text), $0.say) }
  }

  package func check(_ answer: String) -> Verdict {
    guard !accepted.isEmpty else { return .noKey }
    let typed = Piece.pieces(of: answer)
    guard !typed.isEmpty else { return .empty }
    // A word that the author set aside is that word and no slip of the right one.
    if !accepted.contains(where: { Self.isSame($0, typed) }),
      let other = others.first(where: { Self.isSame($0.pieces, typed) })
    {
      return .nearMiss(.otherWord(other.say))
    }
    var nearest: NearMiss?
    for key in accepted {
      switch compare(typed, with: key) {
      case .correct: return .correct
      case .nearMiss(let miss): nearest = nearest ?? miss
      default: break
      }
    }
    if let nearest { return .nearMiss(nearest) }
    if let other = others.first(where: { compare(typed, with: $0.pieces) == .correct }) {
      return .nearMiss(.otherWord(other.say))
    }
    return .incorrect
  }

  private static func isSame(_ first: [Piece], _ second: [Piece]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { $0.text.lowercased() == $1.text.lowercased() }
  }

  private func compare(_ typed: [Piece], with key: [Piece]) -> Verdict {
    guard typed.count == key.count else { return .incorrect }
    var miss: NearMiss?
    for (piece, wanted) in zip(typed, key) {
      switch wanted.accepts(piece) {
      case .correct: continue
      case .nearMiss(let found): miss = miss ?? found
      default: return .incorrect
      }
    }
    return miss.map { .nearMiss($0) } ?? .correct
  }
}

/// A word or a piece of code of a short answer.
private struct Piece: Sendable, Hashable {
  var text: String
  var isCode: Bool

  static func pieces(of answer: String) -> [Piece] {
    var line = Substring(Normaliser.line(answer))
    while let first = line.first, "\"'`".contains(first) { line = line.dropFirst() }
    while let last = line.last, "\"'`.,;!".contains(last), line.count > 1 || last != "!" {
      line = line.dropLast()
    }
    var words = line.split(separator: " ").map { word in
      word.filter { $0 != "`" && $0 != "\"" }
    }.filter { !$0.isEmpty }
    if words.count > 1, let first = words.first?.lowercased(), ["a", "an", "the"].contains(first) {
      words.removeFirst()
    }
    return words.map { Piece(text: $0, isCode: isCode($0)) }
  }

  /// Whether a word is code: it has a sigil, an operator, a dot inside, or capitals inside.
  private static func isCode(_ word: String) -> Bool {
    word.contains { !$0.isLetter && $0 != "'" && $0 != "-" && $0 != "," }
      || word.dropFirst().contains(where: \.isUppercase)
  }

  func accepts(_ typed: Piece) -> ShortAnswer.Verdict {
    if text == typed.text { return .correct }
    let (wanted, given) = (text.lowercased(), typed.text.lowercased())
    if isCode {
      if wanted == given { return .nearMiss(.capitals(wanted: text)) }
      if bare(wanted) == bare(given), !bare(wanted).isEmpty {
        return .nearMiss(.sigil(wanted: text))
      }
      let allowance = EditDistance.allowance(forLength: bare(wanted).count)
      let isSlip =
        wanted.first == given.first && allowance > 0 && !wanted.contains(where: \.isNumber)
        && EditDistance.between(wanted, given, limit: 1) != nil
      return isSlip ? .nearMiss(.slip(wanted: text)) : .incorrect
    }
    if wanted == given { return .correct }
    guard !typed.isCode, !wanted.contains(where: \.isNumber) else { return .incorrect }
    let allowance = EditDistance.allowance(forLength: wanted.count)
    guard EditDistance.between(wanted, given, limit: allowance) != nil,
      Set(wanted.prefix(2)).contains(given.first ?? " ")
    else { return .incorrect }
    // A word that exists is no slip of the keyboard: "observed" isn't "reserved" mistyped.
    if Stemmer.stem(wanted) == Stemmer.stem(given) { return .correct }
    let key = LexiconToken(Token(text: given, origin: 0..<0))
    let exists = CommonWords.contains(given) || DomainLexicon.shared.knows(key)
    return exists ? .incorrect : .correct
  }

  private func bare(_ word: String) -> String { word.filter { $0.isLetter || $0.isNumber } }
}
