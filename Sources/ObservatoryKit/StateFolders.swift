/// Where the program keeps what it remembers: `OBSERVATORY_HOME`, else the XDG folders.
package struct StateFolders: Equatable, Sendable {
  /// Progress and the learner's files.
  package let data: String
  /// History and logs.
  package let state: String
  /// What can be made again.
  package let cache: String

  /// Reads the environment; relative and empty values count as unset.
  package init(environment: [String: String]) {
    if let home = Self.folder(environment["OBSERVATORY_HOME"]) {
      (data, state, cache) = (home, home, "\(home)/cache")
      return
    }
    let home = Self.folder(environment["HOME"]) ?? "/tmp"
    func folder(_ name: String, _ fallback: String) -> String {
      (Self.folder(environment[name]) ?? "\(home)/\(fallback)") + "/observatory"
    }
    data = folder("XDG_DATA_HOME", ".local/share")
    state = folder("XDG_STATE_HOME", ".local/state")
    cache = folder("XDG_CACHE_HOME", ".cache")
  }

  private static func folder(_ value: String?) -> String? {
    guard let value, value.hasPrefix("/") else { return nil }
    return value.count > 1 && value.hasSuffix("/") ? String(value.dropLast()) : value
  }
}
