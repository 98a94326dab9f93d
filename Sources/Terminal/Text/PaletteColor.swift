/// The sixteen colours of the reader's own palette.
///
/// Their exact shades belong to the terminal's theme, which keeps text legible on light and dark
/// backgrounds alike.
package enum PaletteColor: UInt8, Hashable, Sendable, CaseIterable {
  case black
  case red
  case green
  case yellow
  case blue
  case magenta
  case cyan
  case white
  case brightBlack
  case brightRed
  case brightGreen
  case brightYellow
  case brightBlue
  case brightMagenta
  case brightCyan
  case brightWhite
}
