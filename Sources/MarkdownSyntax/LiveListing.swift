/// A listing that runs: code, the view to start with, and the events that follow.
///
/// The events stand in the code as comments, so the file stays valid Swift:
///
///     // root: Board()
///     // do: tap Move
package struct LiveListing: Hashable, Sendable {
  package var id: String?
  /// The whole file, as `trace` takes it.
  package var source: String
  /// The code as readers see it, without the lines that begin with `// do:`, `// root:` or
  /// `// state:`.
  package var code: String
  package var root: String?
  package var events: [String]
  /// When `@State` makes its first value, `lazy` or `eager`; nil where the listing doesn't care.
  package var state: String?

  /// Returns the listing that `block` holds, nil if its fence is not a `live` one.
  package init?(_ block: CodeBlock) {
    guard block.has("live") else { return nil }
    self.init(source: block.literal, id: block.value(of: "id"))
  }

  /// Reads the events, the root and the state from a file.
  package init(source: String, id: String? = nil) {
    self.id = id
    self.source = source
    events = []
    var shown: [Substring] = []
    var hidesGap = false
    for line in CodeBlock(literal: source).codeLines {
      if let event = line.text(after: "// do:") {
        events.append(event)
        hidesGap = true
      } else if let expression = line.text(after: "// root:") {
        root = expression
        hidesGap = true
      } else if let choice = line.text(after: "// state:") {
        state = choice
        hidesGap = true
      } else if !line.trimmed.isEmpty {
        shown.append(line)
        hidesGap = false
      } else if !hidesGap || shown.last?.trimmed.isEmpty == false {
        // Blank lines on both sides of a hidden line become one.
        shown.append(line)
      }
    }
    while shown.last?.trimmed.isEmpty == true { shown.removeLast() }
    code = shown.map { $0 + "\n" }.joined()
  }
}

extension Substring {
  fileprivate func text(after mark: StaticString) -> String? {
    let line = utf8.drop(while: \.isWhiteSpace)
    let mark = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    return line.starts(with: mark) ? String(Substring(line.dropFirst(mark.count)).trimmed) : nil
  }
}
