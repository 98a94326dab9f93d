/// The completions of fish, made from the command table.
enum FishCompletions {
  static var text: String {
    var lines = ["# Completions of observatory for fish.", "complete -c observatory -f"]
    lines += CommandSpec.globalOptions.map { line(for: $0, condition: "") }
    lines.append("complete -c observatory -s h -l help -d 'explain a command'")
    lines.append("complete -c observatory -l version -d 'print the version'")
    for command in CommandSpec.all {
      lines.append(
        "complete -c observatory -n __fish_use_subcommand -a \(command.name) -d"
          + " \(quoted(command.summary))")
    }
    for command in CommandSpec.all {
      let condition = " -n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.options.map { line(for: $0, condition: condition) }
      if let value = command.completedArgument, let arguments = arguments(value) {
        lines.append("complete -c observatory\(condition)\(arguments)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(for option: OptionSpec, condition: String) -> String {
    let name = option.name.dropFirst(2)
    let value = option.completedValue.map { " -r" + (arguments($0) ?? "") } ?? ""
    return "complete -c observatory\(condition) -l \(name)\(value) -d \(quoted(option.help))"
  }

  private static func arguments(_ value: CompletedValue) -> String? {
    switch value {
    case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .ids(let kind): " -a '(observatory completions \(kind) 2>/dev/null)'"
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .free: nil
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
