/// A value in a YAML document, with the place where it stands.
package struct YAMLNode: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// The text as it was written; `y`, `no` and `1.0` stay text until somebody asks.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// A key with its value, in the order of the document.
  package struct Entry: Equatable, Sendable {
    package var key: String
    package var value: YAMLNode

    package init(key: String, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  package var content: Content
  /// The line in the file, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  package init(_ content: Content, line: Int, column: Int) {
    self.content = content
    self.line = line
    self.column = column
  }

  /// The value of a key; nil where the node is no mapping or has no such key.
  package subscript(_ key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  package var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  package var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The texts of a sequence of scalars; a single scalar counts as a sequence of one.
  package var texts: [String]? {
    if let text { return [text] }
    guard let items else { return nil }
    let texts = items.compactMap(\.text)
    return texts.count == items.count ? texts : nil
  }

  /// The number that a plain scalar writes.
  package var int: Int? { plainText.flatMap(Int.init) }

  /// The truth value that a plain scalar writes: `true` or `false`.
  package var bool: Bool? {
    switch plainText {
    case "true": true
    case "false": false
    default: nil
    }
  }

  private var plainText: String? {
    if case .scalar(let text, isPlain: true) = content { text } else { nil }
  }
}

/// Why some text is not the YAML that is read here.
package struct YAMLError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// What the parser said.
    case syntax(String)
    case duplicateKey(String)
    case keyIsNoText
    case tooDeep
    case empty
  }

  package var reason: Reason
  /// The line in the file, from 1.
  package var line: Int

  package init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }

  /// What is wrong, without the place.
  package var sentence: String {
    switch reason {
    case .syntax(let problem): "this is not valid YAML: \(problem)"
    case .duplicateKey(let key): "the key “\(key)” is there twice; keep one"
    case .keyIsNoText: "a key has to be text"
    case .tooDeep: "the YAML is nested too deeply"
    case .empty: "the YAML is empty"
    }
  }
}
