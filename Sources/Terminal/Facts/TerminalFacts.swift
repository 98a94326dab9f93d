/// What is known about where input comes from and output goes, read once in `main`.
package struct TerminalFacts: Hashable, Sendable {
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  /// The width to lay out for: never zero.
  package var columns: Int
  /// The height of the window: never zero.
  package var rows: Int
  /// Whether long lines are broken; piped text is not, unless a width was asked for.
  package var wraps: Bool
  /// Whether standard output is styled.
  package var usesColor: Bool
  /// Whether standard error is styled.
  package var errorUsesColor: Bool
  /// Whether links can hide their address; if not, the layout has to show it.
  package var hyperlinks: Bool
  /// Whether decoration is unwanted: no boxes, no symbols, no redrawing.
  package var plain: Bool
  /// Whether a screen reader reads along: words for glyphs, nothing redrawn in place.
  package var accessible: Bool
  /// Whether standard output is a terminal that obeys control sequences.
  package var obeysControls: Bool
  /// Whether lines may be redrawn in place.
  package var movesCursor: Bool
  /// Whether questions may be asked.
  package var allowsInput: Bool

  /// The width to break lines at, `nil` if they stay whole.
  package var wrapColumns: Int? { wraps ? columns : nil }

  /// The facts of a program whose input and output are pipes: what tests start from.
  package static let piped = TerminalFacts(
    devices: TerminalDevices(), environment: [:], options: TerminalOptions())
}

extension TerminalFacts {
  /// Derives the facts from what the devices are, what the environment says and what was asked for.
  ///
  /// Width: `--width`, the terminal, `COLUMNS`, 80. Colour, for each stream of its own: `--plain`,
  /// `--color`, `NO_COLOR`, `CLICOLOR_FORCE`, `TERM=dumb`, whether it is a terminal.
  package init(
    devices: TerminalDevices, environment: [String: String], options: TerminalOptions
  ) {
    let isDumb = environment["TERM"] == "dumb"
    inputIsTerminal = devices.inputIsTerminal
    outputIsTerminal = devices.outputIsTerminal
    errorIsTerminal = devices.errorIsTerminal
    // A width of zero asks for lines that are not broken at all.
    let asked = options.width.flatMap { $0 > 0 ? $0 : nil }
    columns =
      asked ?? devices.size?.columns ?? environment.positiveNumber("COLUMNS") ?? 80
    rows = devices.size?.rows ?? environment.positiveNumber("LINES") ?? 24
    wraps = options.width.map { $0 > 0 } ?? devices.outputIsTerminal
    plain = options.plain
    accessible = environment.isOn("ACCESSIBLE")
    let color = options.decidedColor(environment: environment)
    usesColor = color ?? (devices.outputIsTerminal && !isDumb)
    errorUsesColor = color ?? (devices.errorIsTerminal && !isDumb)
    obeysControls = devices.outputIsTerminal && !isDumb
    movesCursor = obeysControls && !options.plain && !accessible
    hyperlinks =
      movesCursor && options.color != .never
      && HyperlinkSupport.isKnown(environment: environment)
    allowsInput = devices.inputIsTerminal && !options.noInput
  }
}

extension TerminalOptions {
  /// Returns whether colour was decided apart from the devices, `nil` if they decide.
  fileprivate func decidedColor(environment: [String: String]) -> Bool? {
    if plain { return false }
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    return environment.isOn("CLICOLOR_FORCE") ? true : nil
  }
}

extension [String: String] {
  /// Returns whether a switch variable is set and not set to nothing, `0` or `false`.
  func isOn(_ name: String) -> Bool {
    guard let value = self[name] else { return false }
    return !["", "0", "false"].contains(value)
  }

  fileprivate func positiveNumber(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
