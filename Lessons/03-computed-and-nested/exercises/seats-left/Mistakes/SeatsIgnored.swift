// expect: a new seat counts, and so does a removed one
import SwiftUI

// The array is taken out of tracking.

@Observable
final class Seat {
  var isTaken = false
}

@Observable
final class Ferry {
  var name = "Swan"
  @ObservationIgnored var seats = [Seat(), Seat(), Seat()]

  var freeSeats: Int { seats.filter { !$0.isTaken }.count }

  func takeFirst() {
    seats.first { !$0.isTaken }?.isTaken = true
  }
}

struct SeatsLabel: View {
  let ferry: Ferry

  var body: some View {
    VStack {
      Text("\(ferry.freeSeats) free")
      Button("Take a seat") { ferry.takeFirst() }
    }
  }
}

#Preview {
  SeatsLabel(ferry: Ferry())
}
