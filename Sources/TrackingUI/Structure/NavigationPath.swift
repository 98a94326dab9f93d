/// The values of the screens on a navigation stack, whatever their types.
///
/// Available in SwiftUI since iOS 16.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates a path to the root.
  ///
  /// Available in SwiftUI since iOS 16.
  public init() {}

  /// Creates a path from values of one type.
  ///
  /// Available in SwiftUI since iOS 16.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many screens are on the stack.
  ///
  /// Available in SwiftUI since iOS 16.
  public var count: Int { elements.count }

  /// Whether only the root is shown.
  ///
  /// Available in SwiftUI since iOS 16.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a screen for a value on top.
  ///
  /// Available in SwiftUI since iOS 16.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes screens off the top.
  ///
  /// Available in SwiftUI since iOS 16.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

/// How a stack reads and replaces the values of its screens.
struct PathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void

  init(_ binding: Binding<NavigationPath>) {
    read = { binding.wrappedValue.elements }
    write = { elements in
      var path = NavigationPath()
      path.elements = elements
      binding.wrappedValue = path
    }
  }

  init<Data>(_ binding: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    read = { binding.wrappedValue.map { AnyHashable($0) } }
    write = { elements in
      binding.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
    }
  }

  /// Creates a path that the stack keeps itself.
  init() {
    final class Own { var elements: [AnyHashable] = [] }
    let own = Own()
    read = { own.elements }
    write = { own.elements = $0 }
  }
}
