import Combine
import SwiftUI

// Half of it has moved. The doors still run everything, and the log hangs on Combine.

@Observable
final class Play {
  var title = "Hamlet"
  var seats = 40
}

final class Theatre: ObservableObject {
  @Published var play: Play? = Play()
  @Published var isOpen = false
  private var log: AnyCancellable?

  init() {
    log = $isOpen.dropFirst().sink { print("doors \($0 ? "open" : "closed")") }
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
