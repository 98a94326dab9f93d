@_spi(SwiftUI) import Observation

/// Gives names to properties of observable objects: `Book#2.title`.
///
/// Objects are numbered per type in the order in which they are first seen. Where one run reads
/// several new objects at once, the order of the view's own stored properties (and of the arrays
/// they hold) decides, then the order of creation in memory.
final class ObservedNaming {
  private struct Object {
    let type: String
    let number: Int
    /// Keeps the registrar's storage alive, so that no other object gets the same identity.
    let context: AnyObject?
  }

  private var objects: [ObjectIdentifier: Object] = [:]
  private var counts: [String: Int] = [:]
  private var properties = KeyPathNames()

  /// Returns the names of everything in a list, sorted by object and property.
  func names(in list: AccessTracker.AccessList, of unit: UpdateUnit) -> [String] {
    let entries = AccessListReading.entries(of: list)
    let unknown = entries.filter { objects[$0.key] == nil }
    if !unknown.isEmpty { number(unknown, in: unit) }
    return entries.flatMap { registrar, entry in
      entry.properties.map { ObservedProperty(keyPath: $0, registrar: registrar) }
    }
    .map { (object: objects[$0.registrar], property: properties.name(of: $0.keyPath)) }
    .sorted {
      ($0.object?.type ?? "", $0.object?.number ?? 0, $0.property)
        < ($1.object?.type ?? "", $1.object?.number ?? 0, $1.property)
    }
    .map { "\($0.object?.type ?? "?")#\($0.object?.number ?? 0).\($0.property)" }
  }

  func name(of property: ObservedProperty) -> String {
    let object =
      objects[property.registrar]
      ?? add(
        property.registrar, type: TypeName.short(type(of: property.keyPath).rootType), context: nil)
    return "\(object.type)#\(object.number).\(properties.name(of: property.keyPath))"
  }

  private func number(_ unknown: AccessListReading.Entries, in unit: UpdateUnit) {
    let order = unknown.count > 1 ? unit.registrarOrder() : [:]
    let sorted = unknown.sorted {
      (order[$0.key] ?? Int.max, UInt(bitPattern: $0.key)) < (
        order[$1.key] ?? Int.max, UInt(bitPattern: $1.key)
      )
    }
    for (registrar, entry) in sorted {
      guard let keyPath = entry.properties.first else { continue }
      _ = add(
        registrar, type: TypeName.short(type(of: keyPath).rootType), context: entry.context)
    }
  }

  private func add(_ registrar: ObjectIdentifier, type: String, context: AnyObject?) -> Object {
    let number = counts[type, default: 0] + 1
    counts[type] = number
    let object = Object(type: type, number: number, context: context)
    objects[registrar] = object
    return object
  }
}

extension UpdateUnit {
  /// The observable objects that the unit's stored properties lead to, in order.
  func registrarOrder() -> [ObjectIdentifier: Int] {
    var walk = RegistrarWalk()
    walk.visit(storedValue, depth: 0)
    return walk.order
  }
}

/// Walks stored values for observable objects, without going through their tracked accessors.
private struct RegistrarWalk {
  private(set) var order: [ObjectIdentifier: Int] = [:]
  private var visited: Set<ObjectIdentifier> = []
  private var budget = 10_000

  mutating func visit(_ value: Any?, depth: Int) {
    guard let value, depth < 12, budget > 0 else { return }
    budget -= 1
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard visited.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    var level: Mirror? = mirror
    while let current = level {
      for child in current.children {
        if let registrar = child.value as? ObservationRegistrar {
          note(registrar)
        } else {
          visit(child.value, depth: depth + 1)
        }
      }
      level = current.superclassMirror
    }
  }

  /// A registrar holds its extent, the extent its context, and the context the storage whose
  /// identity an access list uses.
  private mutating func note(_ registrar: ObservationRegistrar) {
    var value: Any = registrar
    for _ in 0..<4 {
      guard let child = Mirror(reflecting: value).children.first else { break }
      value = child.value
      if type(of: value) is AnyClass {
        let id = ObjectIdentifier(value as AnyObject)
        if order[id] == nil { order[id] = order.count }
      }
    }
  }
}
