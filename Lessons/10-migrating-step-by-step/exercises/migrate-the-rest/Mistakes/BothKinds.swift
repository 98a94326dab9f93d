// expect: nothing of the older system is left
import SwiftUI

// The wrappers are still there, for a class of both kinds.

@Observable
final class Play {
  var title = "Hamlet"
  var seats = 40
}

@Observable
final class Theatre: ObservableObject {
  var play: Play? = Play()
  var isOpen = false {
    didSet { print("doors \(isOpen ? "open" : "closed")") }
  }
}

struct SeatSign: View {
  @EnvironmentObject var theatre: Theatre

  var body: some View {
    if let play = theatre.play {
      Text("\(play.title): \(play.seats) seats left")
    } else {
      Text("No play tonight")
    }
  }
}

struct DoorSwitch: View {
  @EnvironmentObject var theatre: Theatre

  var body: some View { Toggle("Doors open", isOn: $theatre.isOpen) }
}

struct TheatreScreen: View {
  @StateObject private var theatre = Theatre()

  var body: some View {
    VStack {
      SeatSign()
      DoorSwitch()
      Button("Sell a seat") { theatre.play?.seats -= 1 }
      Button("Play Othello") { theatre.play?.title = "Othello" }
      Button("Cancel the play") { theatre.play = nil }
    }
    .environmentObject(theatre)
  }
}

#Preview {
  TheatreScreen()
}
