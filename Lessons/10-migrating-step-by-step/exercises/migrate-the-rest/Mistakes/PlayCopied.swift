// expect: a cancelled play is off the sign
import SwiftUI

// The sign takes the play out once and keeps it.

@Observable
final class Play {
  var title = "Hamlet"
  var seats = 40
}

@Observable
final class Theatre {
  var play: Play? = Play()
  var isOpen = false {
    didSet { print("doors \(isOpen ? "open" : "closed")") }
  }
}

struct SeatSign: View {
  @State private var play: Play?

  init(theatre: Theatre) {
    _play = State(initialValue: theatre.play)
  }

  var body: some View {
    if let play {
      Text("\(play.title): \(play.seats) seats left")
    } else {
      Text("No play tonight")
    }
  }
}

struct DoorSwitch: View {
  @Environment(Theatre.self) private var theatre

  var body: some View {
    @Bindable var theatre = theatre
    Toggle("Doors open", isOn: $theatre.isOpen)
  }
}

struct TheatreScreen: View {
  @State private var theatre = Theatre()

  var body: some View {
    VStack {
      SeatSign(theatre: theatre)
      DoorSwitch()
      Button("Sell a seat") { theatre.play?.seats -= 1 }
      Button("Play Othello") { theatre.play?.title = "Othello" }
      Button("Cancel the play") { theatre.play = nil }
    }
    .environment(theatre)
  }
}

#Preview {
  TheatreScreen()
}
