@_spi(Reflection) import Swift

/// Tells values that hold no object from those that do.
///
/// The initial value of a plain `@State` is made with the view's value, as the argument of a
/// memberwise initialiser is; an initial value with objects waits for the identity.
enum PlainValue {
  static func isPlain(_ type: Any.Type) -> Bool {
    if isTrivial(type) || type == String.self || type == Substring.self { return true }
    if let container = type as? any PlainContainer.Type {
      return container._elements.allSatisfy(isPlain)
    }
    guard TypeKind(type) == .struct else { return false }
    var isPlainSoFar = true
    _ = _forEachField(of: type, options: []) { _, _, field, _ in
      isPlainSoFar = isPlain(field)
      return isPlainSoFar
    }
    return isPlainSoFar
  }

  private static func isTrivial(_ type: Any.Type) -> Bool {
    func check<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: check)
  }
}

/// A container of the standard library: plain if its elements are.
protocol PlainContainer {
  static var _elements: [Any.Type] { get }
}

extension Optional: PlainContainer { static var _elements: [Any.Type] { [Wrapped.self] } }
extension Array: PlainContainer { static var _elements: [Any.Type] { [Element.self] } }
extension Set: PlainContainer { static var _elements: [Any.Type] { [Element.self] } }
extension Dictionary: PlainContainer {
  static var _elements: [Any.Type] { [Key.self, Value.self] }
}
