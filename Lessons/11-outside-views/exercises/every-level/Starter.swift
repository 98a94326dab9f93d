import SwiftUI

// One line for the first change, with the level from before it. Then nothing.

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
      _ = gauge.level
    } onChange: {
      MainActor.assumeIsolated {
        self.lines.append("level \(self.gauge.level)")
      }
    }
  }
}
