// expect: Play has moved
import SwiftUI

// The outer model moved first: now the play is heard even less.

final class Play: ObservableObject {
  @Published var title = "Hamlet"
  @Published var seats = 40
}

@Observable
final class Theatre {
  var play = Play()
  var isOpen = false
}

struct SeatSign: View {
  let theatre: Theatre

  var body: some View {
    Text("\(theatre.play.title): \(theatre.play.seats) seats left")
  }
}

struct DoorSign: View {
  let theatre: Theatre

  var body: some View { Text(theatre.isOpen ? "Come in" : "Not yet open") }
}

struct TheatreScreen: View {
  let theatre: Theatre

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
