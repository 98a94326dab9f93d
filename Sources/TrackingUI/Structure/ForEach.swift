/// Views made from the elements of a collection, each with the identity of its element.
///
/// The closure of every row is an update unit of its own: what it reads, only that row depends on.
/// Available in SwiftUI since iOS 13.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _PrimitiveView
{
  /// The collection.
  ///
  /// Available in SwiftUI since iOS 13.
  public var data: Data

  /// The closure that makes a row.
  ///
  /// Available in SwiftUI since iOS 13.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  var isConstantRange = false
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content)
  {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates rows whose identity is a property of the elements.
  ///
  /// The closure of a row is an update unit of its own: what it reads, only that row depends on.
  /// Available in SwiftUI since iOS 13.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = ForEachElement(view, in: parent)
    element.install()
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    unsafeDowncast(element, to: ForEachElement<Data, ID, Content>.self).update(view)
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates rows whose identity is the elements' `id`.
  ///
  /// The closure of a row is an update unit of its own: what it reads, only that row depends on.
  /// Available in SwiftUI since iOS 13.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates rows for a constant range.
  ///
  /// The closure of a row is an update unit of its own: what it reads, only that row depends on.
  /// Available in SwiftUI since iOS 13.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
    isConstantRange = true
  }
}

extension ForEach {
  /// Creates rows with bindings to the elements of a collection, by their `id`.
  ///
  /// The closure of a row is an update unit of its own: what it reads, only that row depends on.
  /// Making the bindings reads the collection. Available in SwiftUI since iOS 13.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == BindingCollection<C>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
  { self.init(data: BindingCollection(data), id: { $0.wrappedValue.id }, content: content) }

  /// Creates rows with bindings to the elements of a collection, by a property of them.
  ///
  /// The closure of a row is an update unit of its own: what it reads, only that row depends on.
  /// Making the bindings reads the collection. Available in SwiftUI since iOS 13.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BindingCollection<C>, C.Index: Hashable {
    self.init(
      data: BindingCollection(data), id: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

/// The elements of a collection behind a binding, each as a binding.
///
/// Not part of SwiftUI.
public struct BindingCollection<C: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
where C.Index: Hashable {
  let base: Binding<C>
  private let snapshot: C

  init(_ base: Binding<C>) {
    self.base = base
    snapshot = base.wrappedValue
  }

  public var startIndex: C.Index { snapshot.startIndex }
  public var endIndex: C.Index { snapshot.endIndex }
  public func index(after index: C.Index) -> C.Index { snapshot.index(after: index) }
  public func index(before index: C.Index) -> C.Index { snapshot.index(before: index) }
  public func index(_ index: C.Index, offsetBy distance: Int) -> C.Index {
    snapshot.index(index, offsetBy: distance)
  }
  public func distance(from start: C.Index, to end: C.Index) -> Int {
    snapshot.distance(from: start, to: end)
  }

  public subscript(position: C.Index) -> Binding<C.Element> {
    Binding(ElementLocation(base.location, at: position, last: snapshot[position]))
      .transaction(base.transaction)
  }
}

/// One element of a collection; after the element is gone it reads its last value and writes nothing.
private final class ElementLocation<C: MutableCollection & RandomAccessCollection>:
  Location<C.Element>
where C.Index: Hashable {
  private let base: Location<C>
  private let position: C.Index
  private var last: C.Element

  init(_ base: Location<C>, at position: C.Index, last: C.Element) {
    self.base = base
    self.position = position
    self.last = last
  }

  override func read() -> C.Element { element(of: base.read()) }
  override func readForProjection() -> C.Element { last }

  private func element(of collection: C) -> C.Element {
    if collection.indices.contains(position) { last = collection[position] }
    return last
  }

  override func write(_ value: C.Element) { write(value, with: Transaction()) }

  override func write(_ value: C.Element, with transaction: Transaction) {
    var collection = base.readForProjection()
    guard collection.indices.contains(position) else {
      CurrentHost.value?.warn(
        "A binding to a row that is no longer in its collection was written; nothing was changed.")
      return
    }
    collection[position] = value
    last = value
    base.write(collection, with: transaction)
  }

  override var isComparable: Bool { base.isComparable }
  override func refers(to other: AnyLocation) -> Bool { base.refers(to: other) }

  override func isSame(_ other: Location<C.Element>) -> Bool {
    guard let other = other as? ElementLocation<C> else { return false }
    return position == other.position && base.isSame(other.base)
  }
}
