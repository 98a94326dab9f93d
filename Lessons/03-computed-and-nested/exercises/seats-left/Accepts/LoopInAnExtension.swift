import SwiftUI

// The answer comes from an extension, by a loop.

@Observable
final class Seat {
  var isTaken = false
}

@Observable
final class Ferry {
  var name = "Swan"
  var seats = [Seat(), Seat(), Seat()]

  func takeFirst() {
    seats.first { !$0.isTaken }?.isTaken = true
  }
}

extension Ferry {
  var freeSeats: Int {
    var free = 0
    for seat in seats where seat.isTaken == false { free += 1 }
    return free
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
