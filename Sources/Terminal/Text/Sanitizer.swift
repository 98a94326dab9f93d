/// Makes text from elsewhere safe to show: what would steer the terminal is shown, not obeyed.
package enum Sanitizer {
  /// Returns untrusted text with every hidden or steering character in a visible form.
  ///
  /// Line feeds and tabs stay, CR LF becomes a line feed. Escape and other C0 controls become
  /// `^[`, `^M` and so on; C1 controls, bidirectional controls and invisible characters become
  /// `<U+202E>`. Joiners inside emoji and scripts that need them stay.
  ///
  ///     Sanitizer.visible("\u{1B}[2Jgone")  // "^[[2Jgone"
  package static func visible(_ text: String) -> String {
    replacing(in: text) { scalar in
      scalar == "\n" || scalar == "\t" ? nil : visibleControl(scalar) ?? visibleFormat(scalar)
    }
  }

  /// Returns text for one line of output with nothing in it that steers the terminal.
  ///
  /// Line breaks and tabs become a space each; invisible characters, which change nothing outside
  /// the text itself, stay.
  package static func singleLine(_ text: String) -> String {
    replacing(in: text) { scalar in
      scalar == "\n" || scalar == "\t" ? " " : visibleControl(scalar)
    }
  }

  /// Returns the visible form of a control character or bidirectional control, `nil` for others.
  static func visibleControl(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20: "^" + String(UnicodeScalar(UInt8(scalar.value) + 0x40))
    case 0x7F: "^?"
    case 0x80..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: codePoint(scalar)
    default: nil
    }
  }

  private static func visibleFormat(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x200C, 0x200D: nil
    case 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
      0x3164, 0xE0001:
      codePoint(scalar)
    default: nil
    }
  }

  private static func replacing(
    in text: String, with form: (Unicode.Scalar) -> String?
  ) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\r" || form($0) != nil }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    func showReturn() {
      if let shown = form("\r") { result.append(contentsOf: shown.unicodeScalars) }
    }
    for scalar in text.unicodeScalars {
      if isAfterReturn, scalar != "\n" { showReturn() }
      isAfterReturn = scalar == "\r"
      if isAfterReturn { continue }
      if let shown = form(scalar) {
        result.append(contentsOf: shown.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    if isAfterReturn { showReturn() }
    return String(result)
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}
