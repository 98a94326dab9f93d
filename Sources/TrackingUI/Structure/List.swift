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

extension List where SelectionValue == Never {
  /// Creates a list of the given views.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Creates a list of rows for identified elements.
  ///
  /// The closure of a row is an update unit of its own: what it reads, only that row depends on.
  /// Available in SwiftUI since iOS 13.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list of rows whose identity is a property of the elements.
  ///
  /// The closure of a row is an update unit of its own: what it reads, only that row depends on.
  /// Available in SwiftUI since iOS 13.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Creates a list of rows for a constant range.
  ///
  /// The closure of a row is an update unit of its own: what it reads, only that row depends on.
  /// Available in SwiftUI since iOS 13.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list of rows with bindings to the elements of a collection.
  ///
  /// The closure of a row is an update unit of its own: what it reads, only that row depends on.
  /// Making the bindings reads the collection. Available in SwiftUI since iOS 13.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<BindingCollection<C>, C.Element.ID, Row>, C.Element: Identifiable,
    C.Index: Hashable
  { self.init(content: ForEach(data, content: rowContent), selection: nil) }

  /// Creates a list of rows with bindings, identified by a property of the elements.
  ///
  /// The closure of a row is an update unit of its own: what it reads, only that row depends on.
  /// Making the bindings reads the collection. Available in SwiftUI since iOS 13.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<BindingCollection<C>, ID, Row>, C.Index: Hashable {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

extension List where SelectionValue: Hashable {
  /// Creates a list in which one element can be selected.
  ///
  /// The list reads the selection, not the body around it. The closure is part of the body around
  /// it. Available in SwiftUI since iOS 13.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection(single: $0) })
  }

  /// Creates a list in which several elements can be selected.
  ///
  /// The list reads the selection, not the body around it. The closure is part of the body around
  /// it. Available in SwiftUI since iOS 13.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection(several: $0) })
  }

  /// Creates a list of rows for identified elements in which one can be selected.
  ///
  /// The list reads the selection, not the body around it. The closure of a row is an update unit
  /// of its own: what it reads, only that row depends on. Available in SwiftUI since iOS 13.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map { ListSelection(single: $0) })
  }

  /// Creates a list of rows for identified elements in which several can be selected.
  ///
  /// The list reads the selection, not the body around it. The closure of a row is an update unit
  /// of its own: what it reads, only that row depends on. Available in SwiftUI since iOS 13.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map { ListSelection(several: $0) })
  }

  /// Creates a list of rows, identified by a property, in which one can be selected.
  ///
  /// The list reads the selection, not the body around it. The closure of a row is an update unit
  /// of its own: what it reads, only that row depends on. Available in SwiftUI since iOS 13.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection(single: $0) })
  }

  /// Creates a list of rows, identified by a property, in which several can be selected.
  ///
  /// The list reads the selection, not the body around it. The closure of a row is an update unit
  /// of its own: what it reads, only that row depends on. Available in SwiftUI since iOS 13.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection(several: $0) })
  }
}

extension List where SelectionValue: Hashable {
  /// Creates a list of rows with bindings to elements, in which one can be selected.
  ///
  /// The list reads the selection, not the body around it; making the bindings reads the
  /// collection. Available in SwiftUI since iOS 13.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<BindingCollection<C>, C.Element.ID, Row>, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map { ListSelection(single: $0) })
  }

  /// Creates a list of rows with bindings, identified by a property, in which one can be selected.
  ///
  /// The list reads the selection, not the body around it; making the bindings reads the
  /// collection. Available in SwiftUI since iOS 13.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<BindingCollection<C>, ID, Row>, C.Index: Hashable {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection(single: $0) })
  }

  /// Creates a list of rows with bindings to elements, in which several can be selected.
  ///
  /// The list reads the selection, not the body around it; making the bindings reads the
  /// collection. Available in SwiftUI since iOS 13.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<BindingCollection<C>, C.Element.ID, Row>, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(
      content: ForEach(data, content: rowContent),
      selection: selection.map { ListSelection(several: $0) })
  }

  /// Creates a list of rows with bindings, identified by a property, in which several can be selected.
  ///
  /// The list reads the selection, not the body around it; making the bindings reads the
  /// collection. Available in SwiftUI since iOS 13.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<BindingCollection<C>, ID, Row>, C.Index: Hashable {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection(several: $0) })
  }
}

/// A list on the screen: every row behind a dash.
final class ListElement: WrapperElement {
  var selection: ListSelection?

  override func draw() -> [String] {
    content?.drawParts().flatMap { part in
      part.enumerated().map { $0.offset == 0 ? "- " + $0.element : "  " + $0.element }
    } ?? []
  }
}
