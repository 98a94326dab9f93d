import ExerciseRunner

/// The learner's editor: `VISUAL`, else `EDITOR`.
struct Editor {
  private let words: [String]
  private let environment: [String: String]

  init?(environment: [String: String]) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
      .first { !$0.isEmpty }
    guard let named else { return nil }
    words = named.split(separator: " ").map(String.init)
    self.environment = environment
    if words.isEmpty { return nil }
  }

  /// Opens a file and waits for the editor to end.
  func open(_ path: String) throws(ChildProcess.StartError) {
    let program = try find(words[0])
    let process = ForegroundProcess(
      path: program, arguments: Array(words.dropFirst()) + [path], environment: environment)
    _ = try process.run()
  }

  private func find(_ name: String) throws(ChildProcess.StartError) -> String {
    if name.contains("/") { return name }
    for folder in (environment["PATH"] ?? "").split(separator: ":")
    where Files.isExecutable("\(folder)/\(name)") {
      return "\(folder)/\(name)"
    }
    throw ChildProcess.StartError(path: name, reason: "it is not on PATH")
  }
}
