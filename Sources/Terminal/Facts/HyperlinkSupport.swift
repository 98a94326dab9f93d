/// Which terminals are known to draw OSC 8 links.
enum HyperlinkSupport {
  /// Returns whether the environment names a terminal that draws links.
  ///
  /// The terminal is never asked: an answer may come late or, under a multiplexer, not at all.
  /// `FORCE_HYPERLINK` decides where the list is wrong.
  static func isKnown(environment: [String: String]) -> Bool {
    if environment["FORCE_HYPERLINK"] != nil { return environment.isOn("FORCE_HYPERLINK") }
    let term = environment["TERM"] ?? ""
    // A multiplexer between us and the terminal may drop the address without a trace.
    if environment["TMUX"] != nil || multiplexers.contains(where: term.hasPrefix) { return false }
    if terminals.contains(where: term.hasPrefix) { return true }
    if let program = environment["TERM_PROGRAM"], programs.contains(program) { return true }
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }), version >= 5000 {
      return true
    }
    return variables.contains { environment[$0] != nil }
  }

  private static let multiplexers = ["screen", "tmux"]
  private static let terminals = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"]
  private static let programs: Set = [
    "Hyper", "Tabby", "WezTerm", "ghostty", "iTerm.app", "vscode",
  ]
  private static let variables = ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION"]
}
