extension View {
  /// Prints why the body runs, in SwiftUI's format.
  ///
  /// `Name: @self, _count changed.`
  ///
  /// Call it in body as `let _ = Self._printChanges()`. Available in SwiftUI since iOS 15.
  public static func _printChanges() {
    if let text = ChangeDescription.current(for: Self.self) { print(text) }
  }

  /// Writes the same text to the log; here it goes to standard output like `_printChanges`.
  ///
  /// Available in SwiftUI since iOS 17.1.
  public static func _logChanges() { _printChanges() }
}

/// The text of `_printChanges` for the body that runs now.
enum ChangeDescription {
  @MainActor static func current(for type: Any.Type) -> String? {
    let name = TypeName.short(type)
    guard let unit = ViewHost.current?.currentUnit, unit.viewName == name else {
      return "\(name): unchanged."
    }
    return describe(unit)
  }

  static func describe(_ unit: UpdateUnit) -> String {
    var items: [String] = []
    if unit.changes.contains(.dependencies) { items.append("@dependencies") }
    if unit.changes.contains(.value) { items.append("@self") }
    if unit.changes.contains(.identity) {
      items.append("@identity")
      items += unit.printedPropertyNames
    } else {
      let changed = unit.links?.changedProperties ?? []
      items += unit.printedPropertyNames.filter { changed.contains($0) }
    }
    let what = items.isEmpty ? "unchanged" : items.joined(separator: ", ") + " changed"
    return "\(unit.viewName): \(what)."
  }
}
