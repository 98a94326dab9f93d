/// What people can select in a list.
struct ListSelection {
  let select: (AnyHashable) -> Bool
  let isSelected: (AnyHashable) -> Bool
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
      // As with the circles of the edit mode: a second tap takes the row out.
      binding.wrappedValue.formSymmetricDifference([value])
      return true
    }
    isSelected = { value in
      (value.base as? Value).map { binding.wrappedValue.contains($0) } ?? false
    }
  }
}

/// The part of a row, or of a view with a tag, in the selection of the list around it.
struct SelectableRow {
  private let selection: ListSelection
  private let value: AnyHashable

  /// Finds the selection; nil outside of a list that has one.
  init?(_ element: _Element) {
    var current = element.parent
    while let parent = current, !(parent is ListElement) {
      // A tag inside of a row speaks for the row.
      if element is TagElement, parent is any Row { return nil }
      current = parent.parent
    }
    guard let selection = (current as? ListElement)?.selection,
      let value = Self.value(of: element)
    else { return nil }
    self.selection = selection
    self.value = value
  }

  var isSelected: Bool { selection.isSelected(value) }
  func select() { _ = selection.select(value) }

  /// Marks the first line of what a selected row shows.
  func marked(_ lines: [String]) -> [String] {
    guard isSelected, let first = lines.first else { return lines }
    return [first + " *"] + lines.dropFirst()
  }

  /// The value that stands for a row: its tag, else its identity.
  private static func value(of element: _Element) -> AnyHashable? {
    var tag: AnyHashable?
    element.visit { below in tag = tag ?? (below as? TagElement)?.tag }
    return tag ?? (element as? any Row)?.rowIdentity
  }
}
