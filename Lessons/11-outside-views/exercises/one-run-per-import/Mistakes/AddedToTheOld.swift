// expect: a second import takes the place of the first
import SwiftUI

// The new readings are appended to the old ones.

@Observable
final class RainLog {
  var readings: [Int] = []
  var isImporting = false

  @MainActor func importAll(from gauge: AsyncStream<Int>) async {
    isImporting = true
    var collected: [Int] = []
    for await millimetres in gauge {
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
  let measure: () -> AsyncStream<Int>

  var body: some View {
    VStack {
      Sign(log: log)
      Chart(log: log)
      Button("Import") {
        Task { await log.importAll(from: measure()) }
      }
    }
  }
}

#Preview {
  RainScreen(log: RainLog()) {
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
