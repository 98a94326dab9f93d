/// A value taken apart into what can be compared; closures, which can't be, are left out.
struct ValueDigest {
  private enum Part {
    case text(String)
    case value(AnyHashable)
    case object(AnyObject)
    case place(AnyLocation)
  }

  private var parts: [Part] = []

  init(_ value: Any) { add(value) }

  /// Returns the first part in which two digests differ, in words; nil if they are the same.
  func firstDifference(from other: ValueDigest) -> (String, String)? {
    for (left, right) in zip(parts, other.parts) where !Self.areSame(left, right) {
      return (Self.text(of: left), Self.text(of: right))
    }
    if parts.count == other.parts.count { return nil }
    let shorter = min(parts.count, other.parts.count)
    func rest(_ digest: ValueDigest) -> String {
      digest.parts.count > shorter ? Self.text(of: digest.parts[shorter]) : "nothing"
    }
    return (rest(self), rest(other))
  }

  private mutating func add(_ value: Any) {
    if let place = value as? AnyLocation { return parts.append(.place(place)) }
    if let binding = value as? any AnyBinding { return parts.append(.place(binding._place)) }
    if let other = value as? any ShadowComparable { return other.shadowParts.forEach { add($0) } }
    let type = Swift.type(of: value)
    if type is any _RuntimeOwnedProperty.Type { return }
    switch TypeKind(type) {
    case .function: return
    case .class: return addObject(value)
    default: addParts(of: value, type)
    }
  }

  private mutating func addObject(_ value: Any) {
    if let path = value as? AnyKeyPath {
      parts.append(.value(AnyHashable(path)))
    } else {
      parts.append(.object(value as AnyObject))
    }
  }

  private mutating func addParts(of value: Any, _ type: Any.Type) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary,
      let hashable = value as? any Hashable
    {
      return parts.append(.value(AnyHashable(hashable)))
    }
    if mirror.children.isEmpty {
      parts.append(.text("\(value)"))
      return
    }
    if mirror.displayStyle == .enum, let name = mirror.children.first?.label {
      parts.append(.text(name))
    }
    for child in mirror.children { add(child.value) }
  }

  private static func areSame(_ left: Part, _ right: Part) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left == right
    case (.value(let left), .value(let right)): left == right
    case (.object(let left), .object(let right)): left === right
    case (.place(let left), .place(let right)):
      !left.isComparable || !right.isComparable || left.isSamePlace(as: right)
    default: false
    }
  }

  private static func text(of part: Part) -> String {
    switch part {
    case .text(let text): "“\(text)”"
    case .value(let value): "“\(value)”"
    case .object(let object): "an object of type \(TypeName.short(type(of: object)))"
    case .place: "a binding to another place"
    }
  }
}

/// A view that says itself what of it can be compared.
protocol ShadowComparable {
  var shadowParts: [Any] { get }
}
