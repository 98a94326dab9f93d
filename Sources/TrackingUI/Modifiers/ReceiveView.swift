nonisolated struct ReceiveView<Content: View, P: Publisher>: _PrimitiveView
where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = ReceiveElement(view.publisher, view.action, in: parent)
    element.content = Content._make(view.content, in: element)
    element.subscribe()
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: ReceiveElement<P>.self)
    element.action = view.action
    if let content = element.content { Content._update(content, to: view.content) }
    element.receive(view.publisher)
  }
}

/// The place of an `onReceive`: it listens to the publisher of the latest body.
final class ReceiveElement<P: Publisher>: WrapperElement where P.Failure == Never {
  var action: (P.Output) -> Void
  private var publisher: P
  private var subscription: AnyCancellable?
  private var isSubscribing = false

  init(_ publisher: P, _ action: @escaping (P.Output) -> Void, in parent: _Element) {
    self.publisher = publisher
    self.action = action
    super.init(in: parent)
  }

  func subscribe() {
    isSubscribing = true
    subscription = publisher.sink { [unowned self] in take($0) }
    isSubscribing = false
  }

  /// Listens to another publisher; a value or an object that is the same as the last stays subscribed.
  func receive(_ new: P) {
    if areSame(publisher, new) { return }
    subscription?.cancel()
    publisher = new
    subscribe()
  }

  /// Runs the action; what a publisher sends at once to a new subscriber waits for the update's end.
  private func take(_ value: P.Output) {
    guard isSubscribing, let host = owner?.host else { return action(value) }
    host.afterUpdate { [weak self] in
      if let self, subscription != nil { action(value) }
    }
  }

  override func unmount() {
    subscription?.cancel()
    subscription = nil
    super.unmount()
  }
}
