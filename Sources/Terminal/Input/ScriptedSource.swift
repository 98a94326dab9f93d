/// Plays prepared input and remembers the prompts it was asked with, for tests.
package final class ScriptedSource: LineSource {
  private var inputs: ArraySlice<Input>
  /// The prompts so far, in order.
  package private(set) var prompts: [Prompt] = []

  package init(_ inputs: [Input]) {
    self.inputs = inputs[...]
  }

  package convenience init(lines: [String]) {
    self.init(lines.map(Input.line))
  }

  package func next(prompt: Prompt) -> Input {
    prompts.append(prompt)
    return inputs.popFirst() ?? .endOfInput
  }
}
