/// An element whose children are rows.
protocol RowContainer: _Element {}

/// The rows of a `ForEach`, kept by the identity of their elements.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Element,
  RowContainer
{
  fileprivate var view: ForEach<Data, ID, Content>
  private var rows: [RowNode<Data, ID, Content>] = []

  init(_ view: ForEach<Data, ID, Content>, in parent: _Element) {
    self.view = view
    super.init(in: parent)
  }

  @MainActor func install() {
    rows.reserveCapacity(view.data.count)
    var offset = 0
    for element in view.data {
      rows.append(makeRow(view.id(element), offset: offset, element: element))
      offset += 1
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
    var offset = 0
    for element in view.data {
      rows[offset].receive(element, offset: offset)
      offset += 1
    }
  }

  /// Brings `rows` to the order of the data: kept ones move, new ones are made, others end.
  @MainActor private func match() {
    let ids = view.data.map(view.id)
    if ids.count == rows.count, zip(ids, rows).allSatisfy({ $0 == $1.id }) { return }
    var free = Dictionary(
      rows.map { ($0.id, [$0]) }, uniquingKeysWith: { first, second in first + second })
    var next: [RowNode<Data, ID, Content>] = []
    next.reserveCapacity(ids.count)
    var offset = 0
    for element in view.data {
      let id = ids[offset]
      if free[id]?.isEmpty == false, let row = free[id]?.removeFirst() {
        next.append(row)
      } else {
        let row = makeRow(id, offset: offset, element: element)
        row.isFresh = true
        next.append(row)
      }
      offset += 1
    }
    let old = rows
    rows = next
    let kept = Set(next.map(ObjectIdentifier.init))
    for row in old where !kept.contains(ObjectIdentifier(row)) { row.unmount() }
    warnAboutDuplicates()
  }

  @MainActor private func makeRow(
    _ id: ID, offset: Int, element: Data.Element
  ) -> RowNode<Data, ID, Content> {
    let row = RowNode(id: id, offset: offset, rows: self)
    row.install(element)
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
    let index = rows.firstIndex { $0 === child } ?? 0
    return "\((parent as? ListElement) == nil ? "ForEach" : "List")[\(index)]"
  }
}

/// The update unit of one row's closure.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: UpdateUnit,
  RowIdentity
{
  let id: ID
  /// Made in the update that is going on, so its closure has run already.
  var isFresh = false
  private var offset: Int
  private unowned(unsafe) let rows: ForEachElement<Data, ID, Content>
  private var content: _Element?

  init(id: ID, offset: Int, rows: ForEachElement<Data, ID, Content>) {
    self.id = id
    self.offset = offset
    self.rows = rows
    guard let host = rows.owner?.host else { preconditionFailure("A row needs a host.") }
    super.init(in: rows, host: host, environment: rows.environmentForChildren)
  }

  var rowIdentity: AnyHashable { AnyHashable(id) }
  override var kind: UpdateKind { .row }
  override var viewName: String { parent?.owner?.viewName ?? "" }
  override var storedValue: Any? {
    let data = rows.view.data
    return data[data.index(data.startIndex, offsetBy: offset)]
  }

  @MainActor func install(_ element: Data.Element) {
    if host.recordsCauses { pending = [.initial] }
    makeContent(element)
  }

  /// Runs the closure again because the owner did: closures are never known to be the same.
  @MainActor func receive(_ element: Data.Element, offset: Int) {
    self.offset = offset
    if isFresh {
      isFresh = false
      return
    }
    if host.recordsCauses { pending.append(.value(fields: ["content"])) }
    makeContent(element)
  }

  override func run() {
    let data = rows.view.data
    makeContent(data[data.index(data.startIndex, offsetBy: offset)])
  }

  @MainActor private func makeContent(_ element: Data.Element) {
    let value = track { rows.view.content(element) }
    if let content {
      Content._update(content, to: value)
    } else {
      content = Content._make(value, in: self)
    }
  }

  override func forEachChild(_ visit: (_Element) -> Void) {
    if let content { visit(content) }
  }
}
