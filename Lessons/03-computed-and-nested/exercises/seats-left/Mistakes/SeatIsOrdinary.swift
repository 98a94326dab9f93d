// expect: the button takes one seat at a time
import SwiftUI

// The seats report nothing.

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
