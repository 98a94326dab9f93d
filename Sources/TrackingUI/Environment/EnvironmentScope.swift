/// One value in the environment, with what is needed to compare it.
struct EnvironmentEntry {
  let value: Any
  let key: TypeReference
  private let isSameAs: (EnvironmentEntry) -> Bool
  private var object: AnyObject?

  init<Value>(_ value: Value, key: Any.Type) {
    self.value = value
    self.key = TypeReference(key)
    isSameAs = { other in (other.value as? Value).map { areSame(value, $0) } ?? false }
  }

  init(object: AnyObject?, key: Any.Type) {
    value = object as Any
    self.key = TypeReference(key)
    self.object = object
    isSameAs = { other in other.object === object }
  }

  /// The key as the trace shows it; made only where it is shown.
  var name: String { TypeName.short(key.type) }

  func isSame(_ other: EnvironmentEntry) -> Bool { isSameAs(other) }
}

/// The values that one modifier adds to the environment of what is below it.
///
/// Scopes form a chain from a view up to the root. A reader is registered with the scope that
/// supplied the value, so a change runs only those who read that key from that scope.
final class EnvironmentScope {
  let parent: EnvironmentScope?
  private var entries: [ObjectIdentifier: EnvironmentEntry] = [:]
  private var readers: [ObjectIdentifier: Readers] = [:]

  init(parent: EnvironmentScope?) { self.parent = parent }

  /// Returns the nearest value of a key and registers the reader with whoever supplied it.
  func entry(
    for key: ObjectIdentifier, reader: UpdateUnit?, _ property: String?
  ) -> EnvironmentEntry? {
    var scope = self
    while true {
      let entry = scope.entries[key]
      if entry != nil || scope.parent == nil {
        if let reader { scope.addReader(reader, of: key, property) }
        return entry
      }
      guard let parent = scope.parent else { return nil }
      scope = parent
    }
  }

  /// Replaces the scope's values and invalidates the readers of those that changed.
  func replace(with new: [ObjectIdentifier: EnvironmentEntry]) {
    let old = entries
    entries = new
    for (key, entry) in new {
      if let before = old[key] {
        if !before.isSame(entry) { invalidateReaders(of: key, entry) }
      } else {
        invalidateReadersAbove(of: key, entry)
      }
    }
    for (key, entry) in old where new[key] == nil {
      invalidateReaders(of: key, entry)
    }
  }

  func removeReader(_ unit: UpdateUnit, of key: ObjectIdentifier) {
    readers[key]?.remove(unit)
  }

  private func addReader(_ unit: UpdateUnit, of key: ObjectIdentifier, _ property: String?) {
    if let shadow = unit.host.shadow, shadow.isRunning {
      if readers[key]?.contains(unit) != true { shadow.noteMissing("the environment") }
      return
    }
    let links = unit.ensuredLinks
    if readers[key, default: Readers()].insert(unit)
      || !links.environments.contains(where: { $0.key == key && $0.property == property })
    {
      links.environments.append(EnvironmentLink(scope: self, key: key, property: property))
    }
  }

  private func invalidateReaders(of key: ObjectIdentifier, _ entry: EnvironmentEntry) {
    readers[key]?.forEach { invalidate($0, entry) }
  }

  /// A key that is new here hides the value that readers below got from further up.
  private func invalidateReadersAbove(of key: ObjectIdentifier, _ entry: EnvironmentEntry) {
    var scope = parent
    while let current = scope {
      current.readers[key]?.forEach { unit in
        if unit.environment.isBelow(self) { invalidate(unit, entry) }
      }
      scope = current.parent
    }
  }

  private func invalidate(_ unit: UpdateUnit, _ entry: EnvironmentEntry) {
    unit.links?.environmentChanged = true
    unit.invalidate(.environment(entry.key), flag: .property)
    for link in unit.links?.environments ?? [] where link.key == ObjectIdentifier(entry.key.type) {
      if let property = link.property { unit.noteChange(of: property) }
    }
  }

  private func isBelow(_ other: EnvironmentScope) -> Bool {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }
}
