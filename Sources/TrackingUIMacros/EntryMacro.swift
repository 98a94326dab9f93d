import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `@Entry var name: Type = value` in an extension of `EnvironmentValues` to a key and the
/// accessors that use it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration)
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration)
    let value =
      entry.type.map { "static var defaultValue: \($0) { \(entry.value) }" }
      ?? "static let defaultValue = \(entry.value)"
    return [
      """
      private struct \(raw: entry.key): EnvironmentKey {
        \(raw: value)
      }
      """
    ]
  }
}

/// The parts of a property marked `@Entry`.
private struct Entry {
  let key: String
  let type: String?
  let value: String

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw EntryError.notAProperty }
    key = "__Key_\(name)"
    type = binding.typeAnnotation?.type.trimmedDescription
    if let initializer = binding.initializer {
      value = initializer.value.trimmedDescription
    } else if let type, type.hasSuffix("?") {
      value = "nil"
    } else {
      throw EntryError.valueMissing
    }
  }
}

/// Why an `@Entry` could not be expanded.
enum EntryError: Error, CustomStringConvertible {
  case notAProperty
  case valueMissing

  var description: String {
    switch self {
    case .notAProperty: "@Entry belongs on a variable property"
    case .valueMissing: "@Entry needs a default value"
    }
  }
}
