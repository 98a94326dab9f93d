import SwiftUI

// Each tick runs the button and every lap. They look the same as before.

@Observable
final class Stopwatch {
  var seconds = 0
  var laps = [12, 31]
}

struct ResetButton: View {
  let action: () -> Void

  var body: some View { Button("Reset", action: action) }
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
      ResetButton { stopwatch.seconds = 0 }
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
