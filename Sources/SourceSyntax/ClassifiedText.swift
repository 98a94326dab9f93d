import JSON
import SwiftIDEUtils
import SwiftSyntax

/// What each stretch of a source is: a keyword, a type, a comment.
enum ClassifiedText {
  /// Returns `[offset, length, class]` for each stretch that is more than plain text, in order;
  /// offsets and lengths count UTF-8 bytes.
  static func ranges(of tree: SourceFileSyntax) -> JSONValue {
    .array(
      tree.classifications.compactMap { stretch -> JSONValue? in
        guard let name = name(of: stretch.kind) else { return nil }
        let offset = stretch.range.lowerBound.utf8Offset
        let length = stretch.range.upperBound.utf8Offset - offset
        return .array([.int(offset), .int(length), .string(name)])
      })
  }

  private static func name(of kind: SyntaxClassification) -> String? {
    switch kind {
    case .attribute: "attribute"
    case .keyword: "keyword"
    case .type: "type"
    case .operator: "operator"
    case .integerLiteral, .floatLiteral: "number"
    case .stringLiteral, .regexLiteral: "string"
    case .lineComment, .blockComment: "comment"
    case .docLineComment, .docBlockComment: "documentation"
    case .argumentLabel: "label"
    case .identifier, .dollarIdentifier: "identifier"
    case .ifConfigDirective: "directive"
    case .editorPlaceholder, .none: nil
    @unknown default: nil
    }
  }
}
