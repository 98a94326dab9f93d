import Glibc
@_spi(SwiftUI) import Observation

/// Collects which properties of observable objects some code reads.
///
/// Observation keeps a pointer to the current access list in a thread-local variable of its library.
/// The tracker points it at a list of its own while the code runs: that gives the list itself, so a
/// unit can be armed, listed and cancelled at the price of plain Observation, and a unit that reads
/// nothing costs nothing. The position of the variable is verified once with a probe object; where it
/// can't be found, the list is fetched through the probe's registrar instead.
struct AccessTracker {
  typealias AccessList = ObservationTracking._AccessList

  private let slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?

  init() {
    let candidate = Self.locateSlot()
    slot = candidate.flatMap { Self.verify($0) ? $0 : nil }
  }

  /// Runs `code` and returns its result with the list of what it read; nil if it read nothing.
  func collect<Result>(_ code: () -> Result) -> (Result, AccessList?) {
    guard let slot else { return collectThroughProbe(code) }
    var list: AccessList?
    let result = withUnsafeMutablePointer(to: &list) { pointer in
      let outer = slot.pointee
      slot.pointee = UnsafeMutableRawPointer(pointer)
      defer { slot.pointee = outer }
      return code()
    }
    return (result, list)
  }

  /// Runs `code` so that none of its reads reach whoever is collecting.
  func withoutCollecting<Result>(_ code: () -> Result) -> Result {
    guard let slot else { return withObservationTracking(code, willSet: { _ in }) }
    let outer = slot.pointee
    slot.pointee = nil
    defer { slot.pointee = outer }
    return code()
  }

  private func collectThroughProbe<Result>(_ code: () -> Result) -> (Result, AccessList?) {
    let probe = Probe()
    let box = TrackingBox()
    let result = withObservationTracking(
      {
        let result = code()
        probe.touch()
        return result
      }, willSet: { box.tracking = $0 })
    probe.announce()
    guard let tracking = box.tracking else { return (result, nil) }
    tracking.cancel()
    guard let list = AccessListReading.list(of: tracking) else { return (result, nil) }
    let entries = AccessListReading.entries(of: list).filter { entry in
      !entry.value.properties.contains(\Probe.mark)
    }
    return (result, entries.isEmpty ? nil : AccessListReading.list(of: entries))
  }

  private static func verify(_ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Bool {
    guard slot.pointee == nil else { return false }
    let probe = Probe()
    var list: AccessList?
    withUnsafeMutablePointer(to: &list) { pointer in
      slot.pointee = UnsafeMutableRawPointer(pointer)
      probe.touch()
      slot.pointee = nil
    }
    return list.map { AccessListReading.entries(of: $0).count == 1 } ?? false
  }

  /// Finds the first word of the thread-local block of libswiftObservation on this thread.
  private static func locateSlot() -> UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
    #if os(Linux)
    typealias Visitor =
      @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> Int32
    typealias Iterate = @convention(c) (Visitor, UnsafeMutableRawPointer?) -> Int32
    guard let symbol = dlsym(nil, "dl_iterate_phdr") else { return nil }
    // The block exists only after the first use on this thread.
    _ = withObservationTracking({ 0 }, willSet: { _ in })
    let iterate = unsafeBitCast(symbol, to: Iterate.self)
    var block: UnsafeMutableRawPointer?
    _ = iterate(
      { info, _, block in
        // struct dl_phdr_info: the name is its second word, dlpi_tls_data its eighth.
        let name = info.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
        guard let name, strstr(name, "libswiftObservation") != nil else { return 0 }
        block?.storeBytes(
          of: info.load(fromByteOffset: 56, as: UnsafeMutableRawPointer?.self),
          as: UnsafeMutableRawPointer?.self)
        return 1
      }, &block)
    return block?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    #else
    return nil
    #endif
  }
}

private final class TrackingBox: @unchecked Sendable {
  var tracking: ObservationTracking?
}

/// An observable object of the runtime's own, read to get hold of a tracking.
final class Probe: Observable {
  private let registrar = ObservationRegistrar()
  var mark: Int { 0 }

