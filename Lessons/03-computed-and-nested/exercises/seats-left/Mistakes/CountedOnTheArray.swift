// expect: a seat taken elsewhere counts
import SwiftUI

// The count is renewed when the array changes; a seat that changes is no change of the array.

@Observable
final class Seat {
  var isTaken = false
}

@Observable
final class Ferry {
  var name = "Swan"
  var seats = [Seat(), Seat(), Seat()] {
    didSet { freeSeats = seats.filter { !$0.isTaken }.count }
  }
  var freeSeats = 3

  func takeFirst() {
    seats.first { !$0.isTaken }?.isTaken = true
    freeSeats = seats.filter { !$0.isTaken }.count
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
