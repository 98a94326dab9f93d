/// The kinds of quotes that GitHub sets apart.
package enum AlertKind: String, CaseIterable, Hashable, Sendable {
  case note
  case tip
  case important
  case warning
  case caution

  /// The word that is shown above the quote.
  package var title: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// Returns the kind that `marker` asks for, nil if it is not exactly one such as `[!NOTE]`.
  init?(marker: some StringProtocol) {
    guard marker.hasPrefix("[!"), marker.hasSuffix("]") else { return nil }
    self.init(rawValue: marker.dropFirst(2).dropLast().lowercased())
  }
}

extension AlertKind {
  /// Returns the alert that the blocks of a quote make, nil if it is an ordinary quote.
  ///
  /// The marker must have its line to itself, and something must follow it: this is GitHub's rule,
  /// which cmark-gfm's parser does not know.
  static func alert(in blocks: [Block]) -> Block.Content? {
    guard var first = blocks.first, case .paragraph(let inlines) = first.content,
      case .text(let marker)? = inlines.first, let kind = AlertKind(marker: marker.trimmed)
    else { return nil }
    var rest = Array(blocks.dropFirst())
    if inlines.count > 1 {
      guard inlines[1] == .softBreak || inlines[1] == .hardBreak else { return nil }
      first.content = .paragraph(Array(inlines.dropFirst(2)))
      first.lines = min(first.lines.lowerBound + 1, first.lines.upperBound)...first.lines.upperBound
      rest.insert(first, at: 0)
    }
    return rest.isEmpty ? nil : .alert(kind, rest)
  }
}
