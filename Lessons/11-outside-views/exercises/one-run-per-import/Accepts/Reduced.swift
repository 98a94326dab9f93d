import SwiftUI

// The sequence is reduced to an array.

@Observable
final class RainLog {
  var readings: [Int] = []
  var isImporting = false

  @MainActor func importAll(from gauge: AsyncStream<Int>) async {
    isImporting = true
    defer { isImporting = false }
    readings = await gauge.reduce(into: []) { $0.append($1) }
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
