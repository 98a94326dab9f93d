/// Rows of data.
///
/// The closure of a row is an update unit of its own. Available in SwiftUI since iOS 13.
public nonisolated struct List<SelectionValue, Content: View>: _PrimitiveView {
  let content: Content
  let selection: ListSelection?

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = ListElement(in: parent)
    element.selection = view.selection
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: ListElement.self)
    element.selection = view.selection
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

/// What people can select in a list.
struct ListSelection {
  let select: (AnyHashable) -> Bool
  let isSelected: (AnyHashable) -> Bool
}

final class ListElement: WrapperElement {
  var selection: ListSelection?

  override func draw() -> [String] {
    content?.drawParts().flatMap { part in
      part.enumerated().map { $0.offset == 0 ? "- " + $0.element : "  " + $0.element }
    } ?? []
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the given views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Creates a list of rows for identified elements.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list of rows whose identity is a property of the elements.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Creates a list of rows for a constant range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list of rows with bindings to the elements of a collection.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<BindingCollection<C>, C.Element.ID, Row>, C.Element: Identifiable,
    C.Index: Hashable
  { self.init(content: ForEach(data, content: rowContent), selection: nil) }
}

extension List where SelectionValue: Hashable {
  /// Creates a list in which one element can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection(single: $0) })
  }

  /// Creates a list in which several elements can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection(several: $0) })
  }

  /// Creates a list of rows for identified elements in which one can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map { ListSelection(single: $0) })
  }

  /// Creates a list of rows for identified elements in which several can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map { ListSelection(several: $0) })
  }
}

extension ListSelection {
  init<Value: Hashable>(single binding: Binding<Value?>) {
    select = { value in
      guard let value = value.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
    isSelected = { value in binding.wrappedValue.map { AnyHashable($0) } == value }
  }

  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    select = { value in
      guard let value = value.base as? Value else { return false }
      binding.wrappedValue.insert(value)
      return true
    }
    isSelected = { value in
      (value.base as? Value).map { binding.wrappedValue.contains($0) } ?? false
    }
  }
}

/// A part of a list or form with an optional header and footer.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: _PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = GroupElement(in: parent)
    let body = ContainerElement(.indented, in: element)
    body.content = Content._make(view.content, in: body)
    element.elements = [
      Parent._make(view.header, in: element), body, Footer._make(view.footer, in: element),
    ]
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let elements = unsafeDowncast(element, to: GroupElement.self).elements
    Parent._update(elements[0], to: view.header)
    if let content = unsafeDowncast(elements[1], to: ContainerElement.self).content {
      Content._update(content, to: view.content)
    }
    Footer._update(elements[2], to: view.footer)
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
