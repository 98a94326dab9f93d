import SwiftUI

// The modifier stands around a stack, and reaches all that is in it.

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
  @State private var bookings = Bookings()

  var body: some View {
    VStack {
      Ferry()
    }
    .environment(bookings)
  }
}

#Preview {
  Harbour()
}
