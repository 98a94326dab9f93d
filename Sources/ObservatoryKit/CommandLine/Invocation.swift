/// A command line, understood.
package struct Invocation: Equatable, Sendable {
  /// Nil for the program without a command.
  package var command: CommandSpec?
  package var arguments: [String] = []
  package var values: [String: [String]] = [:]
  package var wantsHelp = false
  package var wantsVersion = false

  /// The last value of an option.
  package func value(_ option: String) -> String? { values[option]?.last }
  package func values(_ option: String) -> [String] { values[option] ?? [] }
  package func has(_ option: String) -> Bool { values[option] != nil }
}

/// Why a command line can't be understood.
package enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: String?, nearest: String?)
  case valueMissing(option: String, value: String)
  case valueNotTaken(option: String)
  case valueRefused(option: String, value: String, choices: [String])
  case argumentMissing(command: String, arguments: String)
  case argumentSurplus(command: String, argument: String)
}

extension Invocation {
  /// Reads the words after the program's name.
  package init(parsing words: [String]) throws(UsageError) {
    var parser = InvocationParser(words: words)
    self = try parser.run()
  }
}

private struct InvocationParser {
  let words: [String]
  var index = 0
  var result = Invocation()
  var onlyArguments = false

  mutating func run() throws(UsageError) -> Invocation {
    while index < words.count {
      let word = words[index]
      index += 1
      if onlyArguments {
        result.arguments.append(word)
      } else if word == "--" {
        onlyArguments = true
      } else if word == "-h" || word == "--help" {
        result.wantsHelp = true
      } else if word == "--version" {
        result.wantsVersion = true
      } else if word.hasPrefix("-"), word != "-" {
        try option(word)
      } else if result.command == nil {
        guard let command = CommandSpec.named(word) else {
          throw .unknownCommand(word, nearest: nearest(to: word, CommandSpec.all.map(\.name)))
        }
        result.command = command
      } else {
        result.arguments.append(word)
      }
    }
    if !result.wantsHelp, !result.wantsVersion { try checkArguments() }
    return result
  }

  private mutating func option(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let known = CommandSpec.globalOptions + (result.command?.options ?? laterOptions())
    guard let spec = known.first(where: { $0.name == name }) else {
      throw .unknownOption(
        name, command: result.command?.name, nearest: nearest(to: name, known.map(\.name)))
    }
    guard let placeholder = spec.value else {
      if parts.count > 1 { throw .valueNotTaken(option: name) }
      result.values[name, default: []].append("")
      return
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if value == nil, index < words.count {
      value = words[index]
      index += 1
    }
    guard let value else { throw .valueMissing(option: name, value: placeholder) }
    if !spec.choices.isEmpty, !spec.choices.contains(value) {
      throw .valueRefused(option: name, value: value, choices: spec.choices)
    }
    result.values[name, default: []].append(value)
  }

  /// Options may stand before the command's name: the first command that comes later counts.
  private func laterOptions() -> [OptionSpec] {
    words[index...].lazy.compactMap(CommandSpec.named).first?.options ?? []
  }

  private func checkArguments() throws(UsageError) {
    guard let command = result.command else { return }
    if result.arguments.count < command.count.lowerBound {
      throw .argumentMissing(command: command.name, arguments: command.arguments)
    }
    if result.arguments.count > command.count.upperBound {
      throw .argumentSurplus(
        command: command.name, argument: result.arguments[command.count.upperBound])
    }
  }

  private func nearest(to word: String, _ names: [String]) -> String? {
    NearestName.find(word, in: names)
  }
}
