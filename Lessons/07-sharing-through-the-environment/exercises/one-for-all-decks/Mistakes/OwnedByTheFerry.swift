// expect: the views use the bookings of their surroundings
import SwiftUI

// The ferry owns the bookings and puts them in, nearer than what comes from above.

@Observable
final class Bookings {
  var seats = 40
}

struct Sign: View {
  @Environment(Bookings.self) private var bookings

  var body: some View {
    Text("\(bookings.seats) seats left")
  }
}

struct Desk: View {
  @Environment(Bookings.self) private var bookings

  var body: some View {
    Button("Sell") { bookings.seats -= 1 }
  }
}

struct UpperDeck: View {
  var body: some View {
    VStack {
      Text("Upper deck")
      Sign()
    }
  }
}

struct LowerDeck: View {
  var body: some View {
    VStack {
      Text("Lower deck")
      Desk()
    }
  }
}

struct Ferry: View {
  @State private var bookings = Bookings()

  var body: some View {
    VStack {
      UpperDeck()
      LowerDeck()
    }
    .environment(bookings)
  }
}

struct Harbour: View {
  var body: some View {
    Ferry()
  }
}

#Preview {
  Harbour()
}
