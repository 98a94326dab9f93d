import Foundation

/// What `@AppStorage` and `@SceneStorage` have in common: a value under a key, and its default.
struct StoredValue<Value> {
  /// Where values are kept.
  enum Store {
    /// With the app; nil stands for its standard settings.
    case defaults(UserDefaults?)
    /// With the window. There is one.
    case scene
  }

  private let key: String
  private let store: Store
  private let fallback: Value
  private let form: StoredForm<Value>
  private var location: SettingLocation<Value>?

  init(_ key: String, in store: Store, default fallback: Value, form: StoredForm<Value>) {
    self.key = key
    self.store = store
    self.fallback = fallback
    self.form = form
  }

  var value: Value {
    get {
      if let location { return location.read() }
      return form.decode(settings?.object(forKey: key)) ?? fallback
    }
    nonmutating set {
      if let location { return location.write(newValue) }
      // Outside of a view nobody hears of it, but the app's settings are there all the same.
      settings?.set(form.encode(newValue), forKey: key)
    }
  }

  var binding: Binding<Value> {
    if let location { return Binding(location) }
    return Binding(get: { value }, set: { value = $0 })
  }

  /// Returns whether both are kept at the same place; their defaults are no part of it.
  func isSame(as other: StoredValue) -> Bool {
    key == other.key && settings === other.settings
  }

  /// The settings of the app, or those that were named; nil for what is kept with a window.
  private var settings: UserDefaults? {
    guard case .defaults(let named) = store else { return nil }
    return named ?? .standard
  }

  @MainActor mutating func install(_ slot: PropertySlot, storage: inout AnyObject?) {
    let setting = slot.unit.host.settings.setting(key, in: settings)
    if let known = storage as? SettingLocation<Value>, known.setting === setting {
      location = known
      return
    }
    let new = SettingLocation(setting, default: fallback, form: form, slot: slot)
    storage = new
    location = new
  }
}

/// A property wrapper around a stored value.
protocol StoredProperty: _RuntimeProperty, _RuntimeOwnedProperty, _ComparedProperty {
  associatedtype Value
  var stored: StoredValue<Value> { get set }
}

extension StoredProperty {
  @MainActor mutating func _install(_ slot: PropertySlot, storage: inout AnyObject?) {
    stored.install(slot, storage: &storage)
  }

  static func _isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let left = left.assumingMemoryBound(to: Self.self)
    let right = right.assumingMemoryBound(to: Self.self)
    return left.pointee.stored.isSame(as: right.pointee.stored)
  }
}
