@_spi(SwiftUI) import Observation

/// Bare Observation doing the reads that views do: what no runtime over it can undercut.
///
/// Arms with `withObservationTracking(_:willSet:)`, fires, cancels and arms again.
@MainActor struct Floor {
  private let read: (Int) -> Void

  /// Arms observers.
  ///
  /// - Parameters:
  ///   - count: how many observers.
  ///   - read: what the observer of an index reads.
  init(_ count: Int, read: @escaping (Int) -> Void) {
    self.read = read
    for index in 0..<count { arm(index) }
    Fired.observers.removeAll()
  }

  /// Makes a change, then arms every observer again that it fired.
  func update(_ write: () -> Void) {
    write()
    let fired = Fired.observers
    Fired.observers.removeAll(keepingCapacity: true)
    for observer in fired {
      observer.tracking.cancel()
      arm(observer.index)
    }
  }

  /// Ends every observer: `write` fires all of them.
  func end(_ write: () -> Void) {
    write()
    for observer in Fired.observers { observer.tracking.cancel() }
    Fired.observers.removeAll(keepingCapacity: true)
  }

  private func arm(_ index: Int) {
    withObservationTracking({ read(index) }, willSet: { Fired.note(index, $0) })
  }
}

/// The observers of the floor that fired.
private enum Fired {
  nonisolated(unsafe) static var observers: [(index: Int, tracking: ObservationTracking)] = []

  /// An observer fires with every write until it is cancelled.
  static func note(_ index: Int, _ tracking: ObservationTracking) {
    if observers.last?.index != index { observers.append((index, tracking)) }
  }
}
