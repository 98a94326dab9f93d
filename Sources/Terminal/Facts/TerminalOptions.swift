/// When output is styled.
package enum ColorMode: String, Hashable, Sendable, CaseIterable {
  case auto
  case always
  case never
}

/// What the command line asked for that bears on the terminal.
package struct TerminalOptions: Hashable, Sendable {
  package var color: ColorMode
  package var plain: Bool
  package var noInput: Bool
  /// The width asked for; 0 asks for unbroken lines.
  package var width: Int?

  package init(
    color: ColorMode = .auto, plain: Bool = false, noInput: Bool = false, width: Int? = nil
  ) {
    self.color = color
    self.plain = plain
    self.noInput = noInput
    self.width = width
  }
}
