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
  fileprivate var view: ForEach<Data, ID, Content>
  private var rows: [RowNode<Data, ID, Content>] = []

  init(_ view: ForEach<Data, ID, Content>, in parent: _Element) {
    self.view = view
    super.init(in: parent)
  }

  var deletion: ((IndexSet) -> Void)? { view.delete }
  var movement: ((IndexSet, Int) -> Void)? { view.move }

  @MainActor func install() {
    rows.reserveCapacity(view.data.count)
    for (offset, element) in view.data.enumerated() {
      rows.append(makeRow(view.id(element), offset: offset))
    }
    warnAboutDuplicates()
  }

  @MainActor func update(_ new: ForEach<Data, ID, Content>) {
    if view.isConstantRange, new.data.count != view.data.count {
      warnAboutRange(new.data.count)
      view.content = new.content
    } else {
      view = new
      match()
    }
    for (offset, row) in rows.enumerated() { row.receive(offset: offset) }
  }

  /// Brings `rows` to the order of the data: kept ones move, new ones are made, others end.
  @MainActor private func match() {
    let ids = view.data.map(view.id)
    if ids.count == rows.count, zip(ids, rows).allSatisfy({ $0 == $1.id }) { return }
    var free = Dictionary(
      rows.map { ($0.id, [$0]) }, uniquingKeysWith: { first, second in first + second })
    var next: [RowNode<Data, ID, Content>] = []
    next.reserveCapacity(ids.count)
    for (offset, id) in ids.enumerated() {
      if free[id]?.isEmpty == false, let row = free[id]?.removeFirst() {
        next.append(row)
      } else {
        let row = makeRow(id, offset: offset)
        row.isFresh = true
        next.append(row)
      }
    }
    let old = rows
    rows = next
    let kept = Set(next.map(ObjectIdentifier.init))
    for row in old where !kept.contains(ObjectIdentifier(row)) { row.unmount() }
    warnAboutDuplicates()
  }

  @MainActor private func makeRow(_ id: ID, offset: Int) -> RowNode<Data, ID, Content> {
    let row = RowNode(id: id, offset: offset, rows: self)
    row.install()
    return row
  }

  private func warnAboutDuplicates() {
    guard let host = owner?.host else { return }
    var seen: Set<ID> = []
    seen.reserveCapacity(rows.count)
    for row in rows where !seen.insert(row.id).inserted {
      host.warn(
        "ForEach<\(TypeName.short(Data.self)), \(TypeName.short(ID.self)),"
          + " \(TypeName.short(Content.self))>: the ID \(row.id) occurs multiple times within the"
          + " collection, this will give undefined results!")
      return
    }
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

  override func pathComponent(above child: _Element) -> String? {
    let index = (child as? any Row)?.offset ?? 0
    return "\((parent as? ListElement) == nil ? "ForEach" : "List")[\(index)]"
  }
}

/// The update unit of one row's closure.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ContentNode<
  Content
>, Row
{
  let id: ID
  /// Made in the update that is going on, so its closure has run already.
  var isFresh = false
  private(set) var offset: Int
  private unowned(unsafe) let rows: ForEachElement<Data, ID, Content>

  init(id: ID, offset: Int, rows: ForEachElement<Data, ID, Content>) {
    self.id = id
    self.offset = offset
    self.rows = rows
    super.init(in: rows, host: rows.requiredHost, environment: rows.environmentForChildren)
  }

  var rowIdentity: AnyHashable { AnyHashable(id) }
  @MainActor var label: String { super.draw().joined(separator: " ") }
  override var control: (any Control)? { SelectableRow(self) == nil ? nil : self }

  override func draw() -> [String] {
    let lines = super.draw()
    return numbered(SelectableRow(self)?.marked(lines) ?? lines)
  }
  override var kind: UpdateKind { .row }
  override var viewName: String { parent?.owner?.viewName ?? "" }
  override var storedValue: Any? { element }

  private var element: Data.Element {
    let data = rows.view.data
    return data[data.index(data.startIndex, offsetBy: offset)]
  }

  @MainActor func install() {
    if host.recordsCauses { pending = [.initial] }
    run()
  }

  /// Runs the closure again because the owner did: closures are never known to be the same.
  @MainActor func receive(offset: Int) {
    if self.offset != offset {
      self.offset = offset
      host.recorder?.rowsMoved()
    }
    if isFresh {
      isFresh = false
      return
    }
    if host.recordsCauses { pending.append(.value(fields: ["content"])) }
    run()
  }

  override func evaluate() -> Content { rows.view.content(element) }
}

extension RowNode: RowTap {
  var controlKind: ControlKind { .row }
  func tap() { SelectableRow(self)?.select() }
}
