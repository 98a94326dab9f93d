// expect: each change is written with the new level
import SwiftUI

// The task is cancelled as soon as it has begun.

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
    let reading = Task { [weak self, gauge] in
      for await level in Observations({ gauge.level }) {
        self?.lines.append("level \(level)")
      }
    }
    DispatchQueue.main.async { reading.cancel() }
  }
}
