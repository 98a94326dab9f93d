/// Returns whether two values are the same: `==` where the type has it, else stored property by
/// property, else their bytes.
func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  return withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in
      if TypeKind(Value.self) == .existential { return isSameInside(Value.self, left, right) }
      return FieldPlan(Value.self).areEqual(left, right)
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}

/// Returns whether two values of type `any P` hold the same: values of one type that are the same.
func isSameInside(_ type: Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
  guard let left = held(by: type, at: left), let right = held(by: type, at: right) else {
    return false
  }
  func compare<Value>(_ left: Value) -> Bool {
    guard Swift.type(of: right) == Value.self, let right = right as? Value else { return false }
    return areSame(left, right)
  }
  return _openExistential(left, do: compare)
}

/// Returns what a value of type `any P` holds; nil where that can't be told from the type.
///
/// A generic conversion to `Any` would keep `any P` as the type of what is inside, so the value is
/// read as what its metadata say: an object, an error, or a value with its type behind it.
private func held(by type: Any.Type, at pointer: UnsafeRawPointer) -> Any? {
  let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  guard metadata.pointee == 0x303 else { return nil }
  let flags = UInt32(truncatingIfNeeded: metadata[1])
  let isError = (flags >> 24) & 0x3f == 1
  if isError { return pointer.assumingMemoryBound(to: (any Error).self).pointee }
  let isOpaque = flags & 0x8000_0000 != 0
  if isOpaque { return pointer.assumingMemoryBound(to: Any.self).pointee }
  return pointer.assumingMemoryBound(to: AnyObject.self).pointee
}
