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
