import SwiftUI

// One computed property on top of another, and a label of its own.

@Observable
final class Seat {
  var isTaken = false
}

@Observable
final class Ferry {
  var name = "Swan"
  var seats = [Seat(), Seat(), Seat()]

  private var openSeats: [Seat] { seats.filter { !$0.isTaken } }

  var freeSeats: Int { openSeats.count }

  func takeFirst() {
    openSeats.first?.isTaken = true
  }
}

struct CountLabel: View {
  let ferry: Ferry

  var body: some View { Text("\(ferry.freeSeats) free") }
}

struct SeatsLabel: View {
  let ferry: Ferry

  var body: some View {
    VStack {
      CountLabel(ferry: ferry)
      Button("Take a seat") { ferry.takeFirst() }
    }
  }
}

#Preview {
  SeatsLabel(ferry: Ferry())
}
