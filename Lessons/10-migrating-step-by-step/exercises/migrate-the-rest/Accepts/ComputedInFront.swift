import SwiftUI

// A computed property in front of the stored one prints; the environment is read as optional.

@Observable
class Play {
  var title = "Hamlet"
  var seats = 40
}

@Observable
class Theatre {
  var play: Play? = Play()
  private var doors = false

  var isOpen: Bool {
    get { doors }
    set {
      doors = newValue
      report()
    }
  }

  private func report() {
    print("doors", doors ? "open" : "closed")
  }
}

struct SeatSign: View {
  @Environment(Theatre.self) private var theatre: Theatre?

  var body: some View {
    switch theatre?.play {
    case let play?: Text("\(play.title): \(play.seats) seats left")
    case nil: Text("No play tonight")
    }
  }
}

struct DoorSwitch: View {
  @Environment(Theatre.self) private var theatre

  var body: some View { Toggle("Doors open", isOn: Bindable(theatre).isOpen) }
}

struct TheatreScreen: View {
  @State private var theatre: Theatre

  init() { _theatre = State(initialValue: Theatre()) }

  var body: some View {
    Group {
      DoorSwitch()
      SeatSign()
      Button("Sell a seat") {
        if let play = theatre.play { play.seats -= 1 }
      }
      Button("Play Othello") { theatre.play?.title = "Othello" }
      Button("Cancel the play") { theatre.play = nil }
    }
    .environment(theatre)
  }
}
