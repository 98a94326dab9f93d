// expect: a tick leaves every LapRow alone
import SwiftUI

// The button is cured, the rows aren't.

@Observable
final class Stopwatch {
  var seconds = 0
  var laps = [12, 31]
}

struct ResetButton: View {
  let stopwatch: Stopwatch

  var body: some View {
    Button("Reset") { stopwatch.seconds = 0 }
  }
}

struct LapRow: View {
  let lap: Int
  let drop: () -> Void

  var body: some View {
    HStack {
      Text("Lap: \(lap)")
      Button("Drop \(lap)", action: drop)
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
      ResetButton(stopwatch: stopwatch)
      ForEach(stopwatch.laps, id: \.self) { lap in
        LapRow(lap: lap) { stopwatch.laps.removeAll { $0 == lap } }
      }
      Button("Tick") { stopwatch.seconds += 1 }
    }
  }
}

#Preview {
  StopwatchScreen(stopwatch: Stopwatch())
}
