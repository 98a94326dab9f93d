// expect: a second import takes the place of the first
import SwiftUI

// The new readings are appended to the old ones.

enum Gauge {
  /// Sends eight readings, with a pause before each.
  static func measure() -> AsyncStream<Int> {
    AsyncStream { stream in
      Task {
        for millimetres in [3, 0, 7, 12, 5, 1, 0, 4] {
          try? await Task.sleep(for: .milliseconds(10))
          stream.yield(millimetres)
        }
        stream.finish()
      }
    }
  }
}

@Observable
final class RainLog {
  var readings: [Int] = []
  var isImporting = false

  @MainActor func importAll() async {
    isImporting = true
    var collected: [Int] = []
    for await millimetres in Gauge.measure() {
      collected.append(millimetres)
    }
    readings += collected
    isImporting = false
  }
}

struct Chart: View {
  let log: RainLog

  var body: some View {
    Text("Rain: \(log.readings.map(String.init).joined(separator: "-"))")
  }
}

struct Sign: View {
  let log: RainLog

  var body: some View { Text(log.isImporting ? "importing" : "ready") }
}

struct RainScreen: View {
  let log: RainLog

  var body: some View {
    VStack {
      Sign(log: log)
      Chart(log: log)
      Button("Import") { Task { await log.importAll() } }
    }
  }
}

#Preview {
  RainScreen(log: RainLog())
}
