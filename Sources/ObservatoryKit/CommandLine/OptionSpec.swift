/// An option of a command.
package struct OptionSpec: Equatable, Sendable {
  package var name: String
  /// The word for its value in help; nil for a flag.
  package var value: String?
  /// The values it accepts; empty for any.
  package var choices: [String]
  package var help: String
  package var isRepeatable: Bool

  /// Creates an option with a value.
  package init(
    _ name: String, _ value: String, choices: [String] = [], repeats: Bool = false, _ help: String
  ) {
    self.name = name
    self.value = value
    self.choices = choices
    self.help = help
    isRepeatable = repeats
  }

  /// Creates a flag.
  package init(_ name: String, _ help: String) {
    self.name = name
    self.help = help
    value = nil
    choices = []
    isRepeatable = false
  }
}

/// A command: its arguments, options and examples.
///
/// Parsing, help, completions and the manual page are all made from it.
package struct CommandSpec: Equatable, Sendable {
  package var name: String
  /// The arguments as help shows them, such as `[ID]`.
  package var arguments: String
  /// How many arguments it takes.
  package var count: ClosedRange<Int>
  package var summary: String
  package var options: [OptionSpec]
  package var examples: [String]

  package init(
    _ name: String, _ arguments: String, count: ClosedRange<Int>, _ summary: String,
    options: [OptionSpec] = [], examples: [String] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.count = count
    self.summary = summary
    self.options = options
    self.examples = examples
  }

  /// Creates a command without arguments.
  package init(
    _ name: String, _ summary: String, options: [OptionSpec] = [], examples: [String] = []
  ) {
    self.init(name, "", count: 0...0, summary, options: options, examples: examples)
  }
}
