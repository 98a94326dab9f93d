// expect: another play is on the sign
import SwiftUI

// The sign holds the theatre in a `let`, so it misses a new play.

@Observable
final class Play {
  var title = "Hamlet"
  var seats = 40
}

final class Theatre: ObservableObject {
  @Published var play = Play()
  @Published var isOpen = false
}

struct SeatSign: View {
  let theatre: Theatre

  var body: some View {
    Text("\(theatre.play.title): \(theatre.play.seats) seats left")
  }
}

struct DoorSign: View {
  @ObservedObject var theatre: Theatre

  var body: some View { Text(theatre.isOpen ? "Come in" : "Not yet open") }
}

struct TheatreScreen: View {
  @ObservedObject var theatre: Theatre

  var body: some View {
    VStack {
      SeatSign(theatre: theatre)
      DoorSign(theatre: theatre)
      Button("Sell a seat") { theatre.play.seats -= 1 }
      Button(theatre.isOpen ? "Shut the doors" : "Open the doors") { theatre.isOpen.toggle() }
    }
  }
}

#Preview {
  TheatreScreen(theatre: Theatre())
}
