/// Pages of which people choose one; all are on the screen, each below its tab.
///
/// The closure that makes the pages is part of the body around it. Available in SwiftUI since iOS 13.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let content: Content
  let selection: Binding<SelectionValue>?

  /// Creates pages whose selection is kept by their owner.
  ///
  /// The tab view reads the selection, not the body around it. The closure is part of the body
  /// around it. Available in SwiftUI since iOS 13.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = TabsElement(.vertical, in: parent)
    element.connect(view.selection)
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: TabsElement.self)
    element.connect(view.selection)
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates pages.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }
}

extension View {
  /// Names the page of a tab view; a tap on the name selects the page by its `tag`.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

final class TabsElement: ContainerElement {
  private(set) var select: (AnyHashable) -> Void = { _ in }
  private(set) var isSelected: (AnyHashable) -> Bool = { _ in false }

  func connect<Value: Hashable>(_ selection: Binding<Value>?) {
    guard let selection else { return }
    select = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
    isSelected = { tag in (tag.base as? Value) == selection.wrappedValue }
  }
}

nonisolated struct TabItemView<Content: View, Label: View>: _PrimitiveView {
  let content: Content
  let label: Label

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = TabItemElement(in: parent)
    element.elements = [
      Label._make(view.label, in: element), Content._make(view.content, in: element),
    ]
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let elements = unsafeDowncast(element, to: TabItemElement.self).elements
    Label._update(elements[0], to: view.label)
    Content._update(elements[1], to: view.content)
  }
}

/// A page with its tab: `[ Home ]`, the selected one `[*Home ]`.
final class TabItemElement: GroupElement {
  override var control: (any Control)? { self }

  @MainActor var label: String {
    (elements.first?.draw() ?? []).filter { !$0.hasPrefix("(") }.joined(separator: " ")
  }

  /// The page's tag: on the view with the tab item, or around it.
  private var tag: AnyHashable? {
    var found: AnyHashable?
    elements.last?.visit { element in
      if found == nil { found = (element as? TagElement)?.tag }
    }
    var element = parent
    while found == nil, let current = element, !(current is TabsElement) {
      found = (current as? TagElement)?.tag
      element = current.parent
    }
    return found
  }

  private var tabs: TabsElement? {
    var element = parent
    while let current = element {
      if let tabs = current as? TabsElement { return tabs }
      element = current.parent
    }
    return nil
  }

  func select() { if let tag { tabs?.select(tag) } }

  override func draw() -> [String] {
    let isSelected = tag.map { tabs?.isSelected($0) ?? false } ?? false
    return [numbered("[\(isSelected ? "*" : " ")\(label) ]")] + (elements.last?.draw() ?? [])
  }
}

extension TabItemElement: RowTap {
  var controlKind: ControlKind { .tab }
  func tap() { select() }
}
