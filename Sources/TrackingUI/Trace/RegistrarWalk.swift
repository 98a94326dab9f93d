import Observation

extension UpdateUnit {
  /// The observable objects that the unit's stored properties lead to, in order.
  func registrarOrder() -> [ObjectIdentifier: Int] {
    var walk = RegistrarWalk()
    walk.visit(storedValue, depth: 0)
    return walk.order
  }
}

/// Walks stored values for observable objects, without going through their tracked accessors.
struct RegistrarWalk {
  private(set) var order: [ObjectIdentifier: Int] = [:]
  private var visited: Set<ObjectIdentifier> = []
  private var budget = 10_000

  mutating func visit(_ value: Any?, depth: Int) {
    guard let value, depth < 12, budget > 0 else { return }
    budget -= 1
    if let place = value as? AnyLocation { return visit(place.walkedValue, depth: depth) }
    // The runtime's own objects lead everywhere.
    if value is _Element || value is ViewHost || value is HostLife { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard visited.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    var level: Mirror? = mirror
    while let current = level {
      visitChildren(of: current, depth: depth)
      level = current.superclassMirror
    }
  }

  private mutating func visitChildren(of mirror: Mirror, depth: Int) {
    let children = mirror.children.map(\.value)
    let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
    for child in isUnordered ? Self.sorted(children) : children {
      if let registrar = child as? ObservationRegistrar {
        note(registrar)
      } else {
        visit(child, depth: depth + 1)
      }
    }
  }

  /// Dictionaries and sets have an order of their own in every run; the text of keys has not.
  private static func sorted(_ children: [Any]) -> [Any] {
    children.map { (text: String(describing: $0), value: $0) }.sorted { $0.text < $1.text }
      .map(\.value)
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
