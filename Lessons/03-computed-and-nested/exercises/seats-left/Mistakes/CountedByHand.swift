// expect: a seat taken elsewhere counts
import SwiftUI

// As in the starter: a stored count that one method keeps.

@Observable
final class Seat {
  var isTaken = false
}

@Observable
final class Ferry {
  var name = "Swan"
  var seats = [Seat(), Seat(), Seat()]
  var freeSeats = 3

  func takeFirst() {
    guard let seat = seats.first(where: { !$0.isTaken }) else { return }
    seat.isTaken = true
    freeSeats -= 1
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
