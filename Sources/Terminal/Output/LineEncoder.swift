/// Turns styled lines into the text a terminal understands.
///
/// Each line stands for itself: it starts in the plain style and ends in it, so lines can be paged,
/// cut out and reordered.
package struct LineEncoder: Hashable, Sendable {
  /// Whether styles become SGR sequences.
  package var usesColor: Bool
  /// Whether links become OSC 8 sequences; otherwise only their text is written.
  package var hyperlinks: Bool

  package init(usesColor: Bool, hyperlinks: Bool) {
    self.usesColor = usesColor
    self.hyperlinks = hyperlinks
  }

  /// Creates the encoder for standard output.
  package init(_ facts: TerminalFacts) {
    self.init(usesColor: facts.usesColor, hyperlinks: facts.hyperlinks)
  }

  /// Returns the line as text, without a line break at its end.
  ///
  /// Control characters inside spans come out in their visible form.
  package func encode(_ line: StyledLine) -> String {
    var result = ""
    for span in line.spans where !span.text.isEmpty {
      result += linked(styled(Sanitizer.singleLine(span.text), span.style), to: span.link)
    }
    return result
  }

  /// Returns the lines as text, each with a line break.
  package func encode(_ lines: [StyledLine]) -> String {
    lines.reduce(into: "") { $0 += encode($1) + "\n" }
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    guard usesColor, style != .plain else { return text }
    return "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m"
  }

  private func linked(_ text: String, to link: String?) -> String {
    guard hyperlinks, let link else { return text }
    // The id lets a terminal treat the pieces of a wrapped link as one.
    let address = link.percentEncodedForTerminal
    return "\u{1B}]8;id=\(address.shortHash);\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

extension TextStyle {
  /// The style as parameters of Select Graphic Rendition: `1;34`.
  var parameters: String {
    var codes: [Int] = []
    if bold { codes.append(1) }
    if dim { codes.append(2) }
    if italic { codes.append(3) }
    if underline { codes.append(4) }
    if reverse { codes.append(7) }
    if strikethrough { codes.append(9) }
    if let foreground {
      let index = Int(foreground.rawValue)
      codes.append(index < 8 ? 30 + index : 82 + index)
    }
    return codes.map(String.init).joined(separator: ";")
  }
}

extension String {
  /// The address with everything outside printable ASCII as `%XX`, so that it cannot end the link.
  fileprivate var percentEncodedForTerminal: String {
    utf8.reduce(into: "") { result, byte in
      if byte > 0x20, byte < 0x7F {
        result.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// A short name for the text that is the same in every run (FNV-1a).
  fileprivate var shortHash: String {
    let hash = utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return String(hash, radix: 36)
  }
}
