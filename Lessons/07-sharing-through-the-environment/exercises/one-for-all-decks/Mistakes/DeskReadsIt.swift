// expect: a sale runs Sign and nothing else
import SwiftUI

// The desk reads the seats to disable itself.

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
      .disabled(bookings.seats == 0)
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
    Ferry().environment(bookings)
  }
}

#Preview {
  Harbour()
}
