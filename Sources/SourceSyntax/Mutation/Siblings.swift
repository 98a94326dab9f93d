import SwiftSyntax

/// Properties that can stand for one another because they are of one type and have one type.
struct Siblings {
  private var groups: [String: [String]] = [:]

  init(_ types: [TypeRecord]) {
    for type in types {
      let stored = type.properties.filter { !$0.isStatic }
      for property in stored {
        guard let key = Self.typeName(of: property) else { continue }
        let others = stored.filter { $0.name != property.name && Self.typeName(of: $0) == key }
        let known = groups[property.name] ?? []
        groups[property.name] = known + others.map(\.name).filter { !known.contains($0) }
      }
    }
  }

  /// Returns at most two properties that could have been meant instead.
  func others(for name: String) -> [String] { Array((groups[name] ?? []).prefix(2)) }

  /// The type of a property, as written or as its first value tells.
  static func typeName(of property: PropertyRecord) -> String? {
    if let type = property.type { return type }
    guard let value = property.value else { return nil }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    // `Model()` makes a Model.
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }
}
