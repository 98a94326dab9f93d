import SwiftUI

// The stopwatch comes by the environment.

@Observable
final class Stopwatch {
  var seconds = 0
  var laps = [12, 31]
}

struct ResetButton: View {
  @Environment(Stopwatch.self) private var stopwatch

  var body: some View {
    Button("Reset") { stopwatch.seconds = 0 }
  }
}

struct LapRow: View {
  let lap: Int
  @Environment(Stopwatch.self) private var stopwatch

  var body: some View {
    HStack {
      Text("Lap: \(lap)")
      Button("Drop \(lap)") { stopwatch.laps.removeAll { $0 == lap } }
    }
  }
}

struct StopwatchScreen: View {
  let stopwatch: Stopwatch
  var title = "Stopwatch"

  var body: some View {
    VStack {
      Text(title)
      Text("\(stopwatch.seconds) s")
      ResetButton()
      ForEach(stopwatch.laps, id: \.self) { lap in
        LapRow(lap: lap)
      }
      Button("Tick") { stopwatch.seconds += 1 }
    }
    .environment(stopwatch)
  }
}

#Preview {
  StopwatchScreen(stopwatch: Stopwatch())
}
