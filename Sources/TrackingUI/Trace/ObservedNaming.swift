@_spi(SwiftUI) import Observation

/// Gives names to properties of observable objects: `Book#2.title`.
///
/// Objects are numbered per type in the order in which they are first seen. Where one run reads
/// several new objects at once, Observation does not tell which came first: then the order of the
/// view's own stored properties (and of the collections they hold) decides. Objects that are nowhere
/// in the view wait until the runs that read one object each have numbered theirs.
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
  private var known: [ObservedProperty: String] = [:]

  /// Numbers the objects in a list; returns false, and numbers none, where their order is unknown.
  func number(_ list: AccessTracker.AccessList, of unit: UpdateUnit) -> Bool {
    let entries = AccessListReading.entries(of: list)
    if entries.keys.allSatisfy({ objects[$0] != nil }) { return true }
    let unknown = entries.filter { objects[$0.key] == nil }
    if unknown.count > 1 {
      let order = unit.registrarOrder()
      guard Self.isOrdered(unknown, by: order) else { return false }
      add(unknown.sorted { (order[$0.key] ?? 0) < (order[$1.key] ?? 0) })
    } else {
      add(Array(unknown))
    }
    return true
  }

  /// Numbers the objects in a list that have none, in the order of their creation in memory.
  func numberRest(of list: AccessTracker.AccessList) {
    let unknown = AccessListReading.entries(of: list).filter { objects[$0.key] == nil }
    add(unknown.sorted { UInt(bitPattern: $0.key) < UInt(bitPattern: $1.key) })
  }

  /// Returns the names of everything in a list, sorted by object and property.
  func names(in list: AccessTracker.AccessList) -> [String] {
    AccessListReading.entries(of: list).flatMap { registrar, entry in
      entry.properties.map { ObservedProperty(keyPath: $0, registrar: registrar) }
    }
    .map { (object: objects[$0.registrar], property: properties.name(of: $0.keyPath), whole: $0) }
    .sorted {
      ($0.object?.type ?? "", $0.object?.number ?? 0, $0.property)
        < ($1.object?.type ?? "", $1.object?.number ?? 0, $1.property)
    }
    .map { name(of: $0.whole) }
  }

  func name(of property: ObservedProperty) -> String {
    if let name = known[property] { return name }
    let object =
      objects[property.registrar]
      ?? add(
        property.registrar, type: TypeName.short(type(of: property.keyPath).rootType), context: nil)
    let name = "\(object.type)#\(object.number).\(properties.name(of: property.keyPath))"
    known[property] = name
    return name
  }

  /// Whether at most one object of each type has no place in the order.
  private static func isOrdered(
    _ unknown: AccessListReading.Entries, by order: [ObjectIdentifier: Int]
  ) -> Bool {
    var types: [ObjectIdentifier: Int] = [:]
    var lost: Set<ObjectIdentifier> = []
    for (registrar, entry) in unknown {
      guard let root = entry.properties.first.map({ type(of: $0).rootType }) else { continue }
      let key = ObjectIdentifier(root)
      types[key, default: 0] += 1
      if order[registrar] == nil { lost.insert(key) }
    }
    return lost.allSatisfy { types[$0] == 1 }
  }

  private func add(_ entries: [AccessListReading.Entries.Element]) {
    for (registrar, entry) in entries {
      guard let keyPath = entry.properties.first else { continue }
      _ = add(registrar, type: TypeName.short(type(of: keyPath).rootType), context: entry.context)
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
