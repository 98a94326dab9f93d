import SwiftUI

// The sign is handed the play; the theatre keeps its part of the old system.

@Observable class Play {
  var title: String
  var seats: Int

  init(title: String = "Hamlet", seats: Int = 40) {
    self.title = title
    self.seats = seats
  }

  var line: String { "\(title): \(seats) seats left" }
}

class Theatre: ObservableObject {
  @Published var play = Play()
  @Published var isOpen = false
}

struct SeatSign: View {
  let play: Play

  var body: some View { Text(play.line) }
}

struct DoorSign: View {
  let isOpen: Bool

  var body: some View { Text(isOpen ? "Come in" : "Not yet open") }
}

struct TheatreScreen: View {
  @ObservedObject var theatre: Theatre

  var body: some View {
    SeatSign(play: theatre.play)
    DoorSign(isOpen: theatre.isOpen)
    Button("Sell a seat") { theatre.play.seats -= 1 }
    Button(theatre.isOpen ? "Shut the doors" : "Open the doors") { theatre.isOpen.toggle() }
  }
}
