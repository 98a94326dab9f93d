import SwiftUI

// The count is right as long as everybody remembers to call takeFirst().

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
