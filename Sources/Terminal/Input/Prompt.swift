/// The text before the cursor, and what the editor offers while the line is typed.
package struct Prompt {
  /// One line; of several only the last is the prompt, those above are written once.
  package var text: String
  package var style: TextStyle
  /// Whether the line is kept for the arrow keys and for later sessions.
  package var keepsHistory: Bool
  /// Whether keys typed before the prompt appeared are thrown away, as before a confirmation.
  package var discardsTypedAhead: Bool
  /// Whether, on an empty line, Space and Page Down are Enter, and Page Up is `back` and Enter.
  package var turnsPages = false
  /// Offers continuations when Tab is pressed.
  package var completer: Completer?
  /// Writes anew what stands above the line when the window has another size.
  package var reflow: (() -> Void)?
  /// What may come up while somebody types.
  package var news: PromptNews?

  package init(
    _ text: String,
    style: TextStyle = .plain,
    keepsHistory: Bool = false,
    discardsTypedAhead: Bool = false,
    completer: Completer? = nil
  ) {
    self.text = text
    self.style = style
    self.keepsHistory = keepsHistory
    self.discardsTypedAhead = discardsTypedAhead
    self.completer = completer
  }
}

/// Something that may happen while a line is typed, looked for a few times a second.
package struct PromptNews {
  package var hasCome: () -> Bool
  /// Writes it where the prompt was; the line is drawn again below.
  package var show: () -> Void

  package init(hasCome: @escaping () -> Bool, show: @escaping () -> Void) {
    self.hasCome = hasCome
    self.show = show
  }
}

/// Returns what the word before the cursor could become.
///
/// The cursor counts characters of the line.
package typealias Completer = (_ line: String, _ cursor: Int) -> [Completion]

/// One continuation: the whole word that takes the place of the word before the cursor.
package struct Completion: Hashable, Sendable {
  package var text: String
  /// A few words shown beside it in the list.
  package var note: String

  package init(_ text: String, note: String = "") {
    self.text = text
    self.note = note
  }
}

extension Completion: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
