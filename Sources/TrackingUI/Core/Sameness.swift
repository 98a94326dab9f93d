/// Returns whether two values are the same: `==` where the type has it, else stored property by
/// property, else their bytes.
func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  if TypeKind(Value.self) == .existential { return isSameInside(left, right) }
  return withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in
      FieldPlan(Value.self).areEqual(left, right)
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}

/// Returns whether two values of type `any P` hold the same.
func isSameInside(_ type: Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
  func read<Value>(_: Value.Type, at pointer: UnsafeRawPointer) -> Any {
    pointer.assumingMemoryBound(to: Value.self).pointee
  }
  func compare<Value>(_ type: Value.Type) -> Bool {
    isSameInside(read(type, at: left), read(type, at: right))
  }
  return _openExistential(type, do: compare)
}

/// Returns whether two values are of one type and the same.
private func isSameInside(_ left: Any, _ right: Any) -> Bool {
  func compare<Value>(_ left: Value) -> Bool {
    guard type(of: right) == Value.self, let right = right as? Value else { return false }
    return areSame(left, right)
  }
  return _openExistential(left, do: compare)
}
