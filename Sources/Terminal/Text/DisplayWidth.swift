/// Counts terminal columns.
///
/// The unit is the grapheme cluster, as it is for the reader. Control characters count as the
/// visible form `Sanitizer` and `LineEncoder` print for them.
package enum DisplayWidth {
  /// Returns the columns of one character: 0, 1 or 2, more for a control character's visible form.
  ///
  ///     DisplayWidth.width(of: "é")   // 1
  ///     DisplayWidth.width(of: "日")  // 2
  ///     DisplayWidth.width(of: "❤️")  // 2, the emoji selector makes it wide
  package static func width(of character: Character) -> Int {
    if let ascii = character.asciiValue {
      // CR LF is one character; `asciiValue` reports it as LF.
      return isPrintable(ascii) || ascii == tab || ascii == newline ? 1 : 2
    }
    let scalars = character.unicodeScalars
    if scalars.contains(textSelector) { return 1 }
    if scalars.contains(where: isWide) { return 2 }
    if scalars.contains(emojiSelector), scalars.contains(where: \.properties.isEmoji) { return 2 }
    if let form = scalars.first.flatMap(Sanitizer.visibleControl) { return form.utf8.count }
    return scalars.allSatisfy(isZeroWidth) ? 0 : 1
  }

  /// Returns the columns of a text without line breaks.
  package static func width(of text: String) -> Int {
    if let ascii = printableASCIICount(of: text) { return ascii }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  private static let tab: UInt8 = 0x09
  private static let newline: UInt8 = 0x0A
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func isPrintable(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  private static func printableASCIICount(of text: String) -> Int? {
    var count = 0
    for byte in text.utf8 {
      guard isPrintable(byte) else { return nil }
      count += 1
    }
    return count
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    // Nothing below Hangul Jamo is wide.
    guard scalar.value >= 0x1100 else { return false }
    return scalar.properties.isEmojiPresentation || EastAsianWidth.isWide(scalar)
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    // A soft hyphen is drawn by terminals; the other format characters are not.
    case .format: scalar.value != 0xAD
    // Hangul vowels and final consonants only complete the syllable before them.
    default: (0x1160...0x11FF).contains(scalar.value)
    }
  }
}
