import SwiftSyntax

// Edits of statements and expressions.
extension MutantFinder {
  /// Leaves out a statement; a declaration is left alone, for what comes later needs it.
  func removeStatement(_ node: CodeBlockItemSyntax) {
    guard node.parent?.parent?.is(SourceFileSyntax.self) != true else { return }
    switch node.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindings.first?.pattern.is(WildcardPatternSyntax.self) == true
      else { return }
      add("drop-\(isPrint(variable) ? "print" : "statement")", replacing: node, with: "")
    case .stmt(let statement):
      if statement.is(ReturnStmtSyntax.self) { return }
      add("drop-statement", replacing: node, with: "")
    case .expr(let expression):
      add("drop-\(isPrint(expression) ? "print" : "statement")", replacing: node, with: "")
    @unknown default: return
    }
  }

  private func isPrint(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0.text == "print" }
  }

  /// Names another property of the same type.
  func swapProperty(_ node: DeclReferenceExprSyntax, hasBase: Bool) {
    let name = node.baseName.text
    let prefix = name.hasPrefix("$") ? "$" : ""
    for other in siblings.others(for: String(name.dropFirst(prefix.count))) {
      add("swap-property", replacing: node.baseName, with: prefix + other)
    }
  }

  /// Leaves out the last call of a chain such as `.environment(model)`.
  func dropModifier(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, !base.is(DeclReferenceExprSyntax.self)
    else { return }
    add(
      "drop-\(member.declName.baseName.text)", from: base.endPositionBeforeTrailingTrivia,
      to: node.endPositionBeforeTrailingTrivia, with: "")
  }

  /// Prints something else.
  func changePrintedText(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "print",
      let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    else { return }
    let place = text.openingQuote.endPositionBeforeTrailingTrivia
    add("change-text", from: place, to: place, with: "x")
  }

  func negate(_ condition: ExprSyntax) {
    add("negate", replacing: condition, with: "!(\(condition.trimmedDescription))")
  }

  private static let mistakenOperators = [
    "+=": "-=", "-=": "+=", "+": "-", "-": "+", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
    "==": "!=", "!=": "==", "&&": "||", "||": "&&",
  ]

  func changeOperator(_ node: InfixOperatorExprSyntax) {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator,
      let other = Self.mistakenOperators[sign.text]
    else { return }
    add("change-operator", replacing: sign, with: other)
  }

  /// Writes into a copy of what holds the property, so that the change stays with the copy.
  func writeThroughCopy(_ node: InfixOperatorExprSyntax) {
    let isCompound =
      node.operator.as(BinaryOperatorExprSyntax.self).map { sign in
        ["+=", "-=", "*=", "/="].contains(sign.operator.text)
      } ?? false
    guard isCompound || node.operator.is(AssignmentExprSyntax.self),
      let member = node.leftOperand.as(MemberAccessExprSyntax.self), let base = member.base,
      base.trimmedDescription != "self"
    else { return }
    let rest =
      ".\(member.declName.trimmedDescription) \(node.operator.trimmedDescription)"
      + " \(node.rightOperand.trimmedDescription)"
    add(
      "write-copy", replacing: node,
      with: "do { var copy = \(base.trimmedDescription); copy\(rest) }")
  }
}
