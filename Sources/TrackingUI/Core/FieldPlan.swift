import Glibc
@_spi(Reflection) import Swift

/// What the runtime knows about the stored properties of a view type; made once per type and host.
final class FieldPlan {
  /// How two values of a stored property are compared.
  indirect enum Comparison {
    /// The runtime owns the property (state); the view's value doesn't depend on it.
    case never
    case bytes
    /// A binding or a setting.
    case reference(any _ComparedProperty.Type)
    case equatable(any Equatable.Type)
    /// `any P`: the types of the two values, then the values.
    case existential(Any.Type)
    case fields([Field])
  }

  struct Field {
    let name: String
    let offset: Int
    let size: Int
    let comparison: Comparison
  }

  struct DynamicField {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
    /// The type, if the runtime connects it to storage of its own.
    let runtimeType: (any _RuntimeProperty.Type)?
    /// The property's name as `_printChanges` prints it: one that lies inside another dynamic
    /// property has its offset.
    let printedName: String
  }

  let type: Any.Type
  let name: String
  let size: Int
  let isPOD: Bool
  let equatable: (any Equatable.Type)?
  let fields: [Field]
  let dynamicFields: [DynamicField]
  let comparesBytesOnly: Bool

  init<V>(_ type: V.Type) {
    self.type = type
    name = TypeName.short(type)
    size = MemoryLayout<V>.size
    isPOD = _isPOD(type)
    fields = Self.fields(of: type)
    var dynamic: [DynamicField] = []
    Self.collectDynamicFields(of: type, at: 0, nested: false, into: &dynamic)
    dynamicFields = dynamic
    equatable = dynamic.isEmpty ? type as? any Equatable.Type : nil
    comparesBytesOnly = isPOD && dynamic.isEmpty && !fields.isEmpty && Self.isDense(type)
  }

  /// Returns whether two values of the view are the same in SwiftUI's three steps: bytes for values
  /// without references, then `==` where the type has it, then property by property.
  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    if size == 0 { return true }
    if comparesBytesOnly { return memcmp(left, right, size) == 0 }
    if !isPOD, let equatable { return isEqual(equatable, left, right) }
    if fields.isEmpty { return memcmp(left, right, size) == 0 }
    return fields.allSatisfy { $0.isSame(left, right) }
  }

  /// Returns the names of the stored properties in which two values differ.
  func differences(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> [String] {
    fields.filter { !$0.isSame(left, right) }.map(\.name)
  }

  private static func fields(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      fields.append(
        Field(
          name: propertyName(name), offset: offset, size: layoutSize(of: fieldType),
          comparison: comparison(for: fieldType)))
      return true
    }
    return fields
  }

  private static func comparison(for type: Any.Type) -> Comparison {
    if let reference = type as? any _ComparedProperty.Type { return .reference(reference) }
    if type is any _RuntimeOwnedProperty.Type { return .never }
    // Values without references are compared by their bytes, whatever their `==` says; enumerations
    // may have bytes that mean nothing.
    if isPOD(type), TypeKind(type) == .struct {
      return isDense(type) ? .bytes : .fields(fields(of: type))
    }
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    if TypeKind(type) == .existential { return .existential(type) }
    let nested = fields(of: type)
    // Without fields: a reference, a closure, an enumeration. Bytes then mean the same instance, the
    // same function with the same context, the same buffer.
    return nested.isEmpty ? .bytes : .fields(nested)
  }

  private static func collectDynamicFields(
    of type: Any.Type, at base: Int, nested: Bool, into result: inout [DynamicField]
  ) {
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      guard let dynamic = fieldType as? any DynamicProperty.Type else { return true }
      let runtimeType = dynamic as? any _RuntimeProperty.Type
      if runtimeType == nil {
        collectDynamicFields(of: fieldType, at: base + offset, nested: true, into: &result)
      }
      let name = String(cString: name)
      result.append(
        DynamicField(
          name: name, offset: base + offset, type: dynamic, runtimeType: runtimeType,
          printedName: nested ? "@\(base + offset)" : name))
      return true
    }
  }

  private static func propertyName(_ name: UnsafePointer<CChar>) -> String {
    let name = String(cString: name)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// Returns whether every byte of the type's values means something: there is no padding.
  private static func isDense(_ type: Any.Type) -> Bool {
    guard TypeKind(type) == .struct else { return true }
    var total = 0
    var areDense = true
    var isLeaf = true
    _ = _forEachField(of: type, options: []) { _, _, field, _ in
      isLeaf = false
      total += layoutSize(of: field)
      areDense = isDense(field)
      return areDense
    }
    return isLeaf || (areDense && total == layoutSize(of: type))
  }

  private static func isPOD(_ type: Any.Type) -> Bool {
    func check<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: check)
  }

  private static func layoutSize(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }
}

extension FieldPlan.Field {
  func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let left = left + offset
    let right = right + offset
    switch comparison {
    case .never: return true
    case .bytes: return memcmp(left, right, size) == 0
    case .reference(let type): return type._isSame(left, right)
    case .equatable(let type):
      return memcmp(left, right, size) == 0 || isEqual(type, left, right)
    case .existential(let type):
      return memcmp(left, right, size) == 0 || isSameInside(type, left, right)
    case .fields(let fields):
      return fields.allSatisfy { $0.isSame(left, right) }
    }
  }
}

private func isEqual(
  _ type: any Equatable.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
) -> Bool {
  func compare<T: Equatable>(_: T.Type) -> Bool {
    left.assumingMemoryBound(to: T.self).pointee == right.assumingMemoryBound(to: T.self).pointee
  }
  return compare(type)
}
