/// What is written in the learner's file, read from its syntax tree.
public struct SourceFacts: Decodable, Sendable {
  /// A class, struct, enumeration, actor or protocol.
  public struct TypeFacts: Decodable, Sendable {
    public var name: String
    public var kind: String
    public var attributes: [String]
    public var inherited: [String]
    public var properties: [PropertyFacts]
    public var line: Int

    /// Whether it is a class.
    public var isClass: Bool { kind == "class" }

    /// Whether it has an attribute, named without the `@`.
    public func hasAttribute(_ name: String) -> Bool { attributes.contains(name) }

    /// Whether it names a type or protocol in its inheritance clause.
    public func inherits(_ name: String) -> Bool { inherited.contains(name) }

    /// The stored or computed property of a name.
    public func property(_ name: String) -> PropertyFacts? {
      properties.first { $0.name == name }
    }
  }

  /// A property of a type.
  public struct PropertyFacts: Decodable, Sendable {
    public var name: String
    public var attributes: [String]
    public var isLet: Bool
    public var isComputed: Bool
    public var isStatic: Bool
    public var type: String?
    public var line: Int

    /// Whether it has an attribute, named without the `@`.
    public func hasAttribute(_ name: String) -> Bool { attributes.contains(name) }
  }

  public var types: [TypeFacts]
  /// Every attribute in the file with its line, without the `@`.
  public var attributes: [Used]
  /// Every identifier in the file, once each.
  public var identifiers: [String]

  /// Something used in the file, and where.
  public struct Used: Decodable, Sendable {
    public var name: String
    public var line: Int
  }

  /// The declaration of a type; throws if the file has none of that name.
  public func type(_ name: String) throws -> TypeFacts {
    guard let type = types.first(where: { $0.name == name }) else {
      throw CheckFailure(message: "The file declares no type named \(name).")
    }
    return type
  }

  /// The uses of an attribute, named without the `@`.
  public func attributes(named name: String) -> [Used] { attributes.filter { $0.name == name } }

  /// Whether an attribute (`@State`) or an identifier (`withObservationTracking`) is used.
  public func uses(_ name: String) -> Bool {
    name.hasPrefix("@")
      ? attributes.contains { "@" + $0.name == name } : identifiers.contains(name)
  }
}

/// The facts of the learner's file that the checks judge; throws where they were not made.
@MainActor public var source: SourceFacts {
  get throws {
    guard let facts = CheckRun.current?.source else {
      throw CheckFailure(message: "The facts of the source file are missing.")
    }
    return facts
  }
}
