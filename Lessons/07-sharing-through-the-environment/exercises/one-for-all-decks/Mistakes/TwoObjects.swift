// expect: a sale is on the sign
import SwiftUI

// Sign and desk are given different bookings.

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
  @State private var first = Bookings()
  @State private var second = Bookings()

  var body: some View {
    VStack {
      UpperDeck().environment(first)
      LowerDeck().environment(second)
    }
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
