/// Help made from the command table.
package enum HelpText {
  /// The help of the whole program.
  package static func program() -> String {
    var text = """
      Learn SwiftUI's Observation, and see which view bodies run and why.

      Examples:
        observatory                       go on where you left off
        observatory lesson 1              read the first lesson
        observatory verify                judge the current exercise
        observatory trace Screen.swift    see which bodies run, headless

      Usage: observatory [OPTIONS] [COMMAND]

      Commands:

      """
    text += table(CommandSpec.all.map { ("\($0.name) \($0.arguments)", $0.summary) })
    text += "\nOptions, before or after the command:\n"
    text += table(CommandSpec.globalOptions.map(row))
    text += table([("-h, --help", "explain a command"), ("--version", "print the version")])
    text += "\nExit status: 0 done or passed, 1 a check or an answer failed, 2 could not run.\n"
    return text
  }

  /// The help of one command, examples first.
  package static func command(_ command: CommandSpec) -> String {
    var text = "observatory \(command.name): \(command.summary)\n"
    if !command.examples.isEmpty {
      text += "\nExamples:\n" + command.examples.map { "  \($0)\n" }.joined()
    }
    let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
    let options = command.options.isEmpty ? "" : " [OPTIONS]"
    text += "\nUsage: observatory \(command.name)\(arguments)\(options)\n"
    if !command.options.isEmpty { text += "\nOptions:\n" + table(command.options.map(row)) }
    text += "\nOptions of every command: observatory --help\n"
    return text
  }

  private static func row(_ option: OptionSpec) -> (String, String) {
    let value = option.value.map { " \($0)" } ?? ""
    let choices = option.choices.isEmpty ? "" : " (\(option.choices.joined(separator: ", ")))"
    return ("\(option.name)\(value)", option.help + choices)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { name, text in
      // A name that is too long for its column has the line to itself.
      let margin = String(repeating: " ", count: name.count > 24 ? 28 : 26 - name.count)
      return "  \(name)\(name.count > 24 ? "\n" : "")\(margin)\(text)\n"
    }.joined()
  }
}
