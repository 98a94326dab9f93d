import SwiftUI

// The line is printed by the view that shows the doors; the models are handed over.

@Observable final class Play {
  var title = "Hamlet"
  var seats = 40

  var sign: String { "\(title): \(seats) seats left" }
}

@Observable final class Theatre {
  var play: Play?
  var isOpen: Bool

  init(play: Play? = Play(), isOpen: Bool = false) {
    self.play = play
    self.isOpen = isOpen
  }
}

struct SeatSign: View {
  let theatre: Theatre

  var body: some View { Text(theatre.play?.sign ?? "No play tonight") }
}

struct DoorSwitch: View {
  @Bindable var theatre: Theatre

  var body: some View {
    Toggle("Doors open", isOn: $theatre.isOpen)
      .onChange(of: theatre.isOpen) { _, isOpen in
        print(isOpen ? "doors open" : "doors closed")
      }
  }
}

struct TheatreScreen: View {
  @State private var theatre = Theatre()

  var body: some View {
    SeatSign(theatre: theatre)
    DoorSwitch(theatre: theatre)
    Button("Sell a seat") { theatre.play?.seats -= 1 }
    Button("Play Othello") { theatre.play?.title = "Othello" }
    Button("Cancel the play") { theatre.play = nil }
  }
}
