import SwiftSyntax

// Edits of declarations: wrappers, the macro, what a body reads.
extension MutantFinder {
  /// What a wrapper is taken for by mistake; every wrapper may also be left out.
  private static let mistaken = [
    "Bindable": ["State"], "StateObject": ["ObservedObject"], "ObservedObject": ["StateObject"],
    "Binding": ["State"], "State": [], "Observable": [], "ObservationIgnored": [], "Published": [],
    "Environment": [], "EnvironmentObject": [], "FocusState": [], "AppStorage": [],
  ]

  func changeAttribute(_ node: AttributeSyntax) {
    guard let others = Self.mistaken[node.bareName] else { return }
    add("drop-\(node.bareName)", replacing: node, with: "")
    for other in others {
      add("\(node.bareName)-for-\(other)", replacing: node.attributeName, with: other)
    }
  }

  /// Marks a tracked property as ignored.
  func ignoreProperty(_ node: VariableDeclSyntax) {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.attributes.isEmpty,
      node.bindingSpecifier.tokenKind == .keyword(.var), let type = declaration(around: node),
      type.attributes.contains("Observable"),
      let name = PropertyRecord.all(in: node, line: { _ in 0 }).first?.name,
      type.properties.contains(where: { $0.name == name && !$0.isComputed && !$0.isStatic })
    else { return }
    add("ignore-property", inserting: "@ObservationIgnored ", before: node)
  }

  /// Lets a body read one property more, for each one of the models that its view holds.
  func readMoreInBody(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body",
      case .getter(let statements) = binding.accessorBlock?.accessors,
      let first = statements.first, let view = declaration(around: node)
    else { return }
    let text = statements.description
    for property in view.properties where !property.isStatic && property.name != "body" {
      guard let name = Siblings.typeName(of: property) ?? environmentType(of: property, in: node),
        let model = types.first(where: { $0.name == name && $0.kind == "class" })
      else { continue }
      for read in model.properties where !read.isStatic {
        let access = "\(property.name).\(read.name)"
        if text.contains(access) { continue }
        add("read-more", inserting: "let _ = \(access)\n", before: first)
      }
    }
  }

  /// The type in `@Environment(Type.self)`.
  private func environmentType(
    of property: PropertyRecord, in node: VariableDeclSyntax
  ) -> String? {
    guard property.attributes.contains("Environment"),
      let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self)
    else { return nil }
    for member in members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindings.first?.pattern.trimmedDescription == property.name
      else { continue }
      let text = variable.attributes.trimmedDescription
      return types.first { text.contains("(\($0.name).self)") }?.name
    }
    return nil
  }

  private func declaration(around node: some SyntaxProtocol) -> TypeRecord? {
    var above = node.parent
    while let candidate = above {
      if let name = candidate.asProtocol((any NamedDeclSyntax).self)?.name.bareText {
        return types.first { $0.name == name || $0.name.hasSuffix(".\(name)") }
      }
      above = candidate.parent
    }
    return nil
  }
}
