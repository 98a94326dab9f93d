import Observation
import SwiftUI

// The tracked closure returns the level; the line is written after it.

@Observable class Gauge {
  var level = 3
  var wind = 2
}

@MainActor
class Logbook {
  private unowned let gauge: Gauge
  private(set) var lines: [String] = []

  init(_ gauge: Gauge) { self.gauge = gauge }

  func start() { next() }

  private func next() {
    let level = withObservationTracking(
      { gauge.level },
      onChange: { [weak self] in
        DispatchQueue.main.async { [weak self] in self?.next() }
      })
    lines += ["level \(level)"]
  }
}
