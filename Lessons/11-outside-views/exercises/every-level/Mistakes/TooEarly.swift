// expect: each change is written with the new level
import SwiftUI

// Set up again at once, before the change has happened.

@Observable
final class Gauge {
  var level = 3
  var wind = 2
}

@MainActor
final class Logbook {
  private let gauge: Gauge
  private(set) var lines: [String] = []

  init(_ gauge: Gauge) {
    self.gauge = gauge
  }

  func start() {
    withObservationTracking {
      lines.append("level \(gauge.level)")
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.start() }
    }
  }
}
