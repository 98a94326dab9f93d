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
  private let cells = AccessCells()
  private let slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?

  init() {
    let candidate = Self.locateSlot()
    slot = candidate.flatMap { Self.verify($0) ? $0 : nil }
  }

  /// Runs `code` and returns its result with the list of what it read; nil if it read nothing.
  func collect<Result>(_ code: () -> Result) -> (Result, AccessList?) {
    guard let frame = begin() else { return collectThroughProbe(code) }
    let result = code()
    return (result, end(frame))
  }

  /// Begins to collect; nil where that takes the probe.
  ///
  /// Without a closure: every generic call in between costs as much as the collecting.
  func begin() -> Frame? {
    guard let slot else { return nil }
    let frame = Frame(cell: cells.take(), outer: slot.pointee)
    slot.pointee = UnsafeMutableRawPointer(frame.cell)
    return frame
  }

  /// Ends what `begin` began.
  func end(_ frame: Frame) -> AccessList? {
    slot?.pointee = frame.outer
    return cells.putBack(frame.cell)
  }

  /// A list in the making, and the one that is collected around it.
  struct Frame {
    fileprivate let cell: AccessCells.Cell
    fileprivate let outer: UnsafeMutableRawPointer?
  }

  /// Runs `code` so that none of its reads reach whoever is collecting.
  func withoutCollecting<Result>(_ code: () -> Result) -> Result {
    guard let slot else { return withObservationTracking(code, willSet: { _ in }) }
    let outer = slot.pointee
    slot.pointee = nil
    defer { slot.pointee = outer }
    return code()
  }

  func collectThroughProbe<Result>(_ code: () -> Result) -> (Result, AccessList?) {
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
    let entries = AccessList(of: tracking).entries.filter { entry in
      !entry.value.properties.contains(\Probe.mark)
    }
    return (result, entries.isEmpty ? nil : AccessList(entries: entries))
  }

  private static func verify(_ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Bool {
    guard slot.pointee == nil, AccessList.hasLayoutOfObservation else { return false }
    let probe = Probe()
    var list: AccessList?
    withUnsafeMutablePointer(to: &list) { pointer in
      slot.pointee = UnsafeMutableRawPointer(pointer)
      probe.touch()
      slot.pointee = nil
    }
    return list?.entries.count == 1
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

/// Memory for lists in the making: one is enough unless runs are nested.
private final class AccessCells {
  typealias Cell = UnsafeMutablePointer<AccessList?>

  private var spare: Cell?

  deinit { spare?.deallocate() }

  func take() -> Cell {
    let cell = spare ?? Cell.allocate(capacity: 1)
    spare = nil
    cell.initialize(to: nil)
    return cell
  }

  func putBack(_ cell: Cell) -> AccessList? {
    let list = cell.move()
    if spare == nil { spare = cell } else { cell.deallocate() }
    return list
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
