/// Reloads what a refreshable view around the reader shows.
///
/// Available in SwiftUI since iOS 15.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Reloads and waits for the end.
  ///
  /// Available in SwiftUI since iOS 15.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Reloads the content around the view; nil where nothing can be reloaded.
  ///
  /// Available in SwiftUI since iOS 15.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Reloads content when people pull it down, or when code below calls `\.refresh`.
  ///
  /// The action runs as a task; its reads are no dependencies. Available in SwiftUI since iOS 15.
  @preconcurrency
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}

nonisolated struct RefreshableView<Content: View>: _PrimitiveView {
  let content: Content
  let action: @Sendable () async -> Void

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = RefreshableElement(in: parent)
    element.receive(view.action)
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: RefreshableElement.self)
    element.receive(view.action)
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

/// Content that can be reloaded.
///
/// Readers of `\.refresh` always get the newest action, so that a new one doesn't make them run.
final class RefreshableElement: WrapperElement {
  private let scope: EnvironmentScope
  private var action: @Sendable () async -> Void = {}

  override init(in parent: _Element?) {
    scope = EnvironmentScope(parent: parent?.environmentForChildren)
    super.init(in: parent)
    var values = EnvironmentValues(scope: scope.parent, reader: nil)
    nonisolated(unsafe) weak let element = self
    values.refresh = RefreshAction { await element?.action() }
    scope.replace(with: values.overrides)
  }

  override var environmentForChildren: EnvironmentScope { scope }

  func receive(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Starts the action as people do by pulling the content down.
  @MainActor func refresh() {
    guard let running = owner?.host.runningTasks else { return }
    let action = action
    running.begin()
    Task {
      await action()
      running.end()
    }
  }
}
