extension View {
  /// Runs an action after the view appeared.
  ///
  /// Reads in it are no dependencies. Available in SwiftUI since iOS 13.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Runs an action after the view disappeared.
  ///
  /// Reads in it are no dependencies. Available in SwiftUI since iOS 13.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: nil, disappear: action)
  }

  /// Runs an action with the old and the new value after a value changed.
  ///
  /// The body that makes `value` depends on what it reads for it; reads in the action are no
  /// dependencies. Available in SwiftUI since iOS 17.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial, action: action, keepsOldAction: false)
  }

  /// Runs an action after a value changed.
  ///
  /// The body that makes `value` depends on what it reads for it; reads in the action are no
  /// dependencies. Available in SwiftUI since iOS 17.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(
      content: self, value: value, initial: initial, action: { _, _ in action() },
      keepsOldAction: false)
  }

  /// Runs the closure of the render before, with the new value.
  ///
  /// Available in SwiftUI since iOS 14, deprecated since iOS 17.
  @available(
    *, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ new: V) -> Void
  ) -> some View {
    ChangeView(
      content: self, value: value, initial: false, action: { _, new in action(new) },
      keepsOldAction: true)
  }

  /// Starts a task when the view appears and cancels it when the view disappears.
  ///
  /// Reads in it are no dependencies, before and after an `await`.
  /// Available in SwiftUI since iOS 15.
  @preconcurrency
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { TaskView(content: self, id: 0, priority: priority, action: action) }

  /// Starts a task when the view appears and again whenever the id changes.
  ///
  /// The task of the old id is cancelled; the body that makes `id` depends on what it reads for it.
  /// Available in SwiftUI since iOS 15.
  @preconcurrency
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { TaskView(content: self, id: id, priority: priority, action: action) }

  /// Runs an action for every value of a publisher.
  ///
  /// The view doesn't depend on the publisher; it runs if the action changes what it reads.
  /// Available in SwiftUI since iOS 13.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceiveView(content: self, publisher: publisher, action: action)
  }
}

nonisolated struct AppearanceView<Content: View>: _PrimitiveView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = AppearanceElement(in: parent)
    element.disappear = view.disappear
    element.content = Content._make(view.content, in: element)
    if let appear = view.appear { element.owner?.host.afterUpdate(appear) }
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: AppearanceElement.self)
    element.disappear = view.disappear
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

final class AppearanceElement: WrapperElement {
  var disappear: (() -> Void)?

  override func unmount() {
    super.unmount()
    if let disappear { owner?.host.afterDeparture(disappear) }
  }
}

nonisolated struct ChangeView<Content: View, Value: Equatable>: _PrimitiveView {
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
  let keepsOldAction: Bool

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = ChangeElement<Value>(view.value, action: view.action, in: parent)
    element.content = Content._make(view.content, in: element)
    if view.initial { element.owner?.host.afterUpdate { view.action(view.value, view.value) } }
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: ChangeElement<Value>.self)
    let before = element.action
    element.action = view.action
    if element.value != view.value {
      element.announce(view.value, with: view.keepsOldAction ? before : nil)
    }
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

final class ChangeElement<Value: Equatable>: WrapperElement {
  private(set) var value: Value
  var action: (Value, Value) -> Void

  init(_ value: Value, action: @escaping (Value, Value) -> Void, in parent: _Element) {
    self.value = value
    self.action = action
    super.init(in: parent)
  }

  /// Queues the action for a changed value; the third time in one event is refused and named.
  func announce(_ new: Value, with earlier: ((Value, Value) -> Void)?) {
    let old = value
    value = new
    guard let host = owner?.host else { return }
    guard host.mayRepeat(self, atMost: 2) else {
      host.warn(
        "onChange(of: \(TypeName.short(Value.self))) action tried to update multiple times per"
          + " frame.")
      return
    }
    let element = self
    host.afterUpdate { (earlier ?? element.action)(old, new) }
  }
}

nonisolated struct TaskView<Content: View, ID: Equatable>: _PrimitiveView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = TaskElement<ID>(view.id, in: parent)
    element.content = Content._make(view.content, in: element)
    element.start(view.priority, view.action)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: TaskElement<ID>.self)
    if element.id != view.id {
      element.id = view.id
      element.cancel()
      element.startAgain(view.priority, view.action)
    }
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

final class TaskElement<ID: Equatable>: WrapperElement {
  var id: ID
  private var task: Task<Void, Never>?
  private var isCancelled = false
  private var startTurn = 0
  /// More often than a task that comes to an end needs to change the id that starts it.
  private static var repeatLimit: Int { 100 }

  init(_ id: ID, in parent: _Element) {
    self.id = id
    super.init(in: parent)
  }

  /// Queues the start of the task for a new id; refused and named when it keeps changing its own id.
  func startAgain(
    _ priority: TaskPriority, _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) {
    guard let host = owner?.host else { return }
    if host.turns.comeSoon(after: startTurn), !host.mayRepeat(self, atMost: Self.repeatLimit) {
      host.warn(
        "task(id: \(TypeName.short(ID.self))) changed its own id \(Self.repeatLimit) times in a row;"
          + " it was stopped.")
      return
    }
    start(priority, action)
  }

  /// Queues the start of the task, as part of appearing.
  func start(
    _ priority: TaskPriority, _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) {
    isCancelled = false
    let element = self
    guard let host = owner?.host else { return }
    let running = host.runningTasks
    startTurn = host.turns.now
    host.afterUpdate {
      if element.isCancelled { return }
      running.begin()
      element.task = Task(priority: priority) {
        await action()
        running.end()
      }
    }
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
    task = nil
  }

  override func unmount() {
    cancel()
    super.unmount()
  }
}
