import SwiftOperators
import SwiftSyntax

/// Finds the small edits of a program that a check should notice.
///
/// Some of them don't compile, and some change nothing that can be seen; whoever runs them finds
/// out. The edits are those that learners' mistakes look like.
final class MutantFinder: SyntaxVisitor {
  private(set) var mutants: [Mutant] = []
  let types: [TypeRecord]
  let siblings: Siblings
  private let converter: SourceLocationConverter

  private init(_ tree: SourceFileSyntax) {
    types = FactsReader.types(of: tree)
    siblings = Siblings(types)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    // Operators get their operands; nothing moves in the text.
    walk(OperatorTable.standardOperators.foldAll(tree) { _ in })
  }

  /// Returns the edits in the order of the text.
  static func mutants(of tree: SourceFileSyntax) -> [Mutant] {
    MutantFinder(tree).mutants.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Making edits

  func add(_ kind: String, replacing node: some SyntaxProtocol, with text: String) {
    add(
      kind, from: node.positionAfterSkippingLeadingTrivia,
      to: node.endPositionBeforeTrailingTrivia, with: text)
  }

  func add(_ kind: String, inserting text: String, before node: some SyntaxProtocol) {
    let position = node.positionAfterSkippingLeadingTrivia
    add(kind, from: position, to: position, with: text)
  }

  func add(_ kind: String, from: AbsolutePosition, to: AbsolutePosition, with text: String) {
    mutants.append(
      Mutant(
        kind: kind, line: converter.location(for: from).line,
        range: from.utf8Offset..<to.utf8Offset, replacement: text))
  }

  // MARK: What is looked at

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    removeStatement(node)
    return .visitChildren
  }

  /// A preview is for the editor; no check looks at it.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    changeAttribute(node)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    ignoreProperty(node)
    readMoreInBody(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    swapProperty(node.declName, hasBase: node.base != nil)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberAccessExprSyntax.self) != true { swapProperty(node, hasBase: false) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    dropModifier(node)
    changePrintedText(node)
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { negate(condition) }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    changeOperator(node)
    writeThroughCopy(node)
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text) {
      add("change-number", replacing: node, with: String(value + 1))
    }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let isTrue = node.literal.tokenKind == .keyword(.true)
    add("change-bool", replacing: node, with: isTrue ? "false" : "true")
    return .skipChildren
  }
}
