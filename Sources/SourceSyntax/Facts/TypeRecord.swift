import JSON
import SwiftSyntax

/// A type that a file declares or extends, as checks ask about it.
struct TypeRecord {
  /// The name, with the types around it: `Outer.Inner`.
  var name: String
  /// `class`, `struct`, `enum`, `actor`, `protocol`, or `extension` of a type of another file.
  var kind: String
  var attributes: [String]
  var inherited: [String]
  var properties: [PropertyRecord] = []
  var line: Int

  var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("kind", .string(kind)),
      .init("attributes", .strings(attributes)), .init("inherited", .strings(inherited)),
      .init("properties", .array(properties.map(\.json))), .init("line", .int(line)),
    ])
  }
}

/// A property of a type.
struct PropertyRecord {
  var name: String
  var attributes: [String]
  var isLet: Bool
  var isComputed: Bool
  var isStatic: Bool
  /// The type as it is written; nil where it is inferred.
  var type: String?
  /// What it begins with, as written; nil where nothing is.
  var value: ExprSyntax?
  var line: Int

  var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("attributes", .strings(attributes)),
      .init("isLet", .bool(isLet)), .init("isComputed", .bool(isComputed)),
      .init("isStatic", .bool(isStatic)), .init("type", .optional(type)), .init("line", .int(line)),
    ])
  }
}

extension PropertyRecord {
  /// Returns the properties that a declaration makes, one for each name in it.
  static func all(
    in node: VariableDeclSyntax, line: (AbsolutePosition) -> Int
  ) -> [PropertyRecord] {
    // In `var a, b: Int` the type stands at the last name and is meant for both.
    var type: String?
    let records = node.bindings.reversed().compactMap { binding -> PropertyRecord? in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      type = binding.typeAnnotation?.type.trimmedDescription ?? type
      return PropertyRecord(
        name: pattern.identifier.bareText, attributes: node.attributes.names,
        isLet: node.bindingSpecifier.tokenKind == .keyword(.let),
        isComputed: binding.accessorBlock?.computes ?? false,
        isStatic: node.modifiers.contains {
          $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
        },
        type: type, value: binding.initializer?.value,
        line: line(pattern.positionAfterSkippingLeadingTrivia))
    }
    return records.reversed()
  }
}

extension AccessorBlockSyntax {
  /// Whether there is no storage behind it: observers alone leave a property stored.
  fileprivate var computes: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { accessor in
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.willSet), .keyword(.didSet), .keyword(.`init`): false
        default: true
        }
      }
    @unknown default: true
    }
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without `@`, module and arguments.
  var names: [String] {
    flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute): [attribute.bareName]
      case .ifConfigDecl(let condition):
        condition.clauses.flatMap { $0.elements?.as(AttributeListSyntax.self)?.names ?? [] }
      @unknown default: []
      }
    }
  }
}

extension AttributeSyntax {
  /// The name without `@`, module and arguments.
  var bareName: String {
    if let type = attributeName.as(IdentifierTypeSyntax.self) { return type.name.bareText }
    if let type = attributeName.as(MemberTypeSyntax.self) { return type.name.bareText }
    return attributeName.trimmedDescription
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var bareText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}
