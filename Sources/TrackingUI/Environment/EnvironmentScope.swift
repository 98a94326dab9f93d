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
  private var readers: [ObjectIdentifier: [Unmanaged<UpdateUnit>]] = [:]

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
    let opaque = Unmanaged.passUnretained(unit).toOpaque()
    readers[key]?.removeAll { $0.toOpaque() == opaque }
  }

  private func addReader(_ unit: UpdateUnit, of key: ObjectIdentifier) {
    let reader = Unmanaged.passUnretained(unit)
    let links = unit.ensuredLinks
    if links.environments.contains(where: { $0.scope === self && $0.key == key }) { return }
    readers[key, default: []].append(reader)
    links.environments.append((self, key))
  }

  private func invalidateReaders(of key: ObjectIdentifier, name: String) {
    for reader in readers[key] ?? [] {
      reader.takeUnretainedValue().invalidate(.environment(name), flag: .property)
    }
  }

  /// A key that is new here hides the value that readers below got from further up.
  private func invalidateReadersAbove(of key: ObjectIdentifier, name: String) {
    var scope = parent
    while let current = scope {
      for reader in current.readers[key] ?? [] {
        let unit = reader.takeUnretainedValue()
        if unit.environment.isBelow(self) {
          unit.invalidate(.environment(name), flag: .property)
        }
      }
      scope = current.parent
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

/// Adds values to the environment of its content.
final class EnvironmentElement: WrapperElement {
  private let scope: EnvironmentScope

  override init(in parent: _Element?) {
    scope = EnvironmentScope(parent: parent?.environmentForChildren)
    super.init(in: parent)
  }

  override var environmentForChildren: EnvironmentScope { scope }

  func apply(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: scope.parent, reader: nil)
    change(&values)
    scope.replace(with: values.overrides)
  }
}
