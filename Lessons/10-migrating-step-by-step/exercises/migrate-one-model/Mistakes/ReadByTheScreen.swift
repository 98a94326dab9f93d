// expect: a sold seat runs SeatSign alone
import SwiftUI

// The screen reads the seats and hands the number down.

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
  let title: String
  let seats: Int

  var body: some View {
    Text("\(title): \(seats) seats left")
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
      SeatSign(title: theatre.play.title, seats: theatre.play.seats)
      DoorSign(theatre: theatre)
      Button("Sell a seat") { theatre.play.seats -= 1 }
      Button(theatre.isOpen ? "Shut the doors" : "Open the doors") { theatre.isOpen.toggle() }
    }
  }
}

#Preview {
  TheatreScreen(theatre: Theatre())
}
