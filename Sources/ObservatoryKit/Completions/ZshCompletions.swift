/// The completions of zsh, made from the command table.
enum ZshCompletions {
  static var text: String {
    """
    #compdef observatory
    # Completions of observatory for zsh.
    _observatory_ids() {
      local -a ids
      ids=(${(f)"$(observatory completions $1 2>/dev/null)"})
      compadd -a ids
    }
    _observatory() {
      local context state line
      local -a commands
      commands=(
    \(commandLines)
      )
      _arguments -C \\
    \(optionLines(CommandSpec.globalOptions, indent: "    "))
        '(-h --help)'{-h,--help}'[explain a command]' \\
        '--version[print the version]' \\
        '1:command:->command' '*::argument:->argument'
      case $state in
      command) _describe command commands ;;
      argument)
        case $words[1] in
    \(argumentCases)
        esac ;;
      esac
    }
    _observatory "$@"

    """
  }

  private static var commandLines: String {
    CommandSpec.all.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n")
  }

  private static var argumentCases: String {
    CommandSpec.all.map { command in
      var parts = (command.options + CommandSpec.globalOptions).map(specification)
      if let value = command.completedArgument {
        parts.append("'*:\(value == .files ? "file" : "argument"):\(action(value))'")
      }
      return "    \(command.name)) _arguments \(parts.joined(separator: " ")) ;;"
    }.joined(separator: "\n")
  }

  private static func optionLines(_ options: [OptionSpec], indent: String) -> String {
    options.map { "\(indent)\(specification($0)) \\" }.joined(separator: "\n")
  }

  private static func specification(_ option: OptionSpec) -> String {
    let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]")
    let value = option.completedValue.map { ":\(option.value ?? ""):\(action($0))" } ?? ""
    let many = option.isRepeatable ? "*" : ""
    return quoted("\(many)\(option.name)[\(help)]\(value)")
  }

  private static func action(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .ids(let kind): "{_observatory_ids \(kind)}"
    case .files: "_files"
    case .folders: "_files -/"
    case .free: " "
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
