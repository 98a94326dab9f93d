/// One value in the environment, with what is needed to compare it.
struct EnvironmentEntry {
  let value: Any
  let name: String
  private let isSameAs: (Any) -> Bool

  init<Value>(_ value: Value, name: String) {
    self.value = value
    self.name = name
    isSameAs = { other in (other as? Value).map { areSame(value, $0) } ?? false }
  }

  init(object: AnyObject?, name: String) {
    value = object as Any
    self.name = name
    isSameAs = { other in (other as AnyObject?) === object }
  }

  func isSame(_ other: EnvironmentEntry) -> Bool { isSameAs(other.value) }
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
  func entry(for key: ObjectIdentifier, reader: UpdateUnit?) -> EnvironmentEntry? {
    var scope = self
    while true {
      let entry = scope.entries[key]
      if entry != nil || scope.parent == nil {
        if let reader { scope.addReader(reader, of: key) }
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
        if !before.isSame(entry) { invalidateReaders(of: key, name: entry.name) }
      } else {
        invalidateReadersAbove(of: key, name: entry.name)
      }
    }
    for (key, entry) in old where new[key] == nil {
      invalidateReaders(of: key, name: entry.name)
    }
  }

  func removeReader(_ unit: UpdateUnit, of key: ObjectIdentifier) {
    readers[key]?.remove(unit)
  }

  private func addReader(_ unit: UpdateUnit, of key: ObjectIdentifier) {
    if let shadow = unit.host.shadow, shadow.isRunning {
      if readers[key]?.contains(unit) != true { shadow.noteMissing("the environment") }
      return
    }
    if readers[key, default: Readers()].insert(unit) {
      unit.ensuredLinks.environments.append((self, key))
    }
  }

  private func invalidateReaders(of key: ObjectIdentifier, name: String) {
    readers[key]?.forEach { invalidate($0, name) }
  }

  /// A key that is new here hides the value that readers below got from further up.
  private func invalidateReadersAbove(of key: ObjectIdentifier, name: String) {
    var scope = parent
    while let current = scope {
      current.readers[key]?.forEach { unit in
        if unit.environment.isBelow(self) { invalidate(unit, name) }
      }
      scope = current.parent
    }
  }

  private func invalidate(_ unit: UpdateUnit, _ name: String) {
    unit.links?.environmentChanged = true
    unit.invalidate(.environment(name), flag: .property)
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
