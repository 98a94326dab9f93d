import SwiftUI

// All seats without the taken ones.

@Observable
final class Seat {
  var isTaken = false
}

@Observable
final class Ferry {
  var name = "Swan"
  var seats = [Seat(), Seat(), Seat()]

  var freeSeats: Int {
    seats.count - seats.reduce(0) { sum, seat in sum + (seat.isTaken ? 1 : 0) }
  }

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
