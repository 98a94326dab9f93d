extension UpdateUnit {
  /// Remembers the name of a dynamic property that changed, for `_printChanges`.
  final func noteChange(of name: String) {
    let links = ensuredLinks
    if !links.changedProperties.contains(name) { links.changedProperties.append(name) }
  }

  /// Runs the unit again because of an `ObservableObject` it holds.
  final func objectWillChange(_ type: Any.Type, property: String) {
    invalidate(.object(TypeReference(type)), flag: .property)
    noteChange(of: property)
  }
}
