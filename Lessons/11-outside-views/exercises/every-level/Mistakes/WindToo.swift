// expect: the wind writes nothing
import SwiftUI

// More is read than is written down.

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
      _ = gauge.wind
      lines.append("level \(gauge.level)")
    } onChange: { [weak self] in
      Task { @MainActor in self?.start() }
    }
  }
}
