/// Why some text is not the YAML that is read here.
package struct YAMLError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// What the parser said.
    case syntax(String)
    case duplicateKey(String)
    case keyIsNoText
    case tooDeep
    case tooLarge
    case tag(String)
    case severalDocuments
    case empty
  }

  package var reason: Reason
  /// The line in the file, from 1.
  package var line: Int

  package init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }

  /// What is wrong and what to do, without the place.
  package var sentence: String {
    switch reason {
    case .syntax(let problem): "this is not valid YAML: \(Self.explanation(of: problem))"
    case .duplicateKey(let key): "the key “\(key)” is there twice; keep one"
    case .keyIsNoText: "a key has to be text"
    case .tooDeep: "the YAML is nested too deeply, or repeats itself without end"
    case .tooLarge: "the YAML is too large; a megabyte is the limit"
    case .tag(let tag): "the tag \(tag) is not used here; remove it"
    case .severalDocuments: "a second document begins here; remove the line of ---"
    case .empty: "the YAML is empty"
    }
  }

  /// The parser speaks of tokens; authors think of quotes, colons and indentation.
  private static func explanation(of problem: String) -> String {
    switch problem {
    case "mapping values are not allowed in this context":
      "a value with a colon needs quotes, or the line is indented too far"
    case "found character that cannot start any token":
      "a value that begins with @, ` or % needs quotes, and lines are indented with spaces, not tabs"
    case "found a tab character that violates indentation":
      "indent with spaces, not tabs"
    case "could not find expected ':'":
      "this line has no colon after its key"
    case "did not find expected key":
      "the indentation does not fit the lines above, or a quote inside quotes ends the value"
    case "did not find expected '-' indicator":
      "the indentation does not fit the items of the list above"
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      "a bracket that opens here is not closed, or a comma is missing"
    case "found unexpected end of stream":
      "the quote that opens here is not closed"
    case "found undefined alias":
      "no value has this name; a value that begins with * needs quotes"
    case "found unknown escape character":
      "a backslash in double quotes begins an escape; use single quotes"
    case "control characters are not allowed":
      "it contains a control character; remove it"
    default: problem
    }
  }
}
