/// An element whose children are rows.
protocol RowContainer: _Element {}

/// An element that stands for an element of a collection.
protocol Row: _Element {
  var rowIdentity: AnyHashable { get }
  /// The position in the collection.
  var offset: Int { get }
  /// What people read in the row.
  @MainActor var label: String { get }
}

/// The rows of a `ForEach`, kept by the identity of their elements.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Element,
  RowContainer, EditableRows
{
  private var view: ForEach<Data, ID, Content>
  /// The closure of the rows, apart from the view: rows need it often.
  private(set) var content: (Data.Element) -> Content
  private var rows: [RowNode<Data, ID, Content>] = []
  private var hasDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, in parent: _Element) {
    self.view = view
    content = view.content
    super.init(in: parent)
  }

  var deletion: ((IndexSet) -> Void)? { view.delete }
  var movement: ((IndexSet, Int) -> Void)? { view.move }

  @MainActor func install() {
    let data = view.data
    rows.reserveCapacity(data.count)
    let place = RowPlace(self)
    data.visitEach { offset, element in
      rows.append(makeRow(view.id(element), element, at: offset, in: place))
    }
    warnAboutDuplicates()
  }

  @MainActor func update(_ new: ForEach<Data, ID, Content>) {
    if view.isConstantRange, new.data.count != view.data.count {
      warnAboutRange(new.data.count)
      content = new.content
    } else {
      view = new
      content = new.content
      match()
    }
    let current = rows
    view.data.visitEach { offset, element in current[offset].receive(element, at: offset) }
  }

  /// Brings `rows` to the order of the data: kept ones move, new ones are made, others end.
  @MainActor private func match() {
    let data = view.data
    let ids = data.map(view.id)
    var matching = RowMatching(old: rows, ids: ids)
    if matching.isSame { return }
    let place = RowPlace(self)
    var next: [RowNode<Data, ID, Content>] = []
    next.reserveCapacity(ids.count)
    var hasNew = false
    data.visitEach { offset, element in
      if let row = matching.takeRow(for: ids[offset], at: offset) {
        next.append(row)
      } else {
        let row = makeRow(ids[offset], element, at: offset, in: place)
        row.isFresh = true
        next.append(row)
        hasNew = true
      }
    }
    rows = next
    for row in matching.rest { row.unmount() }
    if hasNew || hasDuplicates { warnAboutDuplicates() }
  }

  @MainActor private func makeRow(
    _ id: ID, _ element: Data.Element, at offset: Int, in place: RowPlace
  ) -> RowNode<Data, ID, Content> {
    let row = RowNode(id: id, element, at: offset, rows: self, place: place)
    row.install()
    return row
  }

  private func warnAboutDuplicates() {
    let duplicate = rows.map(\.id).firstDuplicate()
    hasDuplicates = duplicate != nil
    guard let duplicate, let host = owner?.host else { return }
    host.warn(
      "ForEach<\(TypeName.short(Data.self)), \(TypeName.short(ID.self)),"
        + " \(TypeName.short(Content.self))>: the ID \(duplicate) occurs multiple times within the"
        + " collection, this will give undefined results!")
  }

  private func warnAboutRange(_ count: Int) {
    owner?.host.warn(
      "ForEach<\(TypeName.short(Data.self)), Int, \(TypeName.short(Content.self))> count (\(count))"
        + " != its initial count (\(view.data.count)). `ForEach(_:content:)` should only be used for"
        + " *constant* data. Instead conform data to `Identifiable` or use"
        + " `ForEach(_:id:content:)` and provide an explicit `id`!")
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    for row in rows { visit(row) }
  }
}
