// expect: each harbour has bookings of its own
import SwiftUI

// Put in, but one object for every harbour.

@Observable
final class Bookings {
  static let shared = Bookings()
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
  var body: some View {
    VStack {
      UpperDeck()
      LowerDeck()
    }
  }
}

struct Harbour: View {
  var body: some View {
    Ferry().environment(Bookings.shared)
  }
}

#Preview {
  Harbour()
}
