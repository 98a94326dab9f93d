import SwiftUI

// The sequence ends by itself once the logbook is gone.

@Observable
final class Gauge {
  var level = 3
  var wind = 2
}

@MainActor
final class Logbook {
  let gauge: Gauge
  var lines = [String]()

  init(_ gauge: Gauge) { self.gauge = gauge }

  func start() {
    let levels = Observations<Int, Never>.untilFinished { [weak self] in
      guard let self else { return .finish }
      return .next(self.gauge.level)
    }
    Task { [weak self] in
      for await level in levels {
        self?.note(level)
      }
    }
  }

  private func note(_ level: Int) { lines.append("level \(level)") }
}
