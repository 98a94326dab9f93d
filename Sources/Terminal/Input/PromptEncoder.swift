/// Writes a prompt the way libedit measures it: sequences without width between two `\1`.
///
/// libedit loses a marked sequence at the very end of the prompt and garbles two that touch, so the
/// style is switched off before the last character, which is always a plain space.
struct PromptEncoder {
  var usesColor: Bool

  /// Returns the prompt as one line.
  ///
  ///     PromptEncoder(usesColor: true).encode("quiz>", style: .bold)
  ///     // "\1\e[1m\1quiz>\1\e[0m\1 "
  func encode(_ text: String, style: TextStyle) -> String {
    let safe = Sanitizer.singleLine(text)
    guard usesColor, style != .plain else { return safe }
    let body = safe.last == " " ? String(safe.dropLast()) : safe
    guard !body.isEmpty else { return safe }
    return literal(style.parameters) + body + literal("0") + " "
  }

  private func literal(_ parameters: String) -> String { "\u{1}\u{1B}[\(parameters)m\u{1}" }
}
