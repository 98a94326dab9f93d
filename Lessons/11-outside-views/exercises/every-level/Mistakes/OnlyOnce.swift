// expect: each change is written with the new level
import SwiftUI

// The line is right, and nobody sets it up again.

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
    lines.append("level \(gauge.level)")
    withObservationTracking {
      _ = gauge.level
    } onChange: { [weak self] in
      Task { @MainActor in
        guard let self else { return }
        self.lines.append("level \(self.gauge.level)")
      }
    }
  }
}
