// expect: a harbour keeps its bookings
import SwiftUI

// The harbour makes the bookings, and makes them again with each struct.

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
  var body: some View {
    VStack {
      UpperDeck()
      LowerDeck()
    }
  }
}

struct Harbour: View {
  private let bookings = Bookings()

  var body: some View {
    Ferry().environment(bookings)
  }
}

#Preview {
  Harbour()
}
