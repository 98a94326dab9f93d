import Foundation

/// The settings that a host's views use.
final class Settings {
  private struct Key: Hashable {
    let name: String
    /// The store; nil for what is kept with the window.
    let store: ObjectIdentifier?
  }

  private var settings: [Key: Setting] = [:]

  /// Returns the one setting for a key of a store; without a store, of the window.
  func setting(_ name: String, in store: UserDefaults?) -> Setting {
    let key = Key(name: name, store: store.map(ObjectIdentifier.init))
    if let known = settings[key] { return known }
    let setting = Setting(name, in: store)
    settings[key] = setting
    return setting
  }

  /// Lets the views follow what other code has written to the stores.
  func follow() {
    if settings.isEmpty { return }
    for setting in settings.values { setting.follow() }
  }
}

/// What is stored under one key, and the places that show it.
final class Setting {
  private let key: String
  private let store: UserDefaults?
  private var kept: Any?
  /// What the places were last told.
  private var known: Any?
  private var places: [ObjectIdentifier: Unmanaged<AnyLocation>] = [:]

  init(_ key: String, in store: UserDefaults?) {
    self.key = key
    self.store = store
    known = stored
  }

  var stored: Any? { if let store { store.object(forKey: key) } else { kept } }

  /// Stores a value, or takes it away, and tells the places.
  func set(_ new: Any?) {
    if let store { store.set(new, forKey: key) } else { kept = new }
    follow()
  }

  func follow() {
    let now = stored
    switch (known, now) {
    case (nil, nil): return
    case (let known?, let now?) where areSame(known, now): return
    default: known = now
    }
    for place in places.values { place.takeUnretainedValue().followStore() }
  }

  func add(_ place: AnyLocation) {
    places[ObjectIdentifier(place)] = Unmanaged.passUnretained(place)
  }

  func remove(_ place: AnyLocation) { places[ObjectIdentifier(place)] = nil }
}

/// A setting as one property of a view shows it, with the property's type and default.
final class SettingLocation<Value>: Location<Value>, @unchecked Sendable {
  let setting: Setting
  private let fallback: Value
  private let form: StoredForm<Value>
  private let life: HostLife
  private var shown: Value
  private var readers: PropertyReaders

  init(
    _ setting: Setting, default fallback: Value, form: StoredForm<Value>, slot: PropertySlot
  ) {
    self.setting = setting
    self.fallback = fallback
    self.form = form
    life = slot.unit.host.life
    shown = form.decode(setting.stored) ?? fallback
    readers = PropertyReaders(slot)
    super.init()
    setting.add(self)
  }

  deinit { setting.remove(self) }

  private var current: Value { form.decode(setting.stored) ?? fallback }

  override func read() -> Value {
    readers.noteRead(of: self, life.host)
    return current
  }

  override func readForProjection() -> Value { current }
  override func removeReader(_ unit: UpdateUnit) { readers.remove(unit) }

  override func write(_ new: Value) {
    guard let host = life.host else { return setting.set(form.encode(new)) }
    nonisolated(unsafe) let new = new
    host.change { [self] in setting.set(form.encode(new)) }
  }

  override func followStore() {
    let now = current
    if areSame(shown, now) { return }
    shown = now
    readers.announceChange(of: self)
  }

  override func isSame(_ other: Location<Value>) -> Bool {
    (other as? SettingLocation<Value>).map { $0.setting === setting } ?? false
  }
}
