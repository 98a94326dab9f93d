extension ForEach {
  /// Lets people delete rows; called with the positions of the rows.
  ///
  /// Available in SwiftUI since iOS 13.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Lets people move rows; called with their positions and where they go.
  ///
  /// Available in SwiftUI since iOS 13.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.move = action
    return copy
  }
}

/// Rows that people may delete and move.
protocol EditableRows: _Element {
  var deletion: ((IndexSet) -> Void)? { get }
  var movement: ((IndexSet, Int) -> Void)? { get }
}

extension ViewHost {
  /// Deletes the row with a text, as people do by swiping it.
  @MainActor public func deleteRow(_ label: String, step: String? = nil) throws {
    let (rows, offset) = try editedRow(label) { $0.deletion != nil }
    perform(step ?? "delete \(label)") { rows.deletion?(IndexSet(integer: offset)) }
  }

  /// Moves the row with a text, as people do by dragging it.
  ///
  /// The new position is counted before the row is taken out, as `move(fromOffsets:toOffset:)` does.
  @MainActor public func moveRow(_ label: String, to position: Int, step: String? = nil) throws {
    let (rows, offset) = try editedRow(label) { $0.movement != nil }
    perform(step ?? "move \(label) to \(position)") {
      rows.movement?(IndexSet(integer: offset), position)
    }
  }

  /// Pulls down the content that can be reloaded.
  @MainActor public func refresh(step: String? = nil) throws {
    var found: RefreshableElement?
    visitReachable { element in found = found ?? (element as? RefreshableElement) }
    guard let found else {
      throw ActionFailure.notFound(kind: "refreshable view", label: "refresh", present: [])
    }
    perform(step ?? "refresh") { found.refresh() }
  }

  @MainActor private func editedRow(
    _ label: String, where isEditable: (any EditableRows) -> Bool
  ) throws -> (any EditableRows, Int) {
    var labels: [String] = []
    var found: (any EditableRows, Int)?
    withoutCollecting {
      visitReachable { element in
        guard let row = element as? any Row, let rows = element.parent as? any EditableRows,
          isEditable(rows)
        else { return }
        let text = row.label
        labels.append(text)
        if text == label, found == nil { found = (rows, row.offset) }
      }
    }
    guard let found else {
      throw ActionFailure.notFound(kind: "row", label: label, present: labels)
    }
    return found
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some positions, as `onDelete` hands them over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }

  /// Moves the elements at some positions before another one, as `onMove` hands them over.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}
