import Terminal

/// `observatory completions`: scripts for shells, and the ids those scripts ask for.
struct CompletionsCommand {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    world.output.write(try text(for: invocation.arguments[0]))
    return .success
  }

  private func text(for kind: String) throws(Failure) -> String {
    switch kind {
    case "bash": return BashCompletions.text
    case "zsh": return ZshCompletions.text
    case "fish": return FishCompletions.text
    case "lessons", "quizzes", "exercises":
      return try ids(kind).map { Sanitizer.singleLine($0) + "\n" }.joined()
    default:
      throw .usage(
        .valueRefused(
          option: "completions", value: kind, choices: ["bash", "zsh", "fish"]))
    }
  }

  private func ids(_ kind: String) throws(Failure) -> [String] {
    let folder = try CourseFolder.find(named: invocation.value("--course"), in: world)
    if kind == "exercises" { return folder.exercises.map(\.id) }
    let index = CourseIndex(folder, cache: StateFolders(environment: world.environment).cache)
    return (kind == "lessons" ? index.lessons : index.quizzes).map(\.id)
  }
}
