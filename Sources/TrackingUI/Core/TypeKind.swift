/// What kind of type something is, read from the first word of its metadata.
enum TypeKind {
  case `class`
  case `struct`
  case function
  /// `any P`: what it is depends on the value.
  case existential
  case other

  init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: self = .struct
    case 0x302: self = .function
    case 0x303, 0x307: self = .existential
    // A class that Swift alone knows has kind 0; larger numbers than any kind are pointers.
    case 0, 0x203, 0x800...: self = .class
    default: self = .other
    }
  }
}
