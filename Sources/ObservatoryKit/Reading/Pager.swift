import ExerciseRunner
import Terminal

/// The learner's own pager, if `PAGER` names one.
struct Pager {
  private let command: String
  private let environment: [String: String]
  private let folder: String

  /// Nil if text should be shown a screen at a time by the program itself.
  init?(environment: [String: String], facts: TerminalFacts, folder: String) {
    guard facts.movesCursor, let command = environment["PAGER"],
      !command.allSatisfy(\.isWhitespace)
    else { return nil }
    self.command = command
    self.folder = folder
    self.environment = environment.merging(
      // Colours pass through, short text needs no key, and the text stays on the screen.
      environment["LESS"] == nil ? ["LESS": "FRX"] : [:]
    ) { $1 }
  }

  /// Shows a text; false if the pager could not be started.
  func show(_ text: String) -> Bool {
    let status = try? {
      try Files.makeFolder(folder)
      return try Files.withTemporaryFolder(in: folder) { place in
        let file = "\(place)/page"
        try Files.write(Array(text.utf8), to: file)
        // The variable may hold arguments, so the shell reads it, as other programs do.
        return try ForegroundProcess(
          path: "/bin/sh", arguments: ["-c", "\(command) < \"$1\"", "pager", file],
          environment: environment
        ).run()
      }
    }()
    guard let status else { return false }
    return status != 126 && status != 127
  }
}
