/// A program: its scenes and the state that lives as long as it runs.
///
/// Available in SwiftUI since iOS 14.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene

  /// The scenes of the app.
  ///
  /// The app is an update unit: what is read here, it depends on.
  /// Available in SwiftUI since iOS 14.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app; called once, when the program starts.
  ///
  /// Available in SwiftUI since iOS 14.
  @MainActor @preconcurrency init()
}

extension App {
  /// Hands the app to whoever runs the program; without one the first render is all there is.
  ///
  /// Available in SwiftUI since iOS 14.
  public static func main() {
    ProgramEntry.run { options in ViewHost(options: options, app: { Self() }) }
  }
}

/// Who runs a program whose `main` is called: by default a host that is made and left.
///
/// Not part of SwiftUI.
public enum ProgramEntry {
  /// Set by the runner before it calls the program's entry point.
  nonisolated(unsafe) public static var runner:
    (@MainActor (_ make: @MainActor (HostOptions) -> ViewHost) -> Void)?

  @MainActor static func run(_ make: @MainActor (HostOptions) -> ViewHost) {
    if let runner {
      runner(make)
    } else {
      _ = make(HostOptions())
    }
  }
}

/// A part of an app with a life of its own, such as a window.
///
/// Available in SwiftUI since iOS 14.
@MainActor @preconcurrency
public protocol Scene: _Placeable {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene

  /// The content of the scene.
  ///
  /// A scene of your own is an update unit: what is read here, it depends on.
  /// Available in SwiftUI since iOS 14.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene {
  @MainActor public static func _make(_ scene: Self, in parent: _Element) -> _Element {
    let node = SceneNode(scene, in: parent)
    node.install()
    return node
  }

  @MainActor public static func _update(_ element: _Element, to scene: Self) {
    unsafeDowncast(element, to: SceneNode<Self>.self).receive(scene)
  }
}

extension Never: Scene {}

/// Builds scenes from the statements of a closure.
///
/// Available in SwiftUI since iOS 14.
@resultBuilder
public enum SceneBuilder {
  /// Takes a scene as it stands.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes two scenes, of which the first is shown.
  public static func buildBlock<First: Scene, Second: Scene>(
    _ first: First, _ second: Second
  ) -> First { first }
}

/// A window with a view.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct WindowGroup<Content: View>: Scene {
  /// A window group has no body; the runtime shows its content.
  public typealias Body = Never

  let content: () -> Content

  /// Creates a window.
  ///
  /// The closure is an update unit: what is read in it, the window depends on.
  /// Available in SwiftUI since iOS 14.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Creates a window with a title.
  ///
  /// Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// Creates a window with a title and an identifier.
  ///
  /// Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// Creates a window with an identifier.
  ///
  /// Available in SwiftUI since iOS 14.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public var body: Never { fatalError("A window group has no body.") }

  @MainActor public static func _make(_ scene: Self, in parent: _Element) -> _Element {
    let node = DeferredNode(scene.content, kind: .scene, name: "WindowGroup", in: parent)
    node.install()
    return node
  }

  @MainActor public static func _update(_ element: _Element, to scene: Self) {
    unsafeDowncast(element, to: DeferredNode<Content>.self).receive(scene.content)
  }
}

extension Scene {
  /// Puts an observable object into the environment of the scene's views.
  ///
  /// Available in SwiftUI since iOS 17.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    SceneEnvironment(content: self) { $0[Object.self] = object }
  }

  /// Sets a value of the environment of the scene's views.
  ///
  /// Available in SwiftUI since iOS 14.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { SceneEnvironment(content: self) { $0[keyPath: keyPath] = value } }

  /// Supplies an `ObservableObject` to the scene's views.
  ///
  /// Available in SwiftUI since iOS 17.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    SceneEnvironment(content: self) { $0[Object.self] = object }
  }
}

nonisolated struct SceneEnvironment<Content: Scene>: Scene {
  typealias Body = Never
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  var body: Never { fatalError("A scene modifier has no body.") }

  @MainActor static func _make(_ scene: Self, in parent: _Element) -> _Element {
    let element = EnvironmentElement(in: parent)
    element.apply(scene.change)
    element.content = Content._make(scene.content, in: element)
    return element
  }

  @MainActor static func _update(_ element: _Element, to scene: Self) {
    let element = unsafeDowncast(element, to: EnvironmentElement.self)
    element.apply(scene.change)
    if let content = element.content { Content._update(content, to: scene.content) }
  }
}
