/// Why a unit ran.
enum UpdateCause: Equatable {
  /// The view got its identity.
  case initial
  /// The parent ran and made a value that differs in these stored properties.
  case value(fields: [String])
  /// A `@State` property of the view that its body had read.
  case state(String)
  /// A binding to state that belongs to an ancestor.
  case binding(String)
  /// A property of an observable object.
  case observed(ObservedProperty)
  /// An `ObservableObject` announced a change.
  case object(TypeReference)
  /// A key of the environment.
  case environment(TypeReference)
  /// The row's element or the closure that makes it is new, because the owner ran.
  case identity
}

extension UpdateCause {
  /// Lists that many units share: most units run for one cause only.
  enum Lists {
    nonisolated(unsafe) static let initial: [UpdateCause] = [.initial]
    nonisolated(unsafe) static let newContent: [UpdateCause] = [.value(fields: ["content"])]
  }
}

/// A type, before it is given a name for people.
struct TypeReference: Equatable {
  let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  static func == (left: Self, right: Self) -> Bool { left.type == right.type }
}

/// A property of one observable object, before it is given a name for people.
struct ObservedProperty: Hashable {
  let keyPath: AnyKeyPath
  let registrar: ObjectIdentifier
}
