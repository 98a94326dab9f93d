/// One of two views, made by `if`/`else` and `switch`; each branch has an identity of its own.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView
{
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = BranchElement(in: parent)
    place(view, in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: BranchElement.self)
    switch (view.storage, element.content) {
    case (.first(let content), let old?) where element.branch == 1:
      TrueContent._update(old, to: content)
    case (.second(let content), let old?) where element.branch == 2:
      FalseContent._update(old, to: content)
    default:
      element.removeContent()
      place(view, in: element)
    }
  }

  @MainActor private static func place(_ view: Self, in element: BranchElement) {
    switch view.storage {
    case .first(let content):
      element.branch = 1
      element.content = TrueContent._make(content, in: element)
    case .second(let content):
      element.branch = 2
      element.content = FalseContent._make(content, in: element)
    }
  }
}

/// Content that can be exchanged for content of another identity.
final class BranchElement: WrapperElement {
  var branch = 0
  var identity: AnyHashable?

  @MainActor func removeContent() {
    content?.unmount()
    content = nil
  }
}

extension Optional: _Placeable where Wrapped: View {}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { fatalError("An optional view has no body.") }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = BranchElement(in: parent)
    if let view { element.content = Wrapped._make(view, in: element) }
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: BranchElement.self)
    switch (view, element.content) {
    case (let view?, let old?): Wrapped._update(old, to: view)
    case (let view?, nil): element.content = Wrapped._make(view, in: element)
    case (nil, _): element.removeContent()
    }
  }
}

extension Optional: _PrimitiveView where Wrapped: View {}
