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

  /// The objects of a type, or of several types that are called the same.
  private final class Counter {
    let name: String
    var count = 0

    init(_ name: String) { self.name = name }
  }

  private var objects: [ObjectIdentifier: Object] = [:]
  private var counters: [String: Counter] = [:]
  private var countersByType: [ObjectIdentifier: Counter] = [:]
  private var properties = KeyPathNames()
  private var known: [ObservedProperty: String] = [:]

  /// Returns whether all objects in a list have their numbers.
  func knowsAll(of list: AccessList) -> Bool {
    if list.entries.count == 1, let only = list.entries.first { return objects[only.key] != nil }
    return list.entries.keys.allSatisfy { objects[$0] != nil }
  }

  /// Numbers the objects in a list; returns false, and numbers none, where their order is unknown.
  func number(_ list: AccessList, of unit: UpdateUnit) -> Bool {
    let entries = list.entries
    if knowsAll(of: list) { return true }
    if entries.count == 1 {
      add(Array(entries))
      return true
    }
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
  func numberRest(of list: AccessList) {
    let unknown = list.entries.filter { objects[$0.key] == nil }
    add(unknown.sorted { UInt(bitPattern: $0.key) < UInt(bitPattern: $1.key) })
  }

  /// Returns the names of everything in a list, sorted by object and property.
  func names(in list: AccessList) -> [String] {
    typealias Place = (type: String, number: Int, property: String)
    var found: [(place: Place, property: ObservedProperty)] = []
    for (registrar, entry) in list.entries {
      let object = objects[registrar]
      for keyPath in entry.properties {
        let place: Place = (object?.type ?? "", object?.number ?? 0, properties.name(of: keyPath))
        found.append((place, ObservedProperty(keyPath: keyPath, registrar: registrar)))
      }
    }
    return found.sorted { $0.place < $1.place }.map { name(of: $0.property) }
  }

  func name(of property: ObservedProperty) -> String {
    if let name = known[property] { return name }
    let object =
      objects[property.registrar]
      ?? add(property.registrar, type: type(of: property.keyPath).rootType, context: nil)
    let name = "\(object.type)#\(object.number).\(properties.name(of: property.keyPath))"
    known[property] = name
    return name
  }

  /// Whether at most one object of each type has no place in the order.
  private static func isOrdered(
    _ unknown: AccessList.Entries, by order: [ObjectIdentifier: Int]
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

  private func add(_ entries: [AccessList.Entries.Element]) {
    for (registrar, entry) in entries {
      guard let keyPath = entry.properties.first else { continue }
      _ = add(registrar, type: type(of: keyPath).rootType, context: entry.context)
    }
  }

  private func add(_ registrar: ObjectIdentifier, type: Any.Type, context: AnyObject?) -> Object {
    let counter = counter(of: type)
    counter.count += 1
    let object = Object(type: counter.name, number: counter.count, context: context)
    objects[registrar] = object
    return object
  }

  private func counter(of type: Any.Type) -> Counter {
    if let known = countersByType[ObjectIdentifier(type)] { return known }
    let name = TypeName.short(type)
    let counter = counters[name] ?? Counter(name)
    counters[name] = counter
    countersByType[ObjectIdentifier(type)] = counter
    return counter
  }
}
