// expect: a seat taken elsewhere counts
import SwiftUI

// The label keeps the first answer in its own state.

@Observable
final class Seat {
  var isTaken = false
}

@Observable
final class Ferry {
  var name = "Swan"
  var seats = [Seat(), Seat(), Seat()]

  var freeSeats: Int { seats.filter { !$0.isTaken }.count }

  func takeFirst() {
    seats.first { !$0.isTaken }?.isTaken = true
  }
}

struct SeatsLabel: View {
  let ferry: Ferry
  @State private var free = 3

  var body: some View {
    VStack {
      Text("\(free) free")
      Button("Take a seat") {
        ferry.takeFirst()
        free = ferry.freeSeats
      }
    }
  }
}

#Preview {
  SeatsLabel(ferry: Ferry())
}
