/// A stored property of a view that is brought up to date before the view's body runs.
///
/// Conform a structure of your own to it to group State, Environment and the like; `update` runs
/// right before body. Available in SwiftUI since iOS 13.
public protocol DynamicProperty {
  /// Brings the underlying value up to date; called before every run of the view's body.
  ///
  /// Available in SwiftUI since iOS 13.
  @MainActor mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the runtime connects to storage of its own.
protocol _RuntimeProperty: DynamicProperty {
  @MainActor mutating func _install(_ slot: PropertySlot, storage: inout AnyObject?)
}

extension _RuntimeProperty {
  @MainActor static func _installAny(
    at pointer: UnsafeMutableRawPointer, slot: PropertySlot, storage: inout AnyObject?
  ) {
    pointer.assumingMemoryBound(to: Self.self).pointee._install(slot, storage: &storage)
  }
}

/// A dynamic property whose value isn't part of the view's value: two views that differ only in it
/// are the same.
protocol _RuntimeOwnedProperty {}

/// A dynamic property that knows itself whether two values of it refer to the same.
protocol _ComparedProperty {
  static func _isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}
