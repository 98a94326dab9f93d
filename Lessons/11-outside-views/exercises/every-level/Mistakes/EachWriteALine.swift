// expect: writes without a pause are one line
import SwiftUI

// The gauge calls for each write.

@Observable
final class Gauge {
  var level = 3 {
    didSet { changed?(level) }
  }
  @ObservationIgnored var changed: ((Int) -> Void)?
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
    gauge.changed = { [weak self] level in
      MainActor.assumeIsolated { self?.lines.append("level \(level)") }
    }
  }
}
