import JSON
import SwiftSyntax

/// Reads what a file declares and uses: types with their properties, attributes, names.
final class FactsReader: SyntaxVisitor {
  /// Every declaration and extension, in the order of the file.
  private(set) var records: [TypeRecord] = []
  private var attributes: [(name: String, line: Int)] = []
  private var identifiers: [String] = []
  private var seen: Set<String> = []
  /// The types around the present place: positions in `records`.
  private var open: [Int] = []
  private let converter: SourceLocationConverter

  private init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Returns the facts that checks ask about, see `SourceFacts` in ExerciseChecks.
  static func facts(of tree: SourceFileSyntax) -> JSONValue {
    let reader = FactsReader(tree)
    return .object([
      .init("types", .array(merged(reader.records).map(\.json))),
      .init(
        "attributes",
        .array(
          reader.attributes.map { use in
            .object([.init("name", .string(use.name)), .init("line", .int(use.line))])
          })),
      .init("identifiers", .strings(reader.identifiers)),
    ])
  }

  /// Returns the types of a file, each with what its extensions add.
  static func types(of tree: SourceFileSyntax) -> [TypeRecord] { merged(FactsReader(tree).records) }

  /// Puts what extensions say into the types that they extend.
  private static func merged(_ records: [TypeRecord]) -> [TypeRecord] {
    var types = records.filter { $0.kind != "extension" }
    for record in records where record.kind == "extension" {
      guard let index = types.firstIndex(where: { $0.name == record.name }) else {
        types.append(record)
        continue
      }
      types[index].inherited += record.inherited
      types[index].properties += record.properties
    }
    return types
  }

  private func line(_ position: AbsolutePosition) -> Int { converter.location(for: position).line }

  // MARK: Types

  private func enter(
    _ name: String, _ kind: String, _ attributes: AttributeListSyntax,
    _ inheritance: InheritanceClauseSyntax?, at place: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let outer = open.last.map { records[$0].name + "." } ?? ""
    records.append(
      TypeRecord(
        name: outer + name, kind: kind, attributes: attributes.names,
        inherited: inheritance?.inheritedTypes.map { Self.name(of: $0.type) } ?? [],
        line: line(place.positionAfterSkippingLeadingTrivia)))
    open.append(records.count - 1)
    return .visitChildren
  }

  /// A type as it is written, without the name of a module that everything here is from.
  private static func name(of type: TypeSyntax) -> String {
    let text = type.trimmedDescription
    for module in ["SwiftUI.", "Observation.", "Combine.", "Swift."] where text.hasPrefix(module) {
      return String(text.dropFirst(module.count))
    }
    return text
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.bareText, "class", node.attributes, node.inheritanceClause, at: node.name)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.bareText, "struct", node.attributes, node.inheritanceClause, at: node.name)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.bareText, "enum", node.attributes, node.inheritanceClause, at: node.name)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.bareText, "actor", node.attributes, node.inheritanceClause, at: node.name)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.bareText, "protocol", node.attributes, node.inheritanceClause, at: node.name)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      Self.name(of: node.extendedType), "extension", node.attributes, node.inheritanceClause,
      at: node.extendedType)
  }

  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  // MARK: Members and names

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // A variable in a function is no property of the type around the function.
    if let type = open.last, node.parent?.is(MemberBlockItemSyntax.self) == true {
      records[type].properties += PropertyRecord.all(in: node, line: line)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    attributes.append((node.bareName, line(node.positionAfterSkippingLeadingTrivia)))
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier:
      if seen.insert(token.bareText).inserted { identifiers.append(token.bareText) }
    default: break
    }
    return .skipChildren
  }
}