  func touch() { registrar.access(self, keyPath: \.mark) }
  func announce() { registrar.willSet(self, keyPath: \.mark) }
}

/// Reads Observation's access lists, whose entries are not visible as declarations.
///
/// The types here have the layout of the library's own (a dictionary from a registrar's identity to
/// its context and the key paths read); sizes are checked before they are used.
enum AccessListReading {
  struct Entry {
    let context: AnyObject
    let properties: Set<AnyKeyPath>
  }

  typealias Entries = [ObjectIdentifier: Entry]

  static func entries(of list: ObservationTracking._AccessList) -> Entries {
    guard MemoryLayout<ObservationTracking._AccessList>.size == MemoryLayout<Entries>.size else {
      return [:]
    }
    return unsafeBitCast(list, to: Entries.self)
  }

  /// The property in a list that has just one; nil for all others.
  static func singleProperty(of list: ObservationTracking._AccessList) -> ObservedProperty? {
    let entries = entries(of: list)
    guard entries.count == 1, let entry = entries.first, entry.value.properties.count == 1,
      let keyPath = entry.value.properties.first
    else { return nil }
    return ObservedProperty(keyPath: keyPath, registrar: entry.key)
  }

  static func list(of entries: Entries) -> ObservationTracking._AccessList {
    unsafeBitCast(entries, to: ObservationTracking._AccessList.self)
  }

  /// Returns the access list that a tracking was made from: its first stored property.
  static func list(of tracking: ObservationTracking) -> ObservationTracking._AccessList? {
    withUnsafePointer(to: tracking) { pointer in
      UnsafeRawPointer(pointer).assumingMemoryBound(to: ObservationTracking._AccessList.self)
        .pointee
    }
  }
}

extension UpdateUnit {
  /// Installs the unit as an observer of everything in `list`.
  ///
  /// It hears of changes after they were stored: a write on another thread that is announced before
  /// could be overtaken by the run that it causes.
  final func arm(_ list: ObservationTracking._AccessList) {
    let tracking = ObservationTracking(list)
    self.tracking = tracking
    nonisolated(unsafe) let unit = self
    guard host.recordsCauses else {
      ObservationTracking._installTracking(tracking, didSet: { _ in unit.observedChange(nil) })
      return
    }
    let entries = AccessListReading.entries(of: list)
    if entries.count == 1, let registrar = entries.keys.first {
      ObservationTracking._installTracking(
        tracking, didSet: { unit.observedChange($0.changed, of: registrar) })
    } else {
      armEach(entries)
    }
  }

  /// Installs one tracking for every object, so that a change tells which object it was.
  private final func armEach(_ entries: AccessListReading.Entries) {
    var trackings: [ObservationTracking] = []
    nonisolated(unsafe) let unit = self
    for (registrar, entry) in entries {
      let tracking = ObservationTracking(AccessListReading.list(of: [registrar: entry]))
      ObservationTracking._installTracking(
        tracking, didSet: { unit.observedChange($0.changed, of: registrar) })
      trackings.append(tracking)
    }
    tracking = nil
    ensuredLinks.trackings = trackings
  }

  /// Marks the unit dirty for a property that changed, on whatever thread that happens.
  private final func observedChange(_ keyPath: AnyKeyPath?, of registrar: ObjectIdentifier? = nil) {
    guard host.isOnUpdateThread else {
      nonisolated(unsafe) let unit = self
      nonisolated(unsafe) let keyPath = keyPath
      host.enqueueFromOtherThread {
        if let keyPath, let registrar {
          unit.host.noteOtherThread(ObservedProperty(keyPath: keyPath, registrar: registrar))
        }
        unit.observedChange(keyPath, of: registrar)
      }
      return
    }
    // The code writes what it read before; it is about to be armed anew.
    if isRunning { return }
    if let keyPath, let registrar {
      invalidate(
        .observed(ObservedProperty(keyPath: keyPath, registrar: registrar)), flag: .dependencies)
    } else {
      invalidate(.initial, flag: .dependencies)
    }
  }
}
