/// A part of an app's user interface: a value whose `body` describes what to show.
///
/// The runtime makes one update unit for every view value of your own. The unit runs `body` once when
/// the view gets its identity, and again only when something that `body` depends on changed.
/// Available in SwiftUI since iOS 13.
@MainActor @preconcurrency
public protocol View: _Placeable {
  /// The type of view that `body` returns.
  associatedtype Body: View

  /// The content of the view; reading a property of an observable object here makes a dependency.
  ///
  /// Available in SwiftUI since iOS 13.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Something that has an element in the tree: a view, a scene.
@MainActor @preconcurrency
public protocol _Placeable {
  /// Creates the element that stands for the value at one place of the tree.
  @MainActor @preconcurrency
  static func _make(_ value: Self, in parent: _Element) -> _Element

  /// Brings an element made by `_make` up to date with a new value.
  @MainActor @preconcurrency
  static func _update(_ element: _Element, to value: Self)
}

extension View {
  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let node = ViewNode(view, in: parent)
    node.install()
    return node
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    unsafeDowncast(element, to: ViewNode<Self>.self).receive(view)
  }
}

extension Never: View {
  public typealias Body = Never

  @MainActor public var body: Never { fatalError("A primitive view has no body.") }

  @MainActor public static func _make(_ view: Never, in parent: _Element) -> _Element {}
  @MainActor public static func _update(_ element: _Element, to view: Never) {}
}

/// A view whose element the runtime makes itself, without running a body.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// A view of the system has no body; asking for it ends the program.
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body.") }
}
