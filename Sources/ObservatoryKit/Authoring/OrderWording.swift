/// Words that speak of a choice by its place: choices are shuffled, and its place is another one
/// for each learner.
enum OrderWording {
  /// Returns the first such words of a text, or nil.
  ///
  /// ```swift
  /// OrderWording.phrase(in: "None of the above.")  // "the above"
  /// OrderWording.phrase(in: "a row of its own")    // nil
  /// ```
  static func phrase(in text: String) -> String? {
    text.firstMatch(of: places.ignoresCase()).map { String($0.output) }
  }

  /// Whether a choice is made of the letters of others: "a and c", "both b and d".
  static func isMadeOfLetters(_ choice: String) -> Bool {
    choice.wholeMatch(of: letters.ignoresCase()) != nil
  }

  private nonisolated(unsafe) static let places =
    /\bthe (?:above|below|first two|last two|other two)\b|\ball of (?:these|them|the others)\b|\b(?:option|choice|answer)s? [a-h]\b|\b(?:first|second|third|last|previous|next) (?:choice|option|answer)s?\b/

  private nonisolated(unsafe) static let letters =
    /(?:both |only )?[a-h](?:(?:,| and| or|, and) [a-h])+\.?/
}
