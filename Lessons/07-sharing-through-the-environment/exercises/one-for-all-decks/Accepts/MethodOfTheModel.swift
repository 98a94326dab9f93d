import SwiftUI

// The model sells; the sign asks it for its text.

@Observable
final class Bookings {
  var seats = 40
  var text: String { "\(seats) seats left" }

  func sell() { seats -= 1 }
}

struct Sign: View {
  @Environment(Bookings.self) private var bookings

  var body: some View {
    Text(bookings.text)
  }
}

struct Desk: View {
  @Environment(Bookings.self) private var bookings

  var body: some View {
    Button("Sell") { bookings.sell() }
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
