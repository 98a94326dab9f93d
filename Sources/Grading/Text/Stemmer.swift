/// Takes English inflections off a word, lightly: "copied", "copies" and "copying" meet at "copi".
///
/// Derivation is left alone ("mutation" stays apart from "mutate"), because in this domain such
/// pairs often mean different things; the lexicon lists the forms it wants. Code tokens are not
/// stemmed.
package enum Stemmer {
  package static func stem(_ word: String) -> String {
    var letters = Array(word.utf8)
    guard letters.count > 3, letters.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return word }
    if ends(letters, "ies") || ends(letters, "ied") {
      if letters.count > 4 {
        letters.removeLast(2)
      } else {
        letters.removeLast(1)
      }
    } else if ends(letters, "sses") || ends(letters, "shes") || ends(letters, "ches")
      || ends(letters, "xes")
    {
      letters.removeLast(2)
    } else if letters.last == s, !ends(letters, "ss"), !ends(letters, "us"), !ends(letters, "is") {
      letters.removeLast()
    }
    for suffix in ["ing", "ed"] where ends(letters, suffix) {
      let rest = letters.dropLast(suffix.utf8.count)
      guard rest.count >= 2, rest.contains(where: isVowel), !ends(letters, "eed") else { continue }
      letters = rest.count == 2 ? rest + [e] : Array(rest)
      if let last = letters.last, letters.count > 2, last == letters[letters.count - 2],
        !isVowel(last), last != l, last != s
      {
        letters.removeLast()
      }
      break
    }
    if letters.count > 3, letters.last == e { letters.removeLast() }
    if letters.count > 2, letters.last == y, !isVowel(letters[letters.count - 2]) {
      letters[letters.count - 1] = i
    }
    let stem = String(decoding: letters, as: UTF8.self)
    // "noted" must not become a negation.
    return stem == "not" ? "note" : stem
  }

  private static let e = UInt8(ascii: "e")
  private static let i = UInt8(ascii: "i")
  private static let l = UInt8(ascii: "l")
  private static let s = UInt8(ascii: "s")
  private static let y = UInt8(ascii: "y")

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), e, i, UInt8(ascii: "o"), UInt8(ascii: "u"), y: true
    default: false
    }
  }

  private static func ends(_ letters: [UInt8], _ suffix: String) -> Bool {
    letters.count > suffix.utf8.count
      && letters.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}
