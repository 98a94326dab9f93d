/// The completions of bash, made from the command table.
enum BashCompletions {
  static var text: String {
    let names = CommandSpec.all.map(\.name)
    return """
      # Completions of observatory for bash.
      _observatory() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command= index
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
          \(names.joined(separator: "|")))
            command=${COMP_WORDS[index]}
            break ;;
          esac
        done
        COMPREPLY=()
        case "$command $previous" in
      \(valueCases)
        esac
        case $word in
        -*)
          local options="\(words(CommandSpec.globalOptions)) --help --version"
          case $command in
      \(optionCases)
          esac
          COMPREPLY=($(compgen -W "$options" -- "$word"))
          return ;;
        esac
        case $command in
        "") COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$word")) ;;
      \(argumentCases)
        esac
      }
      complete -F _observatory observatory

      """
  }

  private static var valueCases: String {
    let global = CommandSpec.globalOptions.map { ("*\" \($0.name)\"", $0) }
    let own = CommandSpec.all.flatMap { command in
      command.options.map { ("\"\(command.name) \($0.name)\"", $0) }
    }
    return (global + own).compactMap { pattern, option in
      option.completedValue.map { "  \(pattern)) \(reply($0)); return ;;" }
    }.joined(separator: "\n")
  }

  private static var optionCases: String {
    CommandSpec.all.filter { !$0.options.isEmpty }
      .map { "    \($0.name)) options+=\" \(words($0.options))\" ;;" }.joined(separator: "\n")
  }

  private static var argumentCases: String {
    CommandSpec.all.compactMap { command in
      command.completedArgument.map { "  \(command.name)) \(reply($0)) ;;" }
    }.joined(separator: "\n")
  }

  private static func words(_ options: [OptionSpec]) -> String {
    options.map(\.name).joined(separator: " ")
  }

  private static func reply(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    case .ids(let kind):
      "COMPREPLY=($(compgen -W \"$(observatory completions \(kind) 2>/dev/null)\" -- \"$word\"))"
    case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folders: "COMPREPLY=($(compgen -d -- \"$word\"))"
    case .free: ":"
    }
  }
}
