// expect: a logbook that nobody holds goes away
import SwiftUI

// The loop holds the logbook, and it never ends.

@Observable
final class Gauge {
  var level = 3
  var wind = 2
}

@MainActor
final class Logbook {
  private let gauge: Gauge
  private(set) var lines: [String] = []
  private var reading: Task<Void, Never>?

  init(_ gauge: Gauge) {
    self.gauge = gauge
  }

  func start() {
    reading = Task { [gauge] in
      for await level in Observations({ gauge.level }) {
        self.lines.append("level \(level)")
      }
    }
  }

  deinit { reading?.cancel() }
}
