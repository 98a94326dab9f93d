@_spi(SwiftUI) import Observation

/// What some code read: the objects, and of each the key paths.
///
/// Observation keeps such lists without declaring what is in them. The type here has the layout of
/// the library's own (a dictionary from a registrar's identity to its context and the key paths);
/// sizes are checked before it is used.
struct AccessList {
  struct Entry {
    let context: AnyObject
    let properties: Set<AnyKeyPath>
  }

  typealias Entries = [ObjectIdentifier: Entry]

  let entries: Entries

  init(entries: Entries) { self.entries = entries }

  /// Takes the list that a tracking was made from: its first stored property.
  init(of tracking: ObservationTracking) {
    guard Self.hasLayoutOfObservation else {
      entries = [:]
      return
    }
    entries = withUnsafePointer(to: tracking) { pointer in
      UnsafeRawPointer(pointer).assumingMemoryBound(to: Entries.self).pointee
    }
  }

  static let hasLayoutOfObservation =
    MemoryLayout<ObservationTracking._AccessList>.size == MemoryLayout<AccessList>.size

  /// The list as Observation takes it.
  var ofObservation: ObservationTracking._AccessList {
    unsafeBitCast(entries, to: ObservationTracking._AccessList.self)
  }

  /// The property in a list that has just one; nil for all others.
  var singleProperty: ObservedProperty? {
    guard entries.count == 1, let entry = entries.first, entry.value.properties.count == 1,
      let keyPath = entry.value.properties.first
    else { return nil }
    return ObservedProperty(keyPath: keyPath, registrar: entry.key)
  }
}
