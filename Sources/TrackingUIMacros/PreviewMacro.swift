import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Preview { … }` to a view and a function by which a runner shows it.
///
/// The function's C name carries the line of the preview, so that previews keep their order.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let closure =
      node.trailingClosure
      ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let closure else { throw PreviewError.bodyMissing }
    let statements = closure.statements
    let properties = statements.compactMap(Self.previewable)
    let content = statements.filter { Self.previewable($0) == nil }
    let function = context.makeUniqueName("preview")
    let line = context.location(of: node)?.line.trimmedDescription ?? "0"
    let padded = String(repeating: "0", count: max(0, 6 - line.count)) + line
    let code = content.map(\.description).joined(separator: "\n")
    if properties.isEmpty { return [show(code, as: function, line: padded)] }
    let view = context.makeUniqueName("Preview")
    return [
      """
      struct \(view): View {
        \(raw: properties.map(\.description).joined(separator: "\n"))
        var body: some View {
          \(raw: code)
        }
      }
      """,
      show("\(view.text)()", as: function, line: padded),
    ]
  }

  private static func show(_ code: String, as function: TokenSyntax, line: String) -> DeclSyntax {
    """
    @_cdecl("observatory_preview_\(raw: line)")
    public func \(function)() {
      _PreviewRegistration.show {
        \(raw: code)
      }
    }
    """
  }

  /// Returns the declaration of a `@Previewable` property without that attribute.
  private static func previewable(_ item: CodeBlockItemSyntax) -> VariableDeclSyntax? {
    guard var variable = item.item.as(VariableDeclSyntax.self) else { return nil }
    let rest = variable.attributes.filter { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
    }
    if rest.count == variable.attributes.count { return nil }
    variable.attributes = rest
    return variable
  }
}

/// Why a `#Preview` could not be expanded.
enum PreviewError: Error, CustomStringConvertible {
  case bodyMissing

  var description: String { "#Preview needs a closure that makes a view" }
}

/// `@Previewable` marks a property inside `#Preview`; it adds nothing by itself.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
