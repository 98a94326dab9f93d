/// What may stand in one place of a command line, for completions.
enum CompletedValue: Equatable {
  case words([String])
  /// Ids that the program lists itself: `lessons`, `quizzes` or `exercises`.
  case ids(String)
  case files
  case folders
  /// Something only the user knows.
  case free
}

extension CommandSpec {
  /// What the command's arguments are.
  var completedArgument: CompletedValue? {
    if count.upperBound == 0 { return nil }
    let bare = arguments.filter { !"[].".contains($0) }
    let first = bare.split(separator: " ").first.map(String.init) ?? bare
    switch first {
    case "ID": return .ids(name == "lesson" ? "lessons" : name == "quiz" ? "quizzes" : "exercises")
    case "FILE", "FILE|ID": return .files
    case "DIR": return .folders
    case "COMMAND": return .words(CommandSpec.all.map(\.name))
    case _ where first.contains("|"): return .words(first.split(separator: "|").map(String.init))
    default: return .free
    }
  }
}

extension OptionSpec {
  /// What the option's value is; nil for a flag.
  var completedValue: CompletedValue? {
    guard let value else { return nil }
    if !choices.isEmpty { return .words(choices) }
    switch value {
    case "DIR": return .folders
    case "FILE": return .files
    case "ID": return .ids("exercises")
    default: return .free
    }
  }
}
