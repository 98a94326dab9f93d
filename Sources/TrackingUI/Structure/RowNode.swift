/// What the rows of one `ForEach` have in common.
struct RowPlace {
  let owner: UpdateUnit
  let environment: EnvironmentScope

  init(_ rows: _Element) {
    owner = rows.requiredOwner
    environment = rows.environmentForChildren
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
  private var element: Data.Element
  private unowned(unsafe) let rows: ForEachElement<Data, ID, Content>

  init(
    id: ID, _ element: Data.Element, at offset: Int, rows: ForEachElement<Data, ID, Content>,
    place: RowPlace
  ) {
    self.id = id
    self.element = element
    self.offset = offset
    self.rows = rows
    super.init(in: rows, owner: place.owner, environment: place.environment)
  }

  var rowIdentity: AnyHashable { AnyHashable(id) }
  @MainActor var label: String { super.draw().joined(separator: " ") }
  override var control: (any Control)? { SelectableRow(self) == nil ? nil : self }

  override func draw() -> [String] {
    let lines = super.draw()
    return numbered(SelectableRow(self)?.marked(lines) ?? lines)
  }
  override var kind: UpdateKind { .row }
  override var viewName: String { owner?.viewName ?? "" }
  override var codeOwner: UpdateUnit { owner?.codeOwner ?? self }
  override var isTraced: Bool { owner?.isTraced ?? false }
  override var rowPlace: UnitPlace.Row? {
    UnitPlace.Row(isInList: rows.parent is ListElement, offset: offset)
  }
  override var storedValue: Any? { element }

  @MainActor func install() {
    if host.recordsCauses { pending = UpdateCause.Lists.initial }
    run()
  }

  /// Runs the closure again because the owner did: closures are never known to be the same.
  @MainActor func receive(_ element: Data.Element, at offset: Int) {
    if self.offset != offset {
      self.offset = offset
      host.recorder?.rowsMoved()
    }
    if isFresh {
      isFresh = false
      return
    }
    self.element = element
    if host.recordsCauses {
      let cause = UpdateCause.Lists.newContent
      pending = pending.isEmpty ? cause : pending + cause
    }
    run()
  }

  override func evaluate() -> Content { rows.content(element) }
}

extension RowNode: RowTap {
  var controlKind: ControlKind { .row }
  func tap() { SelectableRow(self)?.select() }
}
